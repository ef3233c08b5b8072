/** Milliseconds over which is counted. */
const span = 1000;
/** Frames that are further apart belong to two motions, between which nothing was to be shown. */
const pause = 500;

/** Counts what comes, goes and is shown, over the last second. */
export class Meter {
    #now;
    #events = [];
    #drawn = null;

    /** @param now returns milliseconds */
    constructor(now) {
        this.#now = now;
    }

    received(bytes) {
        this.#add({ received: bytes });
    }

    sent(bytes) {
        this.#add({ sent: bytes });
    }

    /** A frame was drawn. @param tick the stage's step that it shows */
    drawn(tick) {
        const time = this.#now();
        const last = this.#drawn;
        this.#drawn = { tick, time };
        const steps = last === null || time - last.time > pause ? 1 : tick - last.tick;
        this.#add({ shown: 1, skipped: Math.max(0, steps - 1) });
    }

    /** `{ received, sent }` bytes, `{ shown, skipped }` frames of the last second; a skipped one is a step that no frame showed. */
    get counts() {
        this.#forget();
        const counts = { received: 0, sent: 0, shown: 0, skipped: 0 };
        for (const event of this.#events) {
            for (const name of Object.keys(counts)) counts[name] += event[name] ?? 0;
        }
        return counts;
    }

    #add(event) {
        this.#events.push({ ...event, time: this.#now() });
        this.#forget();
    }

    #forget() {
        const oldest = this.#now() - span;
        while (this.#events[0]?.time <= oldest) this.#events.shift();
    }
}
