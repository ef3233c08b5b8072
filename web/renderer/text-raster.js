import { TextAnchor, TextTrait } from "../protocol/text.js";
import { Fonts } from "./fonts.js";

// How far a line reaches above its baseline and below, in units of the font size: San Francisco's proportions.
const ascent = 0.952;
const descent = 0.241;
// Room for what italics, accents and swashes draw outside their advance.
const overhang = 0.25;
const largestTexture = 4096;
/** Between these shares of the font size characters move together or apart to fill a line; beyond them they are stretched. */
const spacings = [-0.08, 0.4];
/** Scripts whose letters are joined: what lies between them can't grow. */
const joined = /[\u0600-\u08ff\u0900-\u0dff\ufb50-\ufdff\ufe70-\ufeff]/;

/** The rectangle that a fragment may colour, with room for what reaches out of its line; from where its text is measured. */
export function fragmentBox({ x, baseline, width, size }) {
    const margin = overhang * size;
    return {
        x: x - margin, y: baseline - ascent * size - margin,
        width: width + 2 * margin, height: (ascent + descent) * size + 2 * margin,
    };
}

/** Rasterises lines of text with a 2-D canvas. Widths are in points, as in the rest of the renderer. */
export class TextRaster {
    #measuring = document.createElement("canvas").getContext("2d");
    #widths = new Map();
    #fonts;

    /** @param onChange called when texts look different from before */
    constructor({ onChange }) {
        this.#fonts = new Fonts({ onChange });
    }

    /** @returns a promise that the fonts of all that was drawn are here, or can't be had */
    settled() {
        return this.#fonts.settled();
    }

    /**
     * Where a text's raster lies in a box: `{ left, top, width, height, key }` and what `draw` needs; equal keys have equal
     * pixels at equal scales.
     */
    layout(text, boxWidth, boxHeight) {
        const { fragments, anchor, isClipped } = text;
        const margin = overhang * Math.max(...fragments.map(({ size }) => size));
        const middle = { x: originOf(anchor, boxWidth), y: boxHeight / 2 };
        let left = Math.min(...fragments.map(({ x }) => x)) - margin;
        let right = Math.max(...fragments.map(({ x, width }) => x + width)) + margin;
        let top = Math.min(...fragments.map(({ baseline, size }) => baseline - ascent * size)) - margin;
        let bottom = Math.max(...fragments.map(({ baseline, size }) => baseline + descent * size)) + margin;
        if (isClipped) {
            [left, right] = [Math.max(left, -middle.x), Math.max(Math.min(right, boxWidth - middle.x), -middle.x + 1)];
            [top, bottom] = [Math.max(top, -middle.y), Math.max(Math.min(bottom, middle.y), 1 - middle.y)];
        }
        const fonts = fragments.map((fragment) => this.#fonts.css(fragment));
        return {
            left: left + middle.x, top: top + middle.y, width: right - left, height: bottom - top,
            origin: { x: -left, y: -top },
            fragments: fragments.map((fragment, index) => ({ ...fragment, font: fonts[index] })),
            key: JSON.stringify([this.#fonts.version, isClipped ? [left, right, top, bottom] : 0, fragments]),
        };
    }

    /** A number that changes when texts look different from before. */
    get version() {
        return this.#fonts.version;
    }

    /** Draws fragments to a context, in points from its origin. */
    paint(context, fragments) {
        for (const fragment of fragments) {
            context.save();
            context.translate(fragment.x, fragment.baseline);
            this.#drawFragment(context, { ...fragment, font: this.#fonts.css(fragment) });
            context.restore();
        }
    }

    /** A canvas with a laid-out text at `scale` pixels a point, transparent around it. */
    draw({ width, height, origin, fragments }, scale) {
        const canvas = document.createElement("canvas");
        canvas.width = Math.min(largestTexture, Math.ceil(width * scale));
        canvas.height = Math.min(largestTexture, Math.ceil(height * scale));
        const context = canvas.getContext("2d");
        for (const fragment of fragments) {
            // Baselines on whole pixels keep the feet of the letters sharp.
            const baseline = Math.round((origin.y + fragment.baseline) * scale) / scale;
            context.setTransform(scale, 0, 0, scale, (origin.x + fragment.x) * scale, baseline * scale);
            this.#drawFragment(context, fragment);
        }
        return canvas;
    }

    /** Draws a fragment from (0, 0) on the baseline to exactly its width. */
    #drawFragment(context, { string, font, width, size, color, background, traits }) {
        if (background[3] > 0) {
            context.fillStyle = css(background);
            context.fillRect(0, -ascent * size, width, (ascent + descent) * size);
        }
        context.fillStyle = css(color);
        if (traits & TextTrait.underline) context.fillRect(0, 0.1 * size, width, Math.max(0.06 * size, 0.5));
        if (traits & TextTrait.strikethrough) context.fillRect(0, -0.28 * size, width, Math.max(0.06 * size, 0.5));
        prepare(context, font);
        context.direction = traits & TextTrait.rightToLeft ? "rtl" : "ltr";
        context.textAlign = "left";
        context.textBaseline = "alphabetic";
        const own = this.#measure(font, string);
        const spacing = (width - own) / countCharacters(string);
        if ("letterSpacing" in context && spacing >= spacings[0] * size && spacing <= spacings[1] * size && !joined.test(string)) {
            context.letterSpacing = `${spacing}px`;
        } else if (own > 0) {
            context.scale(width / own, 1);
        }
        context.fillText(string, 0, 0);
        if ("letterSpacing" in context) context.letterSpacing = "0px";
    }

    /** How wide the viewer's font makes a string. */
    #measure(font, string) {
        const key = `${this.#fonts.version}\n${font}\n${string}`;
        let width = this.#widths.get(key);
        if (width === undefined) {
            if (this.#widths.size > 2000) this.#widths.clear();
            prepare(this.#measuring, font);
            width = this.#measuring.measureText(string).width;
            this.#widths.set(key, width);
        }
        return width;
    }
}

function prepare(context, font) {
    context.font = font;
    context.fontKerning = "normal";
    // Else widths are whole pixels on some systems, whatever the scale.
    context.textRendering = "geometricPrecision";
}

function originOf(anchor, width) {
    if (anchor === TextAnchor.center) return width / 2;
    return anchor === TextAnchor.right ? width : 0;
}

function css([red, green, blue, alpha]) {
    return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
}

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;

/** As readers count them. */
function countCharacters(string) {
    if (/^[\x20-\x7e]*$/.test(string) || segmenter === null) return Array.from(string).length;
    return Array.from(segmenter.segment(string)).length;
}
