import { make, makeButton } from "../../components/dom.js";
import { makePlacedText } from "../../components/source-place.js";
import { ConsoleLines, clock, rowsOf } from "./console-lines.js";

/** The panel's part about what a preview's code prints: its lines, each with its time, which is that of the scrubber. */
export class ConsoleSection {
    element = make("div", { className: "console-section" });

    #request;
    #shownTime;
    #console = new ConsoleLines();
    /** Rows up to here were cleared away. */
    #cleared = -1;
    #filter = make("input", { type: "search", className: "console-filter", placeholder: "Filter", ariaLabel: "Filter the lines" });
    #list = make("ol", { className: "console-lines", tabIndex: 0, ariaLabel: "Lines that the code printed" });
    #note = make("p", { className: "console-note" }, "What the code prints, by print(), NSLog(), os_log() or Logger, stands here.");
    #rows = [];
    #viewer = null;

    /** @param context of `RoomTools` */
    constructor({ request, shownTime }) {
        this.#request = request;
        this.#shownTime = shownTime;
        this.#filter.addEventListener("input", () => this.#draw());
        const clear = makeButton("Clear", () => {
            this.#cleared = this.#console.lines.at(-1)?.tick ?? -1;
            this.#draw();
        }, { className: "button quiet" });
        this.element.append(make("div", { className: "console-tools" }, this.#filter, clear), this.#list, this.#note);
        // The moment that is shown moves without news of lines.
        const follow = setInterval(() => (this.element.isConnected ? this.#follow() : clearInterval(follow)), 100);
    }

    /** A new line's server knows of no wishes. */
    show({ welcome, isOpen }) {
        if (!isOpen || welcome === this.#viewer) return;
        this.#viewer = welcome;
        this.#console.number = 0;
        this.#ask();
    }

    /** @param notice any of the server's */
    hear(notice) {
        if (notice.type !== "console") return;
        if (this.#console.apply(notice)) this.#draw();
        this.#ask();
    }

    #ask() {
        this.#request("console", { console: true, got: this.#console.number });
    }

    #draw() {
        const isAtEnd = this.#list.scrollTop + this.#list.clientHeight >= this.#list.scrollHeight - 4;
        const lines = this.#console.lines.filter(({ tick }) => tick > this.#cleared);
        this.#rows = rowsOf(lines, this.#filter.value).map((row) => ({ ...row, element: makeRow(row) }));
        this.#list.replaceChildren(...this.#rows.map(({ element }) => element));
        this.#note.hidden = lines.length > 0;
        this.#follow();
        if (isAtEnd && this.#isLive) this.#list.scrollTop = this.#list.scrollHeight;
    }

    get #isLive() {
        return this.#shownTime()?.live ?? true;
    }

    /** Dims what comes after the moment that is shown, and keeps that in sight while time stands still. */
    #follow() {
        const now = this.#isLive ? Infinity : this.#shownTime().tick;
        let newest = null;
        for (const { tick, element } of this.#rows) {
            element.classList.toggle("later", tick > now);
            if (tick <= now) newest = element;
        }
        if (now !== Infinity && newest !== null && newest !== this.#newest) newest.scrollIntoView({ block: "nearest" });
        this.#newest = newest;
    }

    #newest = null;
}

function makeRow({ tick, last, text, count }) {
    const time = make("time", { title: `step ${count > 1 ? `${tick} to ${last}` : tick}` }, clock(tick));
    const times = count > 1 ? [make("b", { ariaLabel: `${count} times` }, `\u00d7${count}`)] : [];
    return make("li", {}, time, makePlacedText(text), ...times);
}
