import { decodePart } from "../protocol/server-messages.js";
import { neededFiles } from "../renderer/font-choice.js";
import { Stage } from "../stage/stage.js";

/** What a stage showed over some time: snapshots and deltas of the wire, in order of their steps. */
export class Recording {
    /** The stage as of the step that was shown last; see `show`. */
    stage = new Stage();

    #messages;
    /** Of the next message to apply. */
    #next = 0;

    /**
     * @param {Uint8Array} bytes parts, each after its length in four bytes, least significant first; the first is a
     *   snapshot
     * @throws {Error} if a length does not fit
     * @throws {WireFault} if a message breaks the format
     */
    constructor(bytes) {
        this.#messages = Array.from(split(bytes), decodePart);
        if (this.#messages[0]?.type !== "snapshot") throw new Error("a recording begins with a snapshot");
        this.show(this.first);
    }

    get first() {
        return this.#messages[0].tick;
    }

    get last() {
        return this.#messages.at(-1).tick;
    }

    /** The message that follows what `stage` shows; undefined at the end. */
    get next() {
        return this.#messages[this.#next];
    }

    /** The names of all images that it shows. */
    get images() {
        const shown = (nodes) => nodes.flatMap(({ contents, drawing }) => [
            contents?.image ?? "",
            ...(drawing ?? []).filter(({ type }) => type === "image").map(({ name }) => name),
        ]);
        return new Set(this.#messages.flatMap(({ nodes }) => shown(nodes)).filter((name) => name !== ""));
    }

    /** The names of the fonts' files that its texts need where the system has no better fonts. */
    get fonts() {
        const drawn = (nodes) => nodes.flatMap(({ text, drawing }) => [
            ...(text?.fragments ?? []),
            ...(drawing ?? []).filter(({ type }) => type === "text").flatMap(({ fragments }) => fragments),
        ]);
        const fragments = this.#messages.flatMap(({ nodes }) => drawn(nodes));
        return new Set(fragments.flatMap((fragment) =>
            (fragment.fontFile ? [fragment.fontFile] : neededFiles(fragment).map(({ file }) => file))));
    }

    /**
     * Brings `stage` to the newest state that is not after `tick`. Forwards it applies what lies between; backwards it begins
     * at the nearest snapshot.
     *
     * @returns {boolean} whether the stage may look different
     */
    show(tick) {
        const before = this.stage.tick;
        const target = Math.max(tick, this.first);
        if (before === null || target < before) this.#rewind(target);
        while (this.#next < this.#messages.length && this.#messages[this.#next].tick <= target) {
            this.stage.apply(this.#messages[this.#next]);
            this.#next += 1;
        }
        return this.stage.tick !== before;
    }

    #rewind(tick) {
        this.#next = this.#messages.findLastIndex((message) => message.type === "snapshot" && message.tick <= tick);
    }
}

function* split(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let offset = 0; offset < bytes.length; ) {
        const length = offset + 4 <= bytes.length ? view.getUint32(offset, true) : Infinity;
        if (offset + 4 + length > bytes.length) throw new Error(`the recording ends in the message at byte ${offset}`);
        yield bytes.subarray(offset + 4, offset + 4 + length);
        offset += 4 + length;
    }
}
