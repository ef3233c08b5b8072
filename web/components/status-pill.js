import { CloseCode } from "../protocol/close-code.js";

/** A connection that is back within so many milliseconds is not reported as lost. */
const unreportedLoss = 400;
// After this the server itself is likelier to be gone than the line.
const resignation = 8000;
const reading = 3500;

/** The small sign at the bottom: what is wrong with the line for as long as it is, and short messages. */
export class StatusPill {
    #element;
    #timers;
    /** What stands there when nothing is said for a moment; empty for nothing. */
    #held = "";
    #waits = [];
    #saying = null;

    /** @param timers `setTimeout` and `clearTimeout` */
    constructor(element, timers) {
        this.#element = element;
        this.#timers = timers;
    }

    /** @param status of the `Connection`; @param code of the close frame, if there was one: its reason is not for people */
    show(status, code) {
        if (status === "open" || status === "ended") {
            this.clear();
            return;
        }
        const text = status === "connecting" ? "Connecting\u2026" : lossText(code);
        if (this.#held !== "" || this.#waits.length > 0) return;
        this.#waits = [
            this.#timers.setTimeout(() => this.hold(text), unreportedLoss),
            this.#timers.setTimeout(() => this.hold("The server can\u2019t be reached. Still reconnecting\u2026"), resignation),
        ];
    }

    /** Shows a text until `clear`. */
    hold(text) {
        this.#held = text;
        if (this.#saying === null) this.#write(text);
    }

    /**
     * Shows what keeps the server from going on; empty: nothing does.
     *
     * Whoever says so is there: before the welcome as well, which may take until the server goes on.
     */
    interrupt(text) {
        if (text === "" && this.#waits.length > 0) return;
        this.clear();
        this.hold(text);
    }

    /** Shows a text for as long as it takes to read. */
    say(text) {
        this.#timers.clearTimeout(this.#saying);
        this.#write(text);
        this.#saying = this.#timers.setTimeout(() => {
            this.#saying = null;
            this.#write(this.#held);
        }, reading);
    }

    clear() {
        for (const wait of this.#waits) this.#timers.clearTimeout(wait);
        this.#waits = [];
        this.hold("");
    }

    /** Each change of a live region is read out: the same words again are none. What vanishes keeps its words meanwhile. */
    #write(text) {
        this.#element.classList.toggle("visible", text !== "");
        if (text !== "" && this.#element.textContent !== text) this.#element.textContent = text;
    }
}

function lossText(code) {
    return code === CloseCode.goingAway ? "The server went away. Reconnecting\u2026" : "Reconnecting\u2026";
}
