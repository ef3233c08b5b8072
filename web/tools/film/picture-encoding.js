import { apngFile } from "./apng.js";
import { Changes } from "./changes.js";
import { webpFile } from "./webp.js";

/** A film as an animated PNG or WebP: of each frame, what differs from the one before, as the browser compresses it. */
export class PictureEncoding {
    /** How often it wants to see all frames. */
    passes = 1;

    #type;
    #size;
    #rate;
    #quality;
    #changes;
    #part = document.createElement("canvas");
    #frames = [];

    /** @param type "png" or "webp"; @param canvas that the frames are on; @param rate frames a second; @param quality of a WebP, 0...1 */
    constructor(type, canvas, rate, quality) {
        this.#type = type;
        this.#size = { width: canvas.width, height: canvas.height };
        this.#rate = rate;
        this.#quality = quality;
        this.#changes = new Changes(canvas);
    }

    /** Takes a frame by its number. */
    async take(canvas, index) {
        const change = this.#changes.next();
        if (change === null) return;
        // A WebP's places are even.
        const [left, top] = [change.left & ~1, change.top & ~1];
        const [width, height] = [change.left + change.width - left, change.top + change.height - top];
        Object.assign(this.#part, { width, height });
        this.#part.getContext("2d", { alpha: false, willReadFrequently: true }).drawImage(canvas, left, top, width, height, 0, 0, width, height);
        const blob = await new Promise((resolve) => this.#part.toBlob(resolve, `image/${this.#type}`, this.#quality));
        if (blob?.type !== `image/${this.#type}`) throw new Error(`this browser makes no ${this.#type} of ${width}x${height} pixels`);
        this.#frames.push({ bytes: new Uint8Array(await blob.arrayBuffer()), left, top, width, height, index });
    }

    /** @returns a promise of the file of so many frames, a `Blob` */
    async file(count) {
        if (this.#type === "png") return apngFile(timed(this.#frames, count, (index) => index), this.#rate);
        return webpFile(this.#size, timed(this.#frames, count, (index) => Math.round(1000 * index / this.#rate)));
    }
}

/** Frames with the times from which and until which they are shown. @param time of a frame's number */
export function timed(frames, count, time) {
    return frames.map((frame, at) => ({ ...frame, begin: time(frame.index), end: time(frames[at + 1]?.index ?? count) }));
}
