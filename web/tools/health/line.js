import { DelayQueue } from "./delay-queue.js";

/** TCP's least time until a lost segment is sent again, in milliseconds. */
const retransmission = 200;

/** A worse line than there is, for one viewer: what passes is late, unevenly so, and at times lost and sent again. */
export class Line {
    /** Milliseconds each way, milliseconds more or less by chance, and the share that is lost. */
    conditions = { delay: 0, jitter: 0, loss: 0 };

    #timers;
    #random;
    /** By direction: TCP lets nothing overtake. */
    #queues;

    /** @param timers `{ now, setTimeout }`; @param random a source of numbers in 0..<1 */
    constructor(timers, random) {
        this.#timers = timers;
        this.#random = random;
        this.#queues = { down: new DelayQueue(timers), up: new DelayQueue(timers) };
    }

    get isPerfect() {
        const { delay, jitter, loss } = this.conditions;
        return delay === 0 && jitter === 0 && loss === 0;
    }

    /** Has something arrive. @param direction "down" or "up"; @param arrive called when it does, at once on a perfect line */
    pass(direction, arrive) {
        const queue = this.#queues[direction];
        if (this.isPerfect && queue.isEmpty) arrive();
        else queue.push(this.#timers.now() + this.#latency(), arrive);
    }

    #latency() {
        const { delay, jitter, loss } = this.conditions;
        let latency = Math.max(0, delay + jitter * (2 * this.#random() - 1));
        while (this.#random() < loss) latency += Math.max(retransmission, 2 * delay);
        return latency;
    }
}
