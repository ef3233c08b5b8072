import { ascii, joined, le } from "./bytes.js";

/**
 * Makes an animated WebP (RFC 9649), which repeats for ever.
 *
 * @param size `{ width, height }` in pixels
 * @param frames `{ bytes, left, top, width, height, begin, end }`: WebP files, their places, the left and the top even, and the times from which and until
 *   which they are shown, in milliseconds
 * @returns {Blob}
 */
export function webpFile({ width, height }, frames) {
    const isAnimated = 0x02;
    const parts = [
        chunk("VP8X", le(isAnimated, 4), le(width - 1, 3), le(height - 1, 3)),
        chunk("ANIM", le(0xffffffff, 4), le(0, 2)),
        ...frames.map((frame) => {
            // Not blended with what is below it, which it replaces.
            const replaces = 0x02;
            const box = [frame.left / 2, frame.top / 2, frame.width - 1, frame.height - 1, frame.end - frame.begin].map((value) => le(value, 3));
            return chunk("ANMF", ...box, Uint8Array.of(replaces), ...bitstream(frame.bytes));
        }),
    ];
    const length = parts.reduce((sum, part) => sum + part.length, 4);
    return new Blob([ascii("RIFF"), le(length, 4), ascii("WEBP"), ...parts], { type: "image/webp" });
}

/** The chunks of a still picture that are its pixels. */
function bitstream(file) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const found = [];
    for (let offset = 12; offset + 8 <= file.length; ) {
        const type = String.fromCharCode(...file.subarray(offset, offset + 4));
        const length = view.getUint32(offset + 4, true);
        if (["ALPH", "VP8 ", "VP8L"].includes(type)) found.push(chunk(type, file.subarray(offset + 8, offset + 8 + length)));
        offset += 8 + length + length % 2;
    }
    return found;
}

function chunk(type, ...parts) {
    const content = joined(parts);
    return joined([ascii(type), le(content.length, 4), content, new Uint8Array(content.length % 2)]);
}
