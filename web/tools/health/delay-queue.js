/** What is handed on at certain times, in the order in which it was given: a pipe that delays, with one timer. */
export class DelayQueue {
    #timers;
    /** `{ at, deliver }`, in order of time. */
    #waiting = [];
    #timer = null;

    /** @param timers `{ now, setTimeout }`, milliseconds */
    constructor(timers) {
        this.#timers = timers;
    }

    get isEmpty() {
        return this.#waiting.length === 0;
    }

    /** @param at when `deliver` is called at the earliest; later if what was given before is due later */
    push(at, deliver) {
        this.#waiting.push({ at: Math.max(at, this.#waiting.at(-1)?.at ?? -Infinity), deliver });
        this.#arm();
    }

    #arm() {
        if (this.#timer !== null || this.isEmpty) return;
        // Browsers cut off a fraction of a delay, and would come too early.
        const delay = Math.max(0, Math.ceil(this.#waiting[0].at - this.#timers.now()));
        this.#timer = this.#timers.setTimeout(() => this.#run(), delay);
    }

    #run() {
        try {
            while (!this.isEmpty && this.#waiting[0].at <= this.#timers.now()) this.#waiting.shift().deliver();
        } finally {
            this.#timer = null;
            this.#arm();
        }
    }
}
