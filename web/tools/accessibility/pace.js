const interval = 250;
const rest = 400;

/** When to look at a stage that may be moving: now and then while it does, and once when it has come to rest. */
export class Pace {
    #look;
    #timers;
    #due = null;
    #resting = null;

    /**
     * @param look called with true if the stage is at rest, with false on the way
     * @param timers `setTimeout` and `clearTimeout`
     */
    constructor(look, timers) {
        this.#look = look;
        this.#timers = timers;
    }

    /** The stage looks different. */
    changed() {
        this.#due ??= this.#timers.setTimeout(() => {
            this.#due = null;
            this.#look(false);
        }, interval);
        this.#timers.clearTimeout(this.#resting);
        this.#resting = this.#timers.setTimeout(() => this.#look(true), rest);
    }
}
