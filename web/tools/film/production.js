import { Film } from "./film.js";
import { GIFEncoding } from "./gif-encoding.js";
import { PictureEncoding } from "./picture-encoding.js";
import { VideoEncoding } from "./video-encoding.js";

/** The names of the files that there can be, by their extensions. */
export const formats = ["mp4", "webm", "gif", "webp", "png"];

/** A film that is being drawn and encoded, piece by piece, by whoever asks for the next. */
export class Production {
    #film;
    #encoding;
    #done = 0;
    #file = null;

    /**
     * @param options as of `Film`, and `format`, one of `formats`, and, for a WebP, `quality`, 0...1
     * @param recording, imageAddress as of `Film`
     * @throws {Error} what can't be drawn or encoded
     */
    static async start(recording, options, imageAddress) {
        const film = new Film(recording, options, imageAddress);
        const encoding = await encodingOf(options, film.canvas);
        await film.load();
        return new Production(film, encoding);
    }

    constructor(film, encoding) {
        this.#film = film;
        this.#encoding = encoding;
    }

    /** `{ frames, width, height, total }`: of the film, and how often a frame is drawn in all. */
    get plan() {
        const { count, canvas: { width, height } } = this.#film;
        return { frames: count, width, height, total: count * this.#encoding.passes };
    }

    /**
     * Draws and encodes some frames.
     *
     * @param budget the milliseconds after which no further one is begun
     * @returns a promise of how many have been drawn since the start
     */
    async goOn(budget) {
        const { frames, total } = this.plan;
        const start = performance.now();
        do {
            if (this.#done === total) break;
            const index = this.#done % frames;
            await this.#film.draw(index);
            await this.#encoding.take(this.#film.canvas, index, Math.floor(this.#done / frames));
            this.#done += 1;
        } while (performance.now() - start < budget);
        return this.#done;
    }

    /** Ends it after the last frame. @returns a promise of the file's length in bytes */
    async finish() {
        this.#file = await this.#encoding.file(this.plan.frames);
        return this.#file.size;
    }

    /** The finished file, a `Blob`. */
    get blob() { return this.#file; }

    /** Frees what it draws with. It draws no more. */
    close() {
        this.#film.close();
    }

    /** A piece of the finished file, in base64. @param from, to its first byte, and the one after its last */
    async piece(from, to) {
        const reader = new FileReader();
        return await new Promise((resolve, reject) => {
            reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
            reader.onerror = () => reject(reader.error);
            reader.readAsDataURL(this.#file.slice(from, to));
        });
    }
}

async function encodingOf({ format, fps, quality }, canvas) {
    if (format === "gif") return new GIFEncoding(canvas, fps);
    if (format === "png" || format === "webp") return new PictureEncoding(format, canvas, fps, quality);
    return await VideoEncoding.find(format, canvas.width, canvas.height, fps);
}
