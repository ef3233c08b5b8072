import { ascii, be, joined } from "./bytes.js";

/**
 * Makes a WebM file (Matroska, RFC 9559) of one video track of VP9.
 *
 * @param track `{ width, height, rate, samples, end }`: its size in pixels, frames a second, the frames as `{ time, isKey, bytes }`, with times in frames, the
 *   first one a key frame, and when the last one ends
 * @returns {Blob}
 */
export function webmFile({ width, height, rate, samples, end }) {
    const milliseconds = (time) => Math.round(1000 * time / rate);
    const head = element(0x1a45dfa3,
        unsigned(0x4286, 1), unsigned(0x42f7, 1), unsigned(0x42f2, 4), unsigned(0x42f3, 8),
        element(0x4282, ascii("webm")), unsigned(0x4287, 4), unsigned(0x4285, 2));
    const information = element(0x1549a966,
        unsigned(0x2ad7b1, 1_000_000), element(0x4489, float(milliseconds(end))), element(0x4d80, ascii("Zoetrope")), element(0x5741, ascii("Zoetrope")));
    const tracks = element(0x1654ae6b, element(0xae,
        unsigned(0xd7, 1), unsigned(0x73c5, 1), unsigned(0x83, 1), element(0x86, ascii("V_VP9")), unsigned(0x23e383, Math.round(1e9 / rate)),
        element(0xe0, unsigned(0xb0, width), unsigned(0xba, height))));
    const clusters = groups(samples).map((group) => {
        const begin = milliseconds(group[0].time);
        const blocks = group.map(({ time, isKey, bytes }) => element(0xa3, be(0x81, 1), be(milliseconds(time) - begin, 2), be(isKey ? 0x80 : 0, 1), bytes));
        return { begin, bytes: element(0x1f43b675, unsigned(0xe7, begin), ...blocks) };
    });
    // Positions are as long whatever stands in them, so that the index can stand before what it names.
    const cues = (start) => {
        let place = start;
        return element(0x1c53bb6b, ...clusters.map(({ begin, bytes }) => {
            const cue = element(0xbb, element(0xb3, be(begin, 8)), element(0xb7, unsigned(0xf7, 1), element(0xf1, be(place, 8))));
            place += bytes.length;
            return cue;
        }));
    };
    const before = information.length + tracks.length;
    const index = cues(before + cues(0).length);
    const segment = [information, tracks, index, ...clusters.map(({ bytes }) => bytes)];
    const size = segment.reduce((sum, part) => sum + part.length, 0);
    return new Blob([head, be(0x18538067, 4), length(size), ...segment], { type: "video/webm" });
}

/** Each begins with a frame that is decoded without others. */
function groups(samples) {
    const found = [];
    for (const sample of samples) {
        if (sample.isKey) found.push([sample]);
        else found.at(-1).push(sample);
    }
    return found;
}

function element(id, ...parts) {
    const content = joined(parts);
    return joined([be(id, Math.ceil(Math.log2(id + 1) / 8)), length(content.length), content]);
}

/** In eight bytes, as any length fits. */
function length(count) {
    const bytes = be(count, 8);
    bytes[0] = 1;
    return bytes;
}

function unsigned(id, value) {
    return element(id, be(value, Math.max(1, Math.ceil(Math.log2(value + 1) / 8))));
}

function float(value) {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, value);
    return bytes;
}
