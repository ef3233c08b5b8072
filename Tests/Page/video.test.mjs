import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { mp4File, sampleEntry } from "../../web/tools/recording/mp4.js";
import { VideoMaker } from "../../web/tools/recording/video-maker.js";

const h264 = { codec: "avc1.640028", description: Uint8Array.of(1, 2, 3).buffer, colorSpace: { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } };
const vp9 = { codec: "vp09.00.41.08", colorSpace: { primaries: "smpte170m", transfer: "smpte170m", matrix: "smpte170m", fullRange: true } };
const containers = new Set(["moov", "trak", "mdia", "minf", "stbl", "dinf"]);

/** All boxes of a file by their types, with where each one's content begins. */
function boxes(view, from = 0, to = view.byteLength, found = {}) {
    for (let at = from; at < to; at += view.getUint32(at)) {
        const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
        found[type] = at + 8;
        if (containers.has(type)) boxes(view, at + 8, at + view.getUint32(at), found);
    }
    return found;
}

async function written(samples, end, config = h264) {
    const blob = mp4File({ width: 390, height: 844, timescale: 60, entry: sampleEntry(config, 390, 844), samples, end });
    const view = new DataView(await blob.arrayBuffer());
    return { blob, view, found: boxes(view) };
}

/** The runs of a table of a sample table: `[length, value]`. */
function runs(view, at) {
    const count = view.getUint32(at + 4);
    return Array.from({ length: count }, (_, index) => [view.getUint32(at + 8 + 8 * index), view.getInt32(at + 12 + 8 * index)]);
}

const frame = (time, isKey, ...bytes) => ({ time, isKey, bytes: Uint8Array.from(bytes) });

test("a video's frames are shown when they were, the last one until the end", async () => {
    const { blob, view, found } = await written([frame(0, true, 9, 8, 7), frame(1, false, 6), frame(2, false, 5), frame(30, true, 4)], 90);
    assert.equal(blob.type, "video/mp4");
    assert.deepEqual(runs(view, found.stts), [[2, 1], [1, 28], [1, 60]]);
    assert.equal(found.ctts, undefined);
    for (const [type, offset] of [["mvhd", 12], ["mdhd", 12]]) {
        assert.deepEqual([view.getUint32(found[type] + offset), view.getUint32(found[type] + offset + 4)], [60, 90], type);
    }
    assert.deepEqual([0, 1, 2, 3].map((index) => view.getUint32(found.stsz + 12 + 4 * index)), [3, 1, 1, 1]);
    assert.deepEqual([0, 1, 2].map((index) => view.getUint32(found.stss + 4 + 4 * index)), [2, 1, 4]);
});

test("a video's index stands before its frames, and says where they begin", async () => {
    const { view, found } = await written([frame(0, true, 9, 8, 7), frame(1, false, 6)], 2);
    assert.ok(found.moov < found.mdat);
    const start = view.getUint32(found.stco + 8);
    assert.equal(start, found.mdat);
    assert.deepEqual([0, 1, 2, 3].map((offset) => view.getUint8(start + offset)), [9, 8, 7, 6]);
    assert.equal(start + 4, view.byteLength);
});

test("frames that are decoded in another order are shown at their own times", async () => {
    const { view, found } = await written([frame(0, true, 1), frame(2, false, 1), frame(1, false, 1), frame(3, false, 1)], 4);
    assert.deepEqual(runs(view, found.stts), [[4, 1]]);
    assert.deepEqual(runs(view, found.ctts), [[1, 0], [1, 1], [1, -1], [1, 0]]);
    assert.equal(view.getUint8(found.ctts), 1);
});

test("a sample entry says the size, the decoder's configuration and the colours", () => {
    const entry = new DataView(sampleEntry(h264, 390, 844).buffer);
    assert.deepEqual([entry.getUint16(32), entry.getUint16(34)], [390, 844]);
    const text = String.fromCharCode(...new Uint8Array(entry.buffer));
    assert.ok(text.includes("avcC\u0001\u0002\u0003"));
    assert.ok(text.includes("colrnclx\0\u0001\0\u0001\0\u0001\0"));
    const other = String.fromCharCode(...sampleEntry(vp9, 390, 844));
    assert.ok(other.includes("vpcC\u0001\0\0\0\0\u0029\u0083\u0006\u0006\u0006\0\0"));
    assert.ok(other.includes("colrnclx\0\u0006\0\u0006\0\u0006\u0080"));
    assert.throws(() => sampleEntry({ codec: "av01.0.04M.08" }, 1, 1), /no sample entry for av01/);
});

/** An encoder that calls back at once; `fail` is called with each frame's number. */
function encoder(fail = () => null) {
    return class {
        static isConfigSupported = async ({ codec }) => ({ supported: codec.startsWith("vp09") });
        static made = [];
        state = "unconfigured";
        encodeQueueSize = 0;
        frames = [];

        constructor({ output, error }) {
            Object.assign(this, { output, error });
            this.constructor.made.push(this);
        }

        configure() { this.state = "configured"; }

        encode({ timestamp }, { keyFrame }) {
            this.frames.push({ timestamp, keyFrame });
            const problem = fail(this.frames.length);
            if (problem) this.error(new Error(problem));
            const chunk = { timestamp, type: keyFrame ? "key" : "delta", byteLength: 1, copyTo: (bytes) => bytes.set([1]) };
            this.output(chunk, this.frames.length === 1 ? { decoderConfig: vp9 } : {});
        }

        async flush() {}

        close() { this.state = "closed"; }
    };
}

/** A recording of a stage that changes at some steps, and what it is drawn with. */
function recordingOf(ticks) {
    let shown = null;
    const recording = {
        first: ticks[0], last: ticks.at(-1), images: new Set(["a"]), stage: {},
        show(tick) {
            const newest = ticks.findLast((other) => other <= tick);
            const isNew = newest !== shown;
            shown = newest;
            return isNew;
        },
    };
    const picture = { canvas: {}, drawn: [], isClosed: false, loaded: null, loadImages: async (names) => { picture.loaded = names; }, draw: () => picture.drawn.push(shown), close: () => { picture.isClosed = true; } };
    return { recording, picture };
}

function useEncoder(type) {
    globalThis.VideoEncoder = type;
    globalThis.VideoFrame = class {
        constructor(canvas, { timestamp }) { this.timestamp = timestamp; }

        close() {}
    };
}

afterEach(() => {
    delete globalThis.VideoEncoder;
    delete globalThis.VideoFrame;
});

test("a video has a frame for each step at which something changed, at its time", async () => {
    const type = encoder();
    useEncoder(type);
    const { recording, picture } = recordingOf([100, 101, 103, 400]);
    const shares = [];
    const maker = await VideoMaker.find(390, 844);
    const { extension } = await maker.make(recording, picture, 6, { onProgress: (share) => shares.push(share) });
    assert.equal(extension, "mp4");
    assert.deepEqual(picture.drawn, [100, 101, 103, 400]);
    const [made] = type.made;
    assert.deepEqual(made.frames.map(({ timestamp }) => timestamp), [0, 16667, 50000, 5e6]);
    // Players can go to a moment without all that was before.
    assert.deepEqual(made.frames.map(({ keyFrame }) => keyFrame), [true, false, false, true]);
    assert.deepEqual([shares[0], shares.at(-1)], [0, 1]);
    assert.deepEqual([picture.isClosed, made.state], [true, "closed"]);
    assert.equal(picture.loaded, recording.images);
});

test("a video that is no longer wanted is not made to its end", async () => {
    useEncoder(encoder());
    const { recording, picture } = recordingOf([1, 2, 3, 4, 5]);
    const stop = new AbortController();
    const maker = await VideoMaker.find(390, 844);
    const making = maker.make(recording, picture, 1, { signal: stop.signal, onProgress: (share) => share >= 0.5 && stop.abort() });
    await assert.rejects(making, { name: "AbortError" });
    assert.deepEqual(picture.drawn, [1, 2, 3]);
    assert.ok(picture.isClosed);
});

test("what fails in the encoder ends the video with its reason", async () => {
    useEncoder(encoder((count) => (count === 2 ? "no memory" : null)));
    const { recording, picture } = recordingOf([1, 2, 3]);
    const maker = await VideoMaker.find(390, 844);
    await assert.rejects(maker.make(recording, picture, 1), /no memory/);
    assert.ok(picture.isClosed);
});

test("a browser that encodes no frames, or not in this size, has no maker", async () => {
    assert.equal(await VideoMaker.find(390, 844), null);
    useEncoder(class { static isConfigSupported = async () => { throw new TypeError("too large"); }; });
    assert.equal(await VideoMaker.find(390, 844), null);
});
