/** Of a channel, the bits by which colours are told apart. */
const bits = 5;
const cells = 1 << 3 * bits;
/** The places of a 4 x 4 ordered dither (Bayer, 1973), around 0, in units of a channel's 256 values. */
const dither = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank - 7.5) / 2);

/** A choice of few colours for pictures of many: median cut (Heckbert, 1982). Pixels are numbers of 0xAABBGGRR. */
export class Palette {
    /** Of each cell of the colours' cube, how many pixels are in it, and the sums of their channels. */
    #counts = new Float64Array(cells);
    #sums = [0, 1, 2].map(() => new Float64Array(cells));
    /** `[red, green, blue]`. */
    colors = [];
    /** Of each cell, the nearest colour's number. */
    #nearest = new Uint8Array(cells);

    /** Counts some of the pixels of a picture. O(pixels). */
    add(pixels) {
        for (const pixel of pixels) {
            const cell = cellOf(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff);
            this.#counts[cell] += 1;
            this.#sums[0][cell] += pixel & 0xff;
            this.#sums[1][cell] += pixel >> 8 & 0xff;
            this.#sums[2][cell] += pixel >> 16 & 0xff;
        }
    }

    /** Chooses the colours, at most `limit`, 1...256. */
    choose(limit) {
        const used = Array.from(this.#counts.keys()).filter((cell) => this.#counts[cell] > 0);
        const boxes = [this.#box(used)];
        while (boxes.length < limit) {
            const widest = boxes.reduce((best, box, at) => (box.weight > (boxes[best]?.weight ?? 0) ? at : best), -1);
            if (widest < 0) break;
            boxes.splice(widest, 1, ...this.#halves(boxes[widest]));
        }
        this.colors = boxes.map(({ list }) => {
            const count = list.reduce((sum, cell) => sum + this.#counts[cell], 0);
            return this.#sums.map((sums) => Math.round(list.reduce((sum, cell) => sum + sums[cell], 0) / count));
        });
        for (let cell = 0; cell < cells; cell += 1) this.#nearest[cell] = this.#nearestTo(this.#middle(cell));
    }

    /** The number of the colour for a pixel at a place: neighbours share out what lies between two colours. */
    index(pixel, x, y) {
        const [red, green, blue] = [pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff];
        const plain = this.#nearest[cellOf(red, green, blue)];
        const [r, g, b] = this.colors[plain];
        if (Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) <= 4) return plain;
        const shift = dither[(y & 3) << 2 | x & 3];
        return this.#nearest[cellOf(...[red, green, blue].map((value) => Math.min(255, Math.max(0, Math.round(value + shift)))))];
    }

    /** `weight` says how much it is worth to divide it: 0 for what can't be. */
    #box(list) {
        const ranges = [0, 1, 2].map((channel) => {
            const values = list.map((cell) => cell >> channel * bits & (1 << bits) - 1);
            return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), Infinity);
        });
        const widest = Math.max(...ranges);
        const count = list.reduce((sum, cell) => sum + this.#counts[cell], 0);
        return { list, channel: ranges.indexOf(widest), weight: list.length > 1 ? widest * widest * Math.sqrt(count) : 0 };
    }

    #halves({ list, channel }) {
        const value = (cell) => cell >> channel * bits & (1 << bits) - 1;
        const sorted = list.toSorted((a, b) => value(a) - value(b) || a - b);
        const half = sorted.reduce((sum, cell) => sum + this.#counts[cell], 0) / 2;
        let [at, sum] = [0, 0];
        while (at < sorted.length - 1 && sum < half) {
            sum += this.#counts[sorted[at]];
            at += 1;
        }
        return [sorted.slice(0, at), sorted.slice(at)].map((part) => this.#box(part));
    }

    /** What the pixels of a cell are on average, or what lies in its middle. */
    #middle(cell) {
        const count = this.#counts[cell];
        return this.#sums.map((sums, channel) =>
            (count > 0 ? sums[cell] / count : ((cell >> channel * bits & (1 << bits) - 1) + 0.5) * (256 >> bits)));
    }

    #nearestTo([red, green, blue]) {
        let [best, least] = [0, Infinity];
        this.colors.forEach(([r, g, b], at) => {
            // Eyes see green best, and blue least.
            const distance = 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2;
            if (distance < least) [best, least] = [at, distance];
        });
        return best;
    }
}

function cellOf(red, green, blue) {
    return red >> 8 - bits | green >> 8 - bits << bits | blue >> 8 - bits << 2 * bits;
}
