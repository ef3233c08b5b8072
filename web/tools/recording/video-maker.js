import { stepsPerSecond } from "../../protocol/step-rate.js";
import { mp4File, sampleEntry } from "./mp4.js";

/** Steps between two frames that are decoded without others: players go to these at once. */
const keyInterval = 2 * stepsPerSecond;
/** Frames that may wait for the encoder. */
const queue = 8;

/** A video of a recording, drawn step by step: it shows each step when it was, however busy the browser is. */
export class VideoMaker {
    #config;

    constructor(config) {
        this.#config = config;
    }

    /**
     * Finds what the browser encodes.
     *
     * @param width, height in pixels, even
     * @returns a promise of a maker, of null where the browser encodes no video: WebCodecs are for secure addresses alone
     */
    static async find(width, height) {
        if (!globalThis.VideoEncoder) return null;
        const bitrate = Math.min(16e6, 12 * width * height);
        for (const codec of codecs(width, height)) {
            const config = { codec, width, height, bitrate, framerate: stepsPerSecond, ...(codec.startsWith("avc1") && { avc: { format: "avc" } }) };
            const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
            if (supported) return new VideoMaker(config);
        }
        return null;
    }

    /**
     * Draws and encodes all of a recording.
     *
     * @param recording a `Recording`; @param picture a `StagePicture` of its size, which is closed afterwards
     * @param seconds how long the video lasts, if the recording is shorter: its last step stands still
     * @param signal an `AbortSignal`; @param onProgress called with a share, 0...1
     * @returns `{ blob, extension }`
     * @throws what the encoder or `signal` says
     */
    async make(recording, picture, seconds, { signal, onProgress = () => {} } = {}) {
        const { width, height } = this.#config;
        const samples = [];
        let entry = null;
        let fault = null;
        const encoder = new VideoEncoder({
            output: (chunk, { decoderConfig } = {}) => {
                if (decoderConfig) entry = sampleEntry(decoderConfig, width, height);
                const bytes = new Uint8Array(chunk.byteLength);
                chunk.copyTo(bytes);
                samples.push({ time: step(chunk.timestamp), isKey: chunk.type === "key", bytes });
            },
            error: (error) => { fault = error; },
        });
        try {
            encoder.configure(this.#config);
            await picture.loadImages(recording.images);
            const { first, last } = recording;
            let lastKey = -Infinity;
            for (let tick = first; tick <= last; tick += 1) {
                if (!recording.show(tick) && tick > first) continue;
                picture.draw(recording.stage);
                const keyFrame = tick - lastKey >= keyInterval;
                if (keyFrame) lastKey = tick;
                const frame = new VideoFrame(picture.canvas, { timestamp: microseconds(tick - first) });
                encoder.encode(frame, { keyFrame });
                frame.close();
                onProgress((tick - first) / Math.max(1, last - first));
                await turn(encoder);
                signal?.throwIfAborted();
                if (fault) throw fault;
            }
            await encoder.flush();
            if (fault) throw fault;
            const end = Math.max(last - first + 1, Math.round(seconds * stepsPerSecond));
            return { blob: mp4File({ width, height, timescale: stepsPerSecond, entry, samples, end }), extension: "mp4" };
        } finally {
            if (encoder.state !== "closed") encoder.close();
            picture.close();
        }
    }
}

/** H.264 plays everywhere, in photo libraries too; VP9 where that may not be encoded. The level is what the size needs. */
function codecs(width, height) {
    const isLarge = Math.ceil(width / 16) * Math.ceil(height / 16) > 8192;
    return isLarge ? ["avc1.640033", "vp09.00.51.08"] : ["avc1.640028", "vp09.00.41.08"];
}

function microseconds(steps) {
    return Math.round(steps * 1e6 / stepsPerSecond);
}

function step(timestamp) {
    return Math.round(timestamp * stepsPerSecond / 1e6);
}

/** Lets the page go on, and the encoder, until few frames wait for it. */
async function turn(encoder) {
    do await new Promise((resolve) => setTimeout(resolve));
    while (encoder.state === "configured" && encoder.encodeQueueSize > queue);
}
