import { ImageLoader } from "./image-loader.js";
import { rasterize, shaded } from "./drawing-raster.js";
import { shadowOf } from "./drawing-bounds.js";
import { rampPixels, rampSize } from "./ramp.js";
import { TextRaster } from "./text-raster.js";
import { TextureCache } from "./texture-cache.js";

// 16 million pixels are 64 MiB.
const budget = 16 * 1024 * 1024;

/** Textures for what a stage names: its texts, images, gradients and drawings. */
export class Resources {
    #gl;
    #raster;
    #images;
    #cache;
    /** A number for each drawing that was seen. */
    #drawings = new WeakMap();
    #lastDrawing = 0;

    /** @param onChange called when something that was missing has arrived */
    constructor(gl, { onChange, imageAddress }) {
        this.#gl = gl;
        this.#raster = new TextRaster({ onChange });
        this.#images = new ImageLoader({ onLoad: onChange, address: imageAddress });
        this.#cache = new TextureCache(budget, ({ texture }) => gl.deleteTexture(texture));
    }

    /** @returns a promise that the fonts of all that was drawn are here, or can't be had */
    fonts() {
        return this.#raster.settled();
    }

    beginFrame() {
        this.#cache.beginFrame();
    }

    /** After the context was lost, its textures are void. */
    contextRestored() {
        this.#cache.forget();
    }

    /**
     * `{ texture, left, top, width, height }` in points from the box's corner.
     *
     * @param shadow cast by the text; null for none
     */
    text(text, boxWidth, boxHeight, scale, shadow = null) {
        const layout = this.#raster.layout(text, boxWidth, boxHeight);
        const margin = shadow === null ? 0 : this.#shadowMargin(shadow, scale);
        const { texture, width, height } = this.#cache.get(`text ${scale} ${layout.key} ${JSON.stringify(shadow)}`, () => {
            const drawn = this.#raster.draw(layout, scale);
            const size = { width: drawn.width + 2 * margin, height: drawn.height + 2 * margin };
            return this.#textureFrom(shadow === null ? drawn : shaded(drawn, size, margin, margin, shadow, scale));
        });
        const [left, top] = [layout.left - margin / scale, layout.top - margin / scale];
        return { texture, left, top, width: width / scale, height: height / scale };
    }

    /** How many whole pixels a shadow reaches around what casts it. */
    #shadowMargin(shadow, scale) {
        const { left, top, right, bottom } = shadowOf({ left: 0, top: 0, right: 0, bottom: 0 }, shadow);
        return Math.ceil(Math.max(-left, -top, right, bottom, 0) * scale);
    }

    /** `{ texture, width, height }` in pixels, or null while it has not arrived. */
    image(name) {
        const image = this.#images.get(name);
        return image && this.#cache.get(`image ${name}`, () => this.#textureFrom(image, true));
    }

    /**
     * The texture of what a drawing shows in a box of its layer's space at `scale` pixels a point.
     *
     * @param shadow cast by all of it together; null for none
     */
    drawing(operations, box, scale, shadow) {
        const names = operations.filter(({ type }) => type === "image").map(({ name }) => name);
        const arrived = names.filter((name) => this.#images.get(name) !== null).length;
        const fonts = operations.some(({ type }) => type === "text") ? this.#raster.version : 0;
        const key = `drawing ${this.#numberOf(operations)} ${scale} ${arrived} ${fonts} ${JSON.stringify([box, shadow])}`;
        const image = (name) => this.#images.get(name);
        const paintText = (context, fragments) => this.#raster.paint(context, fragments);
        return this.#cache.get(key, () =>
            this.#textureFrom(rasterize(operations, box, scale, image, paintText, shadow))).texture;
    }

    #numberOf(operations) {
        let number = this.#drawings.get(operations);
        if (number === undefined) {
            this.#lastDrawing += 1;
            number = this.#lastDrawing;
            this.#drawings.set(operations, number);
        }
        return number;
    }

    /** Fetches images; resolves when all are here, or have failed, or after `timeout` milliseconds. */
    async load(names, timeout) {
        const all = Promise.all(Array.from(names, (name) => this.#images.load(name)));
        if (timeout === Infinity) await all;
        else await Promise.race([all, new Promise((resolve) => setTimeout(resolve, timeout))]);
    }

    /** A gradient's colours from 0 to 1, `rampSize` texels in a row. */
    ramp(stops) {
        return this.#cache.get(`ramp ${JSON.stringify(stops)}`, () => {
            const texture = this.#newTexture();
            const gl = this.#gl;
            gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
            gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, rampSize, 1, 0, gl.RGBA, gl.FLOAT, rampPixels(stops));
            return { texture, width: rampSize, height: 1 };
        }).texture;
    }

    #textureFrom(source, mipmaps = false) {
        const gl = this.#gl;
        const texture = this.#newTexture();
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
        if (mipmaps) {
            gl.generateMipmap(gl.TEXTURE_2D);
            gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
        }
        return { texture, width: source.width, height: source.height };
    }

    #newTexture() {
        const gl = this.#gl;
        const texture = gl.createTexture();
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
        return texture;
    }
}
