// A line that is back within this time was never missed.
const patience = 400;

/** The small sign that appears while there is no live connection. */
export class StatusPill {
    #element;
    #timer = null;

    constructor(element) {
        this.#element = element;
    }

    /** @param status "connecting", "open", "lost" or "ended"; @param reason what the server gave for closing, may be empty */
    show(status, reason) {
        if (status === "open") {
            clearTimeout(this.#timer);
            this.#timer = null;
            this.#element.classList.remove("visible");
            this.#element.textContent = "";
            return;
        }
        if (status === "connecting") this.#appear("Connecting\u2026");
        else if (status === "ended") this.#appear(reason === "" ? "Closed by the server" : reason);
        else this.#appear(reason === "" ? "Reconnecting\u2026" : `Reconnecting\u2026 (${reason})`);
    }

    #appear(text) {
        if (this.#element.classList.contains("visible")) {
            this.#write(text);
            return;
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.#write(text);
            this.#element.classList.add("visible");
        }, patience);
    }

    /** Each change of a live region is read out: the same words again are none. */
    #write(text) {
        if (this.#element.textContent !== text) this.#element.textContent = text;
    }
}
