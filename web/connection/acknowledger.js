const everyMessages = 8;
// The wire allows 100 ms; browsers' timers run late, never early.
const delay = 80;

/** Says when to acknowledge: every eighth message, and soon after one that has not been. */
export class Acknowledger {
    #send;
    #timers;
    #timer = null;
    #tick = null;
    #pending = 0;

    /**
     * @param send called with the tick to acknowledge
     * @param timers `setTimeout` and `clearTimeout`
     */
    constructor(send, timers = globalThis) {
        this.#send = send;
        this.#timers = timers;
    }

    applied(tick) {
        this.#tick = tick;
        this.#pending += 1;
        if (this.#pending >= everyMessages) this.flush();
        else this.#timer ??= this.#timers.setTimeout(() => this.flush(), delay);
    }

    /** Acknowledges the newest tick now; does nothing before the first. */
    flush() {
        const tick = this.#tick;
        this.#clear();
        if (tick !== null) this.#send(tick);
    }

    /** The connection is gone: nothing is left to acknowledge. */
    stop() {
        this.#clear();
        this.#tick = null;
    }

    #clear() {
        if (this.#timer !== null) this.#timers.clearTimeout(this.#timer);
        this.#timer = null;
        this.#pending = 0;
    }
}
