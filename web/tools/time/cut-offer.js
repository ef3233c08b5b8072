import { make, makeButton } from "../../components/dom.js";
import { age } from "./wording.js";

/** Less than this, in steps, nobody misses. */
const fewest = 6;
/** How long the offer stands, in milliseconds. */
const duration = 12_000;

/**
 * Says that somebody who touched a stage tick of before has cut off what came after it, and offers to bring it back: by its button,
 * or by Ctrl+Z while it stands.
 */
export class CutOffer {
    #element;
    #text = make("span");
    #undo;
    #restore;
    #timers;
    #timer = null;
    /** Of the newest cut that was heard of; undefined before the first notice: what was cut before one came is no news. */
    #heard;

    /**
     * @param element an empty live region; @param restore called to bring it back
     * @param timers `setTimeout` and `clearTimeout`
     */
    constructor(element, restore, timers) {
        this.#element = element;
        this.#restore = restore;
        this.#timers = timers;
        this.#undo = makeButton("Undo", () => this.#take(), { ariaLabel: "Undo: bring back what came after" });
        element.append(this.#text, this.#undo);
        element.hidden = true;
        // Before those who undo something else.
        document.addEventListener("keydown", (event) => this.#press(event), { capture: true });
    }

    /** @param time the server's; @param mayTurn whether this viewer may bring it back */
    show({ live, cut }, mayTurn) {
        this.#undo.hidden = !mayTurn;
        const heard = cut ? `${cut.tick} ${cut.newest}` : "";
        const isNews = this.#heard !== undefined && heard !== this.#heard;
        this.#heard = heard;
        if (!isNews) return;
        // What is cut off by bringing something back is no loss: the stage tick shown then is one of before.
        if (live && cut && cut.newest - cut.tick >= fewest) this.#offer(`Live again from here. What came after, ${age(cut)}, is set aside.`);
        else this.#withdraw();
    }

    #offer(text) {
        this.#text.textContent = text;
        this.#element.hidden = false;
        this.#timers.clearTimeout(this.#timer);
        this.#timer = this.#timers.setTimeout(() => this.#withdraw(), duration);
    }

    #withdraw() {
        this.#timers.clearTimeout(this.#timer);
        this.#element.hidden = true;
    }

    #take() {
        this.#withdraw();
        this.#restore();
    }

    #press(event) {
        const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
        if (!isUndo || this.#element.hidden || this.#undo.hidden || event.target.matches?.("input[type=text], textarea")) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#take();
    }
}
