import { Letterbox } from "../../geometry/letterbox.js";
import { Renderer } from "../../renderer/renderer.js";

/** The milliseconds that a picture waits for its images. */
const imageTimeout = 2000;

/** The stage on its background in a size of its own, whatever the window's: what a picture or a video shows. */
export class StagePicture {
    canvas = document.createElement("canvas");

    #context;
    #source = document.createElement("canvas");
    #renderer;
    #background;
    /** Whether something has arrived since it was drawn. */
    #isOutdated = false;

    /** @returns `{ width, height }` of a stage's picture, in pixels */
    static size(stage, scale) {
        return { width: even(stage.width * scale), height: even(stage.height * scale) };
    }

    /**
     * @param stage a `Stage`, for its size; @param scale pixels of a point: 1, 2 or 3
     * @param background a CSS colour
     * @param imageAddress as of `Renderer`
     * @throws {Error} "no WebGL2"
     */
    constructor(stage, scale, background, imageAddress) {
        const size = StagePicture.size(stage, scale);
        for (const canvas of [this.canvas, this.#source]) Object.assign(canvas, size);
        this.#context = this.canvas.getContext("2d", { alpha: false });
        this.#renderer = new Renderer(this.#source, { onChange: () => { this.#isOutdated = true; }, imageAddress });
        this.#background = background;
    }

    /** Fetches the images that the stage shows. */
    async load(stage) {
        const names = Array.from(stage.layers, ({ contents }) => contents.image).filter((name) => name !== "");
        await this.loadImages(new Set(names));
    }

    /** Fetches images by their names. @param timeout the milliseconds that it waits for them */
    async loadImages(names, timeout = imageTimeout) {
        await this.#renderer.load(names, timeout);
    }

    /** @returns a promise that the fonts and effects of what was drawn are here: true if it must be drawn again to have them */
    async settled() {
        await this.#renderer.settled();
        return this.#isOutdated;
    }

    draw(stage) {
        this.#isOutdated = false;
        const { width, height } = this.canvas;
        this.#renderer.draw(stage, new Letterbox(width, height, stage.width, stage.height));
        this.#context.fillStyle = this.#background;
        this.#context.fillRect(0, 0, width, height);
        // In the same task: a WebGL canvas keeps its picture no longer.
        this.#context.drawImage(this.#source, 0, 0);
    }

    /** @returns what was drawn last as a PNG, a `Blob` */
    async png() {
        return await new Promise((resolve) => this.canvas.toBlob(resolve, "image/png"));
    }

    /** Frees what it draws with, of which a browser grants few. It draws no more. */
    close() {
        this.#renderer.close();
    }
}

/** Codecs want even sides. */
function even(length) {
    return Math.max(2, 2 * Math.round(length / 2));
}
