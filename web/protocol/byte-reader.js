import { CloseCode } from "./close-code.js";
import { WireFault, protocolError } from "./fault.js";
import { limits } from "./wire-format.js";

// ignoreBOM keeps a leading U+FEFF as part of the string instead of swallowing it.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads the wire's field types off one message; every method throws a `WireFault` when the bytes do not fit. */
export class ByteReader {
    #bytes;
    #view;
    #offset = 0;

    /** @param {Uint8Array} bytes one whole message */
    constructor(bytes) {
        this.#bytes = bytes;
        this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }

    u8(field) {
        return this.#view.getUint8(this.#take(1, field));
    }

    u32(field) {
        return this.#view.getUint32(this.#take(4, field), true);
    }

    f32(field) {
        return finite(this.#view.getFloat32(this.#take(4, field), true), field);
    }

    f64(field) {
        return finite(this.#view.getFloat64(this.#take(8, field), true), field);
    }

    /** Milliseconds of somebody's clock, not negative. */
    time(field) {
        const value = this.f64(field);
        if (value < 0) throw protocolError(`${field}: ${value} is below 0`);
        return value;
    }

    /** Unsigned LEB128 in its shortest form, below 2^53. */
    varint(field) {
        let value = 0;
        let scale = 1;
        for (let length = 1; length <= 8; length += 1) {
            const byte = this.u8(field);
            value += (byte & 0x7f) * scale;
            if (byte < 0x80) {
                if (byte === 0 && length > 1) throw protocolError(`${field}: varint is not in its shortest form`);
                if (value > Number.MAX_SAFE_INTEGER) break;
                return value;
            }
            scale *= 128;
        }
        throw protocolError(`${field}: varint is not below 2^53`);
    }

    /** A signed length in points, sent in 64ths. */
    fixed(field) {
        const zigzag = this.varint(field);
        // A bitwise shift would cut off at 32 bits.
        return (zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2) / 64;
    }

    /** A length in points that must not be negative. */
    length(field) {
        const value = this.fixed(field);
        if (value < 0) throw protocolError(`${field}: ${value} is negative`);
        return value;
    }

    string(field) {
        const count = this.varint(field);
        if (count > limits.string) throw protocolError(`${field}: ${count} bytes, at most ${limits.string} are allowed`);
        return decodeText(this.bytes(count, field), field);
    }

    /** The text of all bytes that are left. */
    text(field) {
        return decodeText(this.rest(), field);
    }

    /** The next bytes, without a copy. */
    bytes(count, field) {
        const start = this.#take(count, field);
        return this.#bytes.subarray(start, start + count);
    }

    /** All bytes that are left, without a copy. */
    rest() {
        return this.bytes(this.remaining, "rest");
    }

    get remaining() {
        return this.#bytes.length - this.#offset;
    }

    get isAtEnd() {
        return this.remaining === 0;
    }

    /** Red, green, blue, alpha in 0...255, alpha not premultiplied. */
    color(field) {
        const start = this.#take(4, field);
        return Array.from(this.#bytes.subarray(start, start + 4));
    }

    /** One byte in `first`...`last`. */
    choice(field, first, last) {
        const value = this.u8(field);
        if (value < first || value > last) throw protocolError(`${field}: ${value} is not in ${first}...${last}`);
        return value;
    }

    /** Call after a message's last field: nothing may follow. */
    end() {
        if (!this.isAtEnd) throw protocolError(`${this.remaining} bytes after the message's last field`);
    }

    #take(count, field) {
        const start = this.#offset;
        if (start + count > this.#bytes.length) throw protocolError(`${field}: the message ends within it`);
        this.#offset = start + count;
        return start;
    }
}

function decodeText(bytes, field) {
    try {
        return utf8.decode(bytes);
    } catch {
        throw new WireFault(CloseCode.invalidPayload, `${field}: not UTF-8`);
    }
}

function finite(value, field) {
    if (!Number.isFinite(value)) throw protocolError(`${field}: not a finite number`);
    return value;
}
