const interval = 1000;
const jitter = 0.2;

/**
 * When to try again: at once after a connection that had lasted, then every second, a fifth more or less by chance so
 * that viewers of a server that returns do not come all in one instant.
 */
export class RetrySchedule {
    #last = -Infinity;
    #random;

    /** @param random a source of numbers in 0..<1 */
    constructor(random = Math.random) {
        this.#random = random;
    }

    /** An attempt begins. @param now milliseconds */
    attempted(now) {
        this.#last = now;
    }

    /** Milliseconds to wait from `now` until the next attempt. */
    delay(now) {
        const spacing = interval * (1 - jitter + 2 * jitter * this.#random());
        return Math.max(0, this.#last + spacing - now);
    }
}
