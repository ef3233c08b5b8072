import { make } from "../../components/dom.js";
import { happenings } from "./moments.js";

/** Milliseconds without another selection after which the selected view is said. */
const selectionPause = 300;
/** Milliseconds without another change after which changed values are said. */
const changePause = 1200;
/** Milliseconds after which they are said although they change on. */
const longest = 8000;
/** The most values that are said at once. */
const limit = 3;

/** What a screen reader says of the selected view: which one it is, and what of its values has changed once that has come to rest. */
export class ViewVoice {
    element = make("p", { className: "unseen", role: "status" });

    #timers;
    #timer = null;
    #selection = "";
    /** By name, the newest values that have not been said. */
    #changes = new Map();
    #changedAt = null;

    /** @param timers `{ now, setTimeout, clearTimeout }` */
    constructor(timers) {
        this.#timers = timers;
    }

    remove() {
        this.#timers.clearTimeout(this.#timer);
    }

    /** A view was selected. @param name what it is called; "" if none is, or if it is said elsewhere */
    select(name) {
        this.#changes.clear();
        this.#changedAt = null;
        this.#selection = name;
        this.#wait(selectionPause);
    }

    /** A value of the selected view has changed. @param group the title of its group */
    change(group, name, value) {
        // What was called in a step is another matter in each of them.
        if (name === "" || happenings.includes(group)) return;
        this.#changes.set(name, value);
        this.#changedAt ??= this.#timers.now();
        if (this.#selection !== "") return;
        this.#wait(Math.max(0, Math.min(changePause, this.#changedAt + longest - this.#timers.now())));
    }

    #wait(pause) {
        this.#timers.clearTimeout(this.#timer);
        this.#timer = this.#timers.setTimeout(() => this.#say(), pause);
    }

    #say() {
        if (this.#selection !== "") {
            this.element.textContent = `Selected: ${this.#selection}`;
            this.#selection = "";
            if (this.#changes.size > 0) this.#wait(changePause);
            return;
        }
        if (this.#changes.size === 0) return;
        const said = [...this.#changes].slice(0, limit).map(([name, value]) => `${name} ${value}`);
        const more = this.#changes.size - said.length;
        this.element.textContent = `Now ${said.join("; ")}${more === 0 ? "" : more === 1 ? "; and one more value" : `; and ${more} more values`}`;
        this.#changes.clear();
        this.#changedAt = null;
    }
}
