/**
 * Makes an MP4 file (ISO/IEC 14496-12) of one video track, its index before its frames, so that it plays while it is fetched.
 *
 * @param track `{ width, height, timescale, entry, samples, end }`: its size in pixels, time units per second, the sample entry as of `sampleEntry`,
 *   the frames in the order in which they are decoded as `{ time, isKey, bytes }`, at least one, and when the last one ends, in time units
 * @returns {Blob}
 */
export function mp4File(track) {
    const type = box("ftyp", text("isom"), u32(0x200), text("isom"), text("iso2"), text("mp41"));
    const size = track.samples.reduce((sum, { bytes }) => sum + bytes.length, 0);
    // The index is as long whatever stands in it.
    const start = type.length + index(track, 0).length + header;
    const data = [u32(size + header), text("mdat"), ...track.samples.map(({ bytes }) => bytes)];
    return new Blob([type, index(track, start), ...data], { type: "video/mp4" });
}

/**
 * How frames of a codec are decoded.
 *
 * @param config a `VideoDecoderConfig` of the WebCodecs API, of H.264 or VP9
 * @throws {Error} if it is of another codec
 */
export function sampleEntry({ codec, description, colorSpace = {} }, width, height) {
    const kind = codec.slice(0, 4);
    const common = [zeros(6), u16(1), zeros(16), u16(width), u16(height), u32(0x480000), u32(0x480000), u32(0), u16(1), zeros(32), u16(24), u16(0xffff)];
    const color = box("colr", text("nclx"), ...colorCodes(colorSpace));
    if (kind === "avc1") return box("avc1", ...common, box("avcC", new Uint8Array(description)), color);
    if (kind === "vp09") return box("vp09", ...common, box("vpcC", ...vp9Configuration(codec, colorSpace)), color);
    throw new Error(`no sample entry for ${codec}`);
}

/** Of a box: its length and its type. */
const header = 8;

function index(track, start) {
    const { width, height, timescale, end } = track;
    const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32);
    const movie = full("mvhd", 0, 0, u32(0), u32(0), u32(timescale), u32(end), u32(0x10000), u16(0x100), zeros(10), ...matrix, zeros(24), u32(2));
    const head = full("tkhd", 0, 3, u32(0), u32(0), u32(1), u32(0), u32(end), zeros(8), u32(0), u32(0), ...matrix, u32(width * 0x10000), u32(height * 0x10000));
    const media = full("mdhd", 0, 0, u32(0), u32(0), u32(timescale), u32(end), u16(0x55c4), u16(0));
    const handler = full("hdlr", 0, 0, u32(0), text("vide"), zeros(12), text("Video\0"));
    const here = box("dinf", full("dref", 0, 0, u32(1), full("url ", 0, 1)));
    const information = box("minf", full("vmhd", 0, 1, zeros(8)), here, table(track, start));
    return box("moov", movie, box("trak", head, box("mdia", media, handler, information)));
}

function table({ entry, samples, end }, start) {
    // Decoders take frames at these times, and show them at their own, which may be in another order.
    const decoded = samples.map(({ time }) => time).sort((a, b) => a - b);
    const durations = decoded.map((time, at) => (decoded[at + 1] ?? Math.max(end, time + 1)) - time);
    const offsets = samples.map(({ time }, at) => time - decoded[at]);
    const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
    return box("stbl",
        full("stsd", 0, 0, u32(1), entry),
        full("stts", 0, 0, ...runs(durations)),
        ...(offsets.some((offset) => offset !== 0) ? [full("ctts", 1, 0, ...runs(offsets))] : []),
        full("stss", 0, 0, u32(keys.length), ...keys.map(u32)),
        full("stsc", 0, 0, u32(1), u32(1), u32(samples.length), u32(1)),
        full("stsz", 0, 0, u32(0), u32(samples.length), ...samples.map(({ bytes }) => u32(bytes.length))),
        full("stco", 0, 0, u32(1), u32(start)));
}

/** Equal neighbours, as a number of runs and of each its length and its value. */
function runs(values) {
    const found = [];
    for (const value of values) {
        if (found.at(-1)?.value === value) found.at(-1).length += 1;
        else found.push({ length: 1, value });
    }
    return [u32(found.length), ...found.flatMap(({ length, value }) => [u32(length), u32(value)])];
}

// The codes of ISO/IEC 23091-2; 2 is "unspecified".
const primaryCodes = { bt709: 1, bt470bg: 5, smpte170m: 6 };
const transferCodes = { bt709: 1, smpte170m: 6, linear: 8, "iec61966-2-1": 13 };
const matrixCodes = { rgb: 0, bt709: 1, bt470bg: 5, smpte170m: 6 };

function colorCodes({ primaries, transfer, matrix, fullRange }) {
    return [u16(primaryCodes[primaries] ?? 2), u16(transferCodes[transfer] ?? 2), u16(matrixCodes[matrix] ?? 2), Uint8Array.of(fullRange ? 0x80 : 0)];
}

/** "VP Codec ISO Media File Format Binding", 1.0; `codec` is such as "vp09.00.41.08". */
function vp9Configuration(codec, { primaries, transfer, matrix, fullRange }) {
    const [, profile, level, depth] = codec.split(".").map(Number);
    const codes = [primaryCodes[primaries] ?? 2, transferCodes[transfer] ?? 2, matrixCodes[matrix] ?? 2];
    return [u32(0x1000000), Uint8Array.of(profile, level, depth << 4 | 1 << 1 | (fullRange ? 1 : 0), ...codes), u16(0)];
}

function full(type, version, flags, ...parts) {
    return box(type, u32(version * 0x1000000 + flags), ...parts);
}

function box(type, ...parts) {
    const length = parts.reduce((sum, part) => sum + part.length, header);
    const bytes = new Uint8Array(length);
    let offset = 0;
    for (const part of [u32(length), text(type), ...parts]) {
        bytes.set(part, offset);
        offset += part.length;
    }
    return bytes;
}

/** Most significant byte first, as all numbers here; negative ones in two's complement. */
function u32(value) {
    return Uint8Array.of(value >>> 24, value >>> 16 & 0xff, value >>> 8 & 0xff, value & 0xff);
}

function u16(value) {
    return Uint8Array.of(value >> 8 & 0xff, value & 0xff);
}

function zeros(count) {
    return new Uint8Array(count);
}

function text(characters) {
    return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
