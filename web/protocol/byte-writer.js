const utf8 = new TextEncoder();

/** Writes the wire's field types; the counterpart of `ByteReader`. */
export class ByteWriter {
    #bytes = [];
    #view = new DataView(new ArrayBuffer(4));

    u8(value) {
        this.#bytes.push(value);
    }

    u32(value) {
        this.#view.setUint32(0, value, true);
        this.#four();
    }

    f32(value) {
        this.#view.setFloat32(0, value, true);
        this.#four();
    }

    /** Unsigned LEB128; 0...2^53 - 1. */
    varint(value) {
        let rest = value;
        // Bitwise operators would cut off at 32 bits.
        for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 0x80);
        this.#bytes.push(rest);
    }

    /** A length in points, in 64ths. */
    fixed(value) {
        const steps = Math.round(value * 64);
        this.varint(steps < 0 ? -2 * steps - 1 : 2 * steps);
    }

    string(text) {
        const bytes = utf8.encode(text);
        this.varint(bytes.length);
        this.#bytes.push(...bytes);
    }

    color(channels) {
        this.#bytes.push(...channels);
    }

    finish() {
        return Uint8Array.from(this.#bytes);
    }

    #four() {
        for (let index = 0; index < 4; index += 1) this.#bytes.push(this.#view.getUint8(index));
    }
}
