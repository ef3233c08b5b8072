import { encodeKey, encodePointer, encodeWheel, maximumSamples } from "../protocol/viewer-messages.js";

const encoders = { pointer: encodePointer, wheel: encodeWheel };

/**
 * Gathers input in the order in which it happened and sends it once per animation frame: samples of one kind that
 * follow each other share a message.
 */
export class Outbox {
    #send;
    #requestFrame;
    #runs = [];
    #scheduled = false;

    /**
     * @param send called with each message's bytes
     * @param requestFrame `requestAnimationFrame`
     */
    constructor(send, requestFrame) {
        this.#send = send;
        this.#requestFrame = requestFrame;
    }

    pointer(sample) {
        this.#add("pointer", sample);
    }

    wheel(sample) {
        this.#add("wheel", sample);
    }

    key(code, time) {
        this.#runs.push({ kind: "key", bytes: encodeKey(code, time) });
        this.#schedule();
    }

    /** Sends what is waiting now; for pages that are about to get no more frames. */
    flush() {
        const runs = this.#runs;
        this.#runs = [];
        for (const run of runs) this.#send(run.bytes ?? encoders[run.kind](run.samples));
    }

    #add(kind, sample) {
        const last = this.#runs.at(-1);
        if (last?.kind === kind && last.samples.length < maximumSamples) last.samples.push(sample);
        else this.#runs.push({ kind, samples: [sample] });
        this.#schedule();
    }

    #schedule() {
        if (this.#scheduled) return;
        this.#scheduled = true;
        this.#requestFrame(() => {
            this.#scheduled = false;
            this.flush();
        });
    }
}
