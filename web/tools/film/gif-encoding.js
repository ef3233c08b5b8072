import { Changes } from "./changes.js";
import { gifFile, lzw, unchanged } from "./gif.js";
import { Palette } from "./palette.js";
import { timed } from "./picture-encoding.js";

/** A film as a GIF: in the first pass the colours are chosen, for all frames the same, so that none flickers. */
export class GIFEncoding {
    /** How often it wants to see all frames. */
    passes = 2;

    #size;
    #rate;
    #canvas;
    #changes;
    #palette = new Palette();
    #frames = [];

    /** @param canvas that the frames are on; @param rate frames a second, at most 50 */
    constructor(canvas, rate) {
        this.#canvas = canvas;
        this.#size = { width: canvas.width, height: canvas.height };
        this.#rate = rate;
        this.#changes = new Changes(canvas);
    }

    /** Takes a frame by its number. */
    async take(canvas, index, pass) {
        if (pass === 1 && index === 0) {
            this.#palette.choose(unchanged);
            this.#changes = new Changes(this.#canvas);
        }
        const change = this.#changes.next();
        if (change === null) return;
        const { left, top, width, height, pixels, before } = change;
        if (pass === 0) {
            for (let y = top; y < top + height; y += 1) {
                this.#palette.add(pixels.subarray(y * this.#size.width + left, y * this.#size.width + left + width));
            }
            return;
        }
        const indices = new Uint8Array(width * height);
        for (let y = 0; y < height; y += 1) {
            for (let x = 0; x < width; x += 1) {
                const at = (top + y) * this.#size.width + left + x;
                indices[y * width + x] = before !== null && before[at] === pixels[at] ? unchanged : this.#palette.index(pixels[at], left + x, top + y);
            }
        }
        this.#frames.push({ left, top, width, height, code: lzw(indices), index });
    }

    /** @returns a promise of the file of so many frames, a `Blob` */
    async file(count) {
        return gifFile(this.#size, this.#palette.colors, timed(this.#frames, count, (index) => Math.round(100 * index / this.#rate)));
    }
}
