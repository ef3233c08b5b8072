/** TCP's least time until a lost segment is sent again, in milliseconds. */
const retransmission = 200;

/** A worse line than there is, for one viewer: what passes is late, unevenly so, and at times lost and sent again. */
export class Line {
    /** Milliseconds each way, milliseconds more or less by chance, and the share that is lost. */
    conditions = { delay: 0, jitter: 0, loss: 0 };

    #timers;
    #random;
    /** When what was sent last arrives, by direction: TCP lets nothing overtake. */
    #last = { down: -Infinity, up: -Infinity };
    /** How much is on its way, by direction. */
    #waiting = { down: 0, up: 0 };

    /** @param timers `{ now, setTimeout }`; @param random a source of numbers in 0..<1 */
    constructor(timers, random) {
        this.#timers = timers;
        this.#random = random;
    }

    get isPerfect() {
        const { delay, jitter, loss } = this.conditions;
        return delay === 0 && jitter === 0 && loss === 0;
    }

    /** Has something arrive. @param direction "down" or "up"; @param arrive called when it does, at once on a perfect line */
    pass(direction, arrive) {
        if (this.isPerfect && this.#waiting[direction] === 0) {
            arrive();
            return;
        }
        const now = this.#timers.now();
        this.#last[direction] = Math.max(this.#last[direction], now + this.#latency());
        this.#waiting[direction] += 1;
        this.#timers.setTimeout(() => {
            this.#waiting[direction] -= 1;
            arrive();
        }, this.#last[direction] - now);
    }

    #latency() {
        const { delay, jitter, loss } = this.conditions;
        let latency = Math.max(0, delay + jitter * (2 * this.#random() - 1));
        while (this.#random() < loss) latency += Math.max(retransmission, 2 * delay);
        return latency;
    }
}
