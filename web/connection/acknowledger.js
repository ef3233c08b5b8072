// A server waits when 32 messages are unacknowledged. Of these some are on their way, and as many on their way back: what is
// left is acknowledged at once, and some messages stay in hand.
const windowOfMessages = 32;
const inHand = 6;
const atMost = 24;
const atLeast = 2;
const messagesPerMillisecond = 60 / 1000;
// While the round trip is not known.
const usually = 16;
// The wire allows 500 ms; browsers' timers run late, never early.
const delay = 450;

/** Says when to acknowledge: every 24th message, more often on a longer line, and soon after one that has not been. */
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
        if (this.#pending >= messagesAtOnce(this.#roundTrip())) this.flush();
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

function messagesAtOnce(roundTrip) {
    if (roundTrip === null) return usually;
    const left = windowOfMessages - inHand - Math.ceil(roundTrip * messagesPerMillisecond);
    return Math.min(Math.max(left, atLeast), atMost);
}
