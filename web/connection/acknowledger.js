const everyMessages = 16;
// A server waits when 32 messages are unacknowledged. On a long line so many are on their way and back: there every sixteenth
// would come too late.
const longRoundTrip = 150;
const everyMessagesFarAway = 2;
// The wire allows 300 ms; browsers' timers run late, never early.
const delay = 250;

/** Says when to acknowledge: every sixteenth message, on a long line every second, and soon after one that has not been. */
export class Acknowledger {
    #send;
    #timers;
    #roundTrip;
    #timer = null;
    #tick = null;
    #pending = 0;

    /**
     * @param send called with the tick to acknowledge
     * @param timers `setTimeout` and `clearTimeout`
     * @param roundTrip returns the line's round trip in milliseconds, null while it is not known
     */
    constructor(send, timers, roundTrip) {
        this.#send = send;
        this.#roundTrip = roundTrip;
        this.#timers = timers;
    }

    applied(tick) {
        this.#tick = tick;
        this.#pending += 1;
        const every = this.#roundTrip() > longRoundTrip ? everyMessagesFarAway : everyMessages;
        if (this.#pending >= every) this.flush();
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
