/** A stage that has looked the same for so many milliseconds is at rest. */
const rest = 200;

/** Holds motion back from those who want none: what moves by itself is shown when it has come to rest. */
export class RestGate {
    #onRest;
    #timers;
    #timer = null;

    /** @param timers `setTimeout` and `clearTimeout`; @param onRest called when what was held back is at rest */
    constructor(timers, { onRest }) {
        this.#onRest = onRest;
        this.#timers = timers;
    }

    /**
     * Whether a frame may be shown.
     *
     * @param hasMoved whether it looks different from the one before
     * @param isHeld whether the viewer's own finger moves it
     */
    passes(hasMoved, isHeld) {
        if (!isHeld && !hasMoved) return this.#timer === null;
        this.#timers.clearTimeout(this.#timer);
        this.#timer = null;
        if (isHeld) return true;
        this.#timer = this.#timers.setTimeout(() => {
            this.#timer = null;
            this.#onRest();
        }, rest);
        return false;
    }
}
