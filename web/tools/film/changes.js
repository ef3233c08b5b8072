/** Finds what of a picture differs from the one before. */
export class Changes {
    #context;
    #width;
    #height;
    #before = null;

    /** @param canvas with a 2D context, on which the pictures are drawn */
    constructor(canvas) {
        this.#context = canvas.getContext("2d");
        ({ width: this.#width, height: this.#height } = canvas);
    }

    /**
     * Compares the canvas with what was on it the last time. O(pixels).
     *
     * @returns `{ left, top, width, height, pixels, before }`: the smallest box, in pixels, in which all differences are, the first time all of the canvas;
     *   all pixels as `Uint32Array`s, row by row, and those of the last time, null the first time. Null if nothing differs.
     */
    next() {
        const pixels = new Uint32Array(this.#context.getImageData(0, 0, this.#width, this.#height).data.buffer);
        const before = this.#before;
        this.#before = pixels;
        const box = before === null ? { left: 0, top: 0, width: this.#width, height: this.#height } : this.#difference(before, pixels);
        return box && { ...box, pixels, before };
    }

    #difference(before, pixels) {
        const [width, height] = [this.#width, this.#height];
        let [left, right, top, bottom] = [width, -1, -1, -1];
        for (let y = 0; y < height; y += 1) {
            const row = y * width;
            let first = 0;
            while (first < width && before[row + first] === pixels[row + first]) first += 1;
            if (first === width) continue;
            let last = width - 1;
            while (before[row + last] === pixels[row + last]) last -= 1;
            if (top < 0) top = y;
            bottom = y;
            left = Math.min(left, first);
            right = Math.max(right, last);
        }
        return top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
    }
}
