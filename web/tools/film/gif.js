import { ascii, joined, le } from "./bytes.js";

/** Colours in the table, of which the last is none. */
const tableSize = 256;
/** The number of no colour: what was there before stays. */
export const unchanged = tableSize - 1;

/**
 * Makes an animated GIF (Graphics Interchange Format 89a), which repeats for ever.
 *
 * @param size `{ width, height }` in pixels
 * @param colors `[red, green, blue]`, at most 255
 * @param frames `{ left, top, width, height, code, begin, end }`: a place, its pixels as of `lzw`, and the times from which and until which it is shown, in
 *   hundredths of a second
 * @returns {Blob}
 */
export function gifFile({ width, height }, colors, frames) {
    const table = new Uint8Array(3 * tableSize);
    table.set(colors.flat());
    const parts = [
        ascii("GIF89a"), le(width, 2), le(height, 2), Uint8Array.of(0xf7, 0, 0), table,
        Uint8Array.of(0x21, 0xff, 11), ascii("NETSCAPE2.0"), Uint8Array.of(3, 1, 0, 0, 0),
    ];
    for (const frame of frames) {
        const staysAndHasHoles = 0x05;
        parts.push(
            Uint8Array.of(0x21, 0xf9, 4, staysAndHasHoles), le(frame.end - frame.begin, 2), Uint8Array.of(unchanged, 0),
            Uint8Array.of(0x2c), ...[frame.left, frame.top, frame.width, frame.height].map((value) => le(value, 2)), Uint8Array.of(0),
            frame.code);
    }
    return new Blob([...parts, Uint8Array.of(0x3b)], { type: "image/gif" });
}

/** The longest code, in bits, and with it the number of codes. */
const longest = 12;

/**
 * Compresses colours' numbers as a GIF's image has them: Lempel, Ziv and Welch's codes of growing length, in blocks.
 *
 * @param indices 0...255 each, at least one
 * @returns {Uint8Array}
 */
export function lzw(indices) {
    const [clear, end] = [tableSize, tableSize + 1];
    // Of a code and the number after it: the code of both, 0 if there is none yet.
    const codes = new Uint16Array(tableSize << longest);
    const writer = new CodeWriter();
    let [next, length] = [end + 1, 9];
    writer.write(clear, length);
    let code = indices[0];
    for (let at = 1; at < indices.length; at += 1) {
        const key = code << 8 | indices[at];
        if (codes[key] !== 0) {
            code = codes[key];
            continue;
        }
        writer.write(code, length);
        code = indices[at];
        if (next === 1 << longest) {
            writer.write(clear, length);
            codes.fill(0);
            [next, length] = [end + 1, 9];
            continue;
        }
        codes[key] = next;
        if (next === 1 << length) length += 1;
        next += 1;
    }
    writer.write(code, length);
    writer.write(end, length);
    return writer.blocks;
}

/** Codes of some bits, the least significant first. */
class CodeWriter {
    #bytes = [];
    #rest = 0;
    #count = 0;

    write(code, length) {
        this.#rest |= code << this.#count;
        this.#count += length;
        while (this.#count >= 8) {
            this.#bytes.push(this.#rest & 0xff);
            this.#rest >>>= 8;
            this.#count -= 8;
        }
    }

    /** In blocks of up to 255 bytes after their length; an empty one is the last. */
    get blocks() {
        const bytes = Uint8Array.from(this.#count > 0 ? [...this.#bytes, this.#rest & 0xff] : this.#bytes);
        const parts = [Uint8Array.of(8)];
        for (let from = 0; from < bytes.length; from += 255) {
            const block = bytes.subarray(from, from + 255);
            parts.push(Uint8Array.of(block.length), block);
        }
        return joined([...parts, Uint8Array.of(0)]);
    }
}
