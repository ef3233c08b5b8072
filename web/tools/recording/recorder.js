import { snapshotOf, writeFrame } from "../../protocol/frame-writer.js";
import { stepsPerSecond } from "../../protocol/step-rate.js";

/** The longest recording, in milliseconds. */
export const longest = 300_000;

/** Gathers what a stage shows, as snapshots and deltas of the wire, from a snapshot on. It reads no clock; times are milliseconds. */
export class Recorder {
    #messages;
    #began;
    /** The tick of the message before, null after one that does not follow. */
    #tick;
    #isWhole = true;

    /** @param stage what is shown now: exactly the newest step that came */
    constructor(stage, now) {
        this.#began = now;
        this.#tick = stage.tick;
        this.#messages = [writeFrame(snapshotOf(stage))];
    }

    /**
     * Takes a frame.
     *
     * @param message a snapshot or a delta, as a `FrameDecoder` returns it
     * @returns false if the recording ends here: time began anew (another server), or it is as long as it may be
     */
    receive(message, now) {
        if (now - this.#began > longest || message.tick <= this.#tick && this.#messages.length > 1) this.#isWhole = false;
        if (!this.#isWhole) return false;
        if (this.#messages.length === 1) this.#beginWith(message, now);
        else this.#messages.push(writeFrame(message));
        this.#tick = message.tick;
        return true;
    }

    /** Milliseconds. */
    elapsed(now) {
        return Math.min(longest, now - this.#began);
    }

    /** What a `Recording` reads: each part after its length. */
    get bytes() {
        const length = this.#messages.reduce((sum, message) => sum + 4 + message.length, 0);
        const bytes = new Uint8Array(length);
        const view = new DataView(bytes.buffer);
        let offset = 0;
        for (const message of this.#messages) {
            view.setUint32(offset, message.length, true);
            bytes.set(message, offset + 4);
            offset += 4 + message.length;
        }
        return bytes;
    }

    /** The step at which the recording began is known from how long ago that was when the first message comes: a stage at rest sends none. */
    #beginWith(message, now) {
        const { buffer, byteOffset } = this.#messages[0];
        const first = message.tick - Math.max(1, Math.round((now - this.#began) / 1000 * stepsPerSecond));
        const tick = message.type === "delta" ? Math.max(message.base, first) : Math.max(0, first);
        new DataView(buffer, byteOffset).setUint32(1, tick, true);
        this.#messages.push(writeFrame(message.type === "delta" ? { ...message, base: tick } : message));
    }
}
