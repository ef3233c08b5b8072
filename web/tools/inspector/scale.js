// Where a default that would be crowded into an end of the slider stands instead.
const comfortable = 0.25;
const crowded = 0.15;
/** Steps that a finger can tell apart on a slider. */
const resolution = 200;

/**
 * The way of a number's slider, 0...1. Ranges reach far beyond the values that one tries (0...1,000,000 for a number of cards):
 * where the default would be crowded into one end, the way is bent, with the finer part about the default.
 */
export class Scale {
    #minimum;
    #span;
    #isWhole;
    /** How much the way is bent: it is (e^(bend x) - 1) / (e^bend - 1). */
    #bend = 0;
    /** Whether the fine end is the maximum's. */
    #isMirrored = false;

    /** @param parameter of the server's `welcome`, of type number or integer */
    constructor({ minimum, maximum, default: usual, type }) {
        this.#minimum = minimum;
        this.#span = maximum - minimum;
        this.#isWhole = type === "integer";
        const place = (usual - minimum) / this.#span;
        this.#isMirrored = place > 0.5;
        const near = this.#isMirrored ? 1 - place : place;
        if (near > 0 && near < crowded) this.#bend = bendFor(near);
        else if (near === 0 && this.#span > 100) this.#bend = Math.log(this.#span);
    }

    /** The slider's place for a value, 0...1. */
    place(value) {
        const place = Math.min(1, Math.max(0, (value - this.#minimum) / this.#span));
        return this.#isMirrored ? 1 - unbent(1 - place, this.#bend) : unbent(place, this.#bend);
    }

    /** The value at a place, round as far as the slider is coarse there. */
    value(place) {
        const exact = this.#exact(place);
        return this.#rounded(exact, this.step(exact));
    }

    /** How much a key or a stepper's button changes a value: 1, 2 or 5 times a power of ten, as fine as the slider there. */
    step(value) {
        if (this.#isWhole && this.#bend === 0 && this.#span <= 2 * resolution) return 1;
        const place = Math.min(1 - 1 / resolution, this.place(value));
        const step = niceBelow(Math.abs(this.#exact(place + 1 / resolution) - this.#exact(place)));
        return this.#isWhole ? Math.max(1, step) : step;
    }

    /** The neighbour of a value `steps` on, within the range. */
    neighbour(value, steps) {
        const step = this.#isWhole && Math.abs(steps) === 1 ? 1 : this.step(value);
        return this.#rounded(value + steps * step, step);
    }

    #exact(place) {
        const way = this.#isMirrored ? 1 - bent(1 - place, this.#bend) : bent(place, this.#bend);
        return this.#minimum + way * this.#span;
    }

    #rounded(value, step) {
        const limited = Math.min(this.#minimum + this.#span, Math.max(this.#minimum, Math.round(value / step) * step));
        // A multiple of 0.1 is not one in binary.
        return Number(limited.toFixed(Math.max(0, Math.ceil(-Math.log10(step)) + 1)));
    }
}

function bent(place, bend) {
    return bend === 0 ? place : Math.expm1(bend * place) / Math.expm1(bend);
}

function unbent(way, bend) {
    return bend === 0 ? way : Math.log1p(way * Math.expm1(bend)) / bend;
}

/** The bend with which `part` of the way is at the comfortable place. */
function bendFor(part) {
    let [low, high] = [1e-3, 40];
    for (let count = 0; count < 50; count += 1) {
        const middle = (low + high) / 2;
        if (bent(comfortable, middle) > part) low = middle;
        else high = middle;
    }
    return low;
}

function niceBelow(value) {
    const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
    const digit = value / power + 1e-9;
    return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}
