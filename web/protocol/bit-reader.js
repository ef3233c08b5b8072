import { protocolError } from "./fault.js";

/** One above the largest zigzag form. */
export const limit = 2 ** 45;

/** Takes numbers of an exponential-Golomb code (ITU-T H.264, 9.1) from bytes, the highest bit of a byte first. */
export class BitReader {
    #bytes;
    #order;
    #offset = 0;

    /** @param {Uint8Array} bytes; @param order of the code, 0...7 */
    constructor(bytes, order) {
        this.#bytes = bytes;
        this.#order = order;
    }

    /** A signed number. */
    number() {
        let width = 0;
        while (this.#bit() === 0) {
            width += 1;
            if (width > 45) throw protocolError("residuals: a number is not below 2^45");
        }
        // Bitwise operators would cut off at 32 bits.
        let zigzag = this.#bits(1, width) - 1;
        zigzag = this.#bits(zigzag, this.#order);
        if (zigzag >= limit) throw protocolError("residuals: a number is not below 2^45");
        return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
    }

    /** Call after the last number: nothing may follow but zeros in its byte. */
    end() {
        if (this.#bytes.length * 8 - this.#offset >= 8) throw protocolError("residuals: bytes after the last number");
        while (this.#offset < this.#bytes.length * 8) {
            if (this.#bit() !== 0) throw protocolError("residuals: the bits after the last number are not 0");
        }
    }

    #bits(value, count) {
        for (let rest = count; rest > 0; rest -= 1) value = 2 * value + this.#bit();
        return value;
    }

    #bit() {
        if (this.#offset >= this.#bytes.length * 8) throw protocolError("residuals: the step ends before its last number");
        const bit = (this.#bytes[this.#offset >> 3] >> (7 - (this.#offset & 7))) & 1;
        this.#offset += 1;
        return bit;
    }
}
