import { mp4File, sampleEntry } from "../recording/mp4.js";
import { webmFile } from "./webm.js";

/** Seconds between two frames that are decoded without others: players go to these at once. */
const keyInterval = 2;
/** Frames that may wait for the encoder. */
const queue = 8;

/** A film as a video, encoded by the browser. */
export class VideoEncoding {
    /** How often it wants to see all frames. */
    passes = 1;

    #rate;
    #config;
    #encoder;
    #fault = null;
    #entry = null;
    #samples = [];

    /**
     * Finds what the browser encodes.
     *
     * @param type "mp4" or "webm"; @param width, height in pixels, even; @param rate frames a second
     * @returns a promise of an encoding
     * @throws {Error} if it encodes nothing of that size
     */
    static async find(type, width, height, rate) {
        for (const codec of codecs(type, width, height, rate)) {
            const bitrate = Math.min(24e6, 12 * width * height);
            const config = { codec, width, height, bitrate, framerate: rate, ...(codec.startsWith("avc1") && { avc: { format: "avc" } }) };
            const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
            if (supported) return new VideoEncoding(config, rate);
        }
        throw new Error(`this browser encodes no ${type} of ${width}x${height} pixels; a smaller --scale may do`);
    }

    constructor(config, rate) {
        this.#config = config;
        this.#rate = rate;
        const { width, height } = config;
        this.#encoder = new VideoEncoder({
            output: (chunk, { decoderConfig } = {}) => {
                if (decoderConfig) this.#entry = decoderConfig;
                const bytes = new Uint8Array(chunk.byteLength);
                chunk.copyTo(bytes);
                this.#samples.push({ time: Math.round(chunk.timestamp * rate / 1e6), isKey: chunk.type === "key", bytes });
            },
            error: (error) => { this.#fault = error; },
        });
        this.#encoder.configure({ ...config, width, height });
    }

    /** Takes a frame by its number. */
    async take(canvas, index) {
        const frame = new VideoFrame(canvas, { timestamp: Math.round(index * 1e6 / this.#rate), duration: Math.round(1e6 / this.#rate) });
        this.#encoder.encode(frame, { keyFrame: index % (keyInterval * this.#rate) === 0 });
        frame.close();
        do await new Promise((resolve) => setTimeout(resolve));
        while (this.#encoder.state === "configured" && this.#encoder.encodeQueueSize > queue);
        if (this.#fault) throw this.#fault;
    }

    /** @returns a promise of the file of so many frames, a `Blob` */
    async file(count) {
        await this.#encoder.flush();
        if (this.#fault) throw this.#fault;
        this.#encoder.close();
        const { width, height } = this.#config;
        const track = { width, height, samples: this.#samples, end: count };
        if (this.#config.codec.startsWith("vp09")) return webmFile({ ...track, rate: this.#rate });
        return mp4File({ ...track, timescale: this.#rate, entry: sampleEntry(this.#entry, width, height) });
    }
}

/** H.264's level says how many blocks of 16 x 16 pixels a picture and a second may have (ISO/IEC 14496-10, table A-1). */
const levels = [["28", 8192, 245_760], ["32", 8704, 522_240], ["33", 36_864, 983_040], ["34", 36_864, 2_073_600]];

function codecs(type, width, height, rate) {
    if (type === "webm") return ["vp09.00.51.08", "vp09.00.61.08"];
    const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
    return levels.filter(([, picture, second]) => blocks <= picture && blocks * rate <= second).map(([level]) => `avc1.6400${level}`);
}
