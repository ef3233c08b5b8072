import { ascii, be, joined } from "./bytes.js";

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Makes an animated PNG (Portable Network Graphics Specification, third edition), which repeats for ever.
 *
 * @param frames `{ bytes, left, top, width, height, begin, end }`: PNG files of the same kind of pixels, the first as large as all, their places in it, and
 *   the times from which and until which they are shown, in units of 1 / `rate` s
 * @returns {Blob}
 * @throws {Error} if the pictures are of different kinds
 */
export function apngFile(frames, rate) {
    const [first] = frames;
    const head = chunks(first.bytes);
    const kind = (list) => list.find(({ type }) => type === "IHDR").data.subarray(8).join();
    const parts = [signature];
    let sequence = 0;
    frames.forEach(({ bytes, left, top, width, height, begin, end }, index) => {
        const list = index === 0 ? head : chunks(bytes);
        if (kind(list) !== kind(head)) throw new Error("the browser makes PNGs of different kinds");
        if (index === 0) {
            parts.push(...list.filter(({ type }) => type === "IHDR").map(({ data }) => chunk("IHDR", data)));
            parts.push(chunk("acTL", be(frames.length, 4), be(0, 4)));
            parts.push(...list.filter(({ type }) => !["IHDR", "IDAT", "IEND"].includes(type)).map(({ type, data }) => chunk(type, data)));
        }
        // Each stays, and the next one replaces what is below it.
        parts.push(chunk("fcTL", be(sequence, 4), ...[width, height, left, top].map((value) => be(value, 4)),
            be(end - begin, 2), be(rate, 2), Uint8Array.of(0, 0)));
        sequence += 1;
        for (const { data } of list.filter(({ type }) => type === "IDAT")) {
            if (index === 0) {
                parts.push(chunk("IDAT", data));
                continue;
            }
            parts.push(chunk("fdAT", be(sequence, 4), data));
            sequence += 1;
        }
    });
    return new Blob([...parts, chunk("IEND")], { type: "image/png" });
}

function chunks(file) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const list = [];
    for (let offset = signature.length; offset < file.length; ) {
        const length = view.getUint32(offset);
        const type = String.fromCharCode(...file.subarray(offset + 4, offset + 8));
        list.push({ type, data: file.subarray(offset + 8, offset + 8 + length) });
        offset += 12 + length;
    }
    return list;
}

function chunk(type, ...parts) {
    const content = joined([ascii(type), ...parts]);
    return joined([be(content.length - 4, 4), content, be(crc(content), 4)]);
}

/** CRC-32 of ISO 3309, as PNG's annex D. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ value >>> 1 : value >>> 1;
    return value;
});

function crc(bytes) {
    let value = 0xffffffff;
    for (const byte of bytes) value = remainders[(value ^ byte) & 0xff] ^ value >>> 8;
    return (value ^ 0xffffffff) >>> 0;
}
