import { make, makeButton } from "../../components/dom.js";
import { moment } from "./cost-log.js";
import { differences, momentOf } from "./moments.js";

/** What differs between the moment that is shown and one that was kept, as a list. */
export class Comparison {
    element = make("section", { className: "view-comparison", role: "group", ariaLabel: "Comparison of two moments" });

    #select;
    #read;
    /** The moment that was kept, null for none. */
    #kept = null;
    #keep = makeButton("Compare with this moment", () => this.#toggle(), { className: "button quiet" });
    #title = make("h4");
    #list = make("ul");
    #said = "";
    /** The stage tick that is compared, and the look at the tree. */
    #tick = null;
    #look = null;

    /**
     * @param select called with the layer of a view to be selected
     * @param read returns what `momentOf` takes, the tick and the rest; null while nothing is shown
     */
    constructor(select, read) {
        this.#select = select;
        this.#read = read;
        this.element.append(this.#keep, this.#title, this.#list);
        this.show();
    }

    #toggle() {
        const now = this.#kept === null ? this.#read() : null;
        this.#kept = now && momentOf(now.tick, now);
        this.show();
    }

    /**
     * Shows how it is, if that may differ from before. O(views), and so not done for each look at the tree.
     *
     * @param tick the one that is shown, null for none; @param look another one than before after each look at the tree
     */
    follow(tick, look) {
        if (this.#kept === null || tick === null || Math.round(tick) === this.#tick && look === this.#look) return;
        this.#look = look;
        this.show();
    }

    /** Shows how it is now. */
    show() {
        const kept = this.#kept;
        this.#title.hidden = this.#list.hidden = kept === null;
        const way = kept === null ? "Compare with this moment" : "Compare no more";
        if (this.#keep.textContent !== way) this.#keep.textContent = way;
        const now = kept && this.#read();
        if (!now) return;
        this.#tick = now.tick;
        const { rows, omitted } = differences(kept, momentOf(now.tick, now));
        const said = JSON.stringify([kept.tick, now.tick, rows, omitted]);
        if (said === this.#said) return;
        this.#said = said;
        const count = rows.length + omitted;
        this.#title.textContent = `${moment(kept.tick)} and ${moment(now.tick)}: ${count === 0 ? "nothing differs" : count === 1 ? "one view differs" : `${count} views differ`}`;
        this.#list.replaceChildren(...rows.map((row) => this.#makeRow(row)), ...omitted > 0 ? [make("li", {}, `and ${omitted} more`)] : []);
    }

    #makeRow({ id, text, kind, changes }) {
        const name = id === null ? make("b", {}, text)
            : make("button", { type: "button", className: "view-link", title: "Select the view", onclick: () => this.#select(id) }, text);
        const values = changes.map(([what, before, after]) => make("div", {}, make("dt", {}, what), make("dd", {}, make("del", {}, before), " \u2192 ", make("ins", {}, after))));
        return make("li", {}, name, kind === "changed" ? make("dl", {}, ...values) : ` is ${kind}`);
    }
}
