import assert from "node:assert/strict";
import { test } from "node:test";
import { contentsRectangle } from "../../web/renderer/gravity.js";
import { rampPixels, rampSize } from "../../web/renderer/ramp.js";
import { TextRaster } from "../../web/renderer/text-raster.js";
import { TextureCache } from "../../web/renderer/texture-cache.js";

/** Records what is drawn on a canvas whose font makes every character half its size wide. */
class FakeContext {
    drawn = [];
    letterSpacing = "0px";
    #matrix = [1, 0, 0, 1, 0, 0];
    #stretch = 1;

    set font(value) {
        this.size = Number(/(\d+(\.\d+)?)px/.exec(value)[1]);
        this.css = value;
    }

    setTransform(...matrix) {
        this.#matrix = matrix;
        this.#stretch = 1;
    }

    scale(x) {
        this.#stretch *= x;
    }

    measureText(string) {
        return { width: string.length * (this.size / 2 + Number.parseFloat(this.letterSpacing)) };
    }

    fillRect(...box) {
        this.drawn.push({ box, color: this.fillStyle });
    }

    fillText(string) {
        const [scale, , , , left, baseline] = this.#matrix;
        const width = this.measureText(string).width * this.#stretch * scale;
        this.drawn.push({ string, left, right: left + width, baseline, css: this.css, direction: this.direction });
    }
}

function fakeDocument() {
    const canvases = [];
    const fonts = new Set();
    const arrivals = [];
    Object.assign(fonts, { check: () => false, load: (font, string) => new Promise((done) => arrivals.push({ font, string, done })) });
    const createElement = () => {
        const context = new FakeContext();
        canvases.push(context);
        return { getContext: () => context };
    };
    globalThis.document = { createElement, fonts };
    globalThis.FontFace = class {
        constructor(family, source, descriptors) {
            Object.assign(this, { family, source, ...descriptors });
        }
    };
    return { canvases, fonts, arrivals };
}

const style = { traits: 0, size: 20, color: [0, 0, 0, 255], background: [0, 0, 0, 0], weight: 4, design: 0 };
const fragment = (string, x, width, other = {}) => ({ string, x, baseline: 5, width, ...style, ...other });
const textOf = (fragments, other = {}) => ({ anchor: 0, isClipped: false, fragments, ...other });

test("a line is drawn to exactly its width, whatever the viewer's font", () => {
    const page = fakeDocument();
    const raster = new TextRaster({ onChange: () => {} });
    // The font of this page makes them 50 and 30 wide: letters move apart, or are stretched where that would be too far.
    const layout = raster.layout(textOf([fragment("Hello", 0, 53), fragment("abc", 60, 90)]), 200, 40);
    const canvas = raster.draw(layout, 3);
    const [first, second] = page.canvases.at(-1).drawn;
    assert.equal(canvas.width, Math.ceil(layout.width * 3));
    const left = (x) => (x - layout.left) * 3;
    assert.ok(Math.abs(first.left - left(0)) < 1e-9 && Math.abs(first.right - left(53)) < 1e-9);
    assert.ok(Math.abs(second.left - left(60)) < 1e-9 && Math.abs(second.right - left(150)) < 1e-9);
});

test("lines keep their distance from their anchor and from the middle of the height", () => {
    fakeDocument();
    const raster = new TextRaster({ onChange: () => {} });
    const placeIn = (anchor, width, height) => {
        const { left, top } = raster.layout(textOf([fragment("Hello", -10, 50)], { anchor }), width, height);
        return [left, top];
    };
    const [left, top] = placeIn(0, 100, 40);
    assert.deepEqual(placeIn(0, 300, 60), [left, top + 10]);
    assert.deepEqual(placeIn(1, 100, 40), [left + 50, top]);
    assert.deepEqual(placeIn(2, 100, 40), [left + 100, top]);
});

test("letters that are joined are never spaced, and right-to-left text says so", () => {
    const page = fakeDocument();
    const raster = new TextRaster({ onChange: () => {} });
    raster.draw(raster.layout(textOf([fragment("سلام", 0, 41, { traits: 16 })]), 100, 40), 1);
    const context = page.canvases.at(-1);
    assert.deepEqual([context.letterSpacing, context.drawn[0].direction], ["0px", "rtl"]);
    assert.ok(Math.abs(context.drawn[0].right - context.drawn[0].left - 41) < 1e-9);
});

test("a clipped text is drawn inside its box only", () => {
    fakeDocument();
    const { left, width } = new TextRaster({ onChange: () => {} }).layout(textOf([fragment("Hello", 0, 53)], { isClipped: true }), 40, 20);
    assert.deepEqual([left, left + width], [0, 40]);
});

test("what is behind, under and through a text is as wide as it is", () => {
    const page = fakeDocument();
    const raster = new TextRaster({ onChange: () => {} });
    const text = textOf([fragment("Hello", 0, 53, { traits: 4 + 8 + 1, background: [1, 2, 3, 255] })]);
    raster.draw(raster.layout(text, 100, 40), 1);
    const { drawn } = page.canvases.at(-1);
    assert.deepEqual(drawn.slice(0, 3).map(({ box }) => [box[0], box[2]]), [[0, 53], [0, 53], [0, 53]]);
    assert.match(drawn[3].css, /^italic 400 20px /);
});

test("the server's font is fetched when a text needs it, once, and texts are drawn anew when it is here", async () => {
    const page = fakeDocument();
    let changes = 0;
    const raster = new TextRaster({ onChange: () => changes++ });
    const keyOf = (string) => raster.layout(textOf([fragment(string, 0, 50)]), 100, 40).key;
    const before = keyOf("Hello");
    keyOf("Hallo");
    assert.equal(page.arrivals.length, 1);
    keyOf("Привет");
    assert.equal(page.arrivals.length, 2);
    for (const { done } of page.arrivals) done([]);
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(changes, 1);
    assert.notEqual(keyOf("Hello"), before);
});

test("a font's file is fetched once, and its weight and slant are its own", async () => {
    const page = fakeDocument();
    const loads = [];
    globalThis.FontFace = class {
        constructor(family, source) {
            Object.assign(this, { family, source });
        }

        load() {
            return new Promise((done, fail) => loads.push({ face: this, done, fail }));
        }
    };
    let changes = 0;
    const raster = new TextRaster({ onChange: () => changes++ });
    const cssOf = (fontFile) => {
        const layout = raster.layout(textOf([fragment("Hello", 0, 50, { fontFile, weight: 7, traits: 1 })]), 100, 40);
        return layout.fragments[0].font;
    };
    assert.match(cssOf("preview_Lato-1"), /^italic 700 20px /);
    cssOf("preview_Lato-1");
    cssOf("preview_Gone-2");
    assert.deepEqual(loads.map(({ face }) => face.source), ['url("/fonts/preview_Lato-1")', 'url("/fonts/preview_Gone-2")']);
    loads[0].done();
    loads[1].fail(new Error("404"));
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(changes, 1);
    assert.equal(page.arrivals.length, 0);
    assert.match(cssOf("preview_Lato-1"), /^20px "Zoetrope preview_Lato-1", /);
    assert.match(cssOf("preview_Gone-2"), /^italic 700 20px /);
    assert.ok([...page.fonts].includes(loads[0].face));
});

test("gravities place an image as Core Animation does", () => {
    const box = { left: 10, top: 20, width: 100, height: 50 };
    const image = { width: 20, height: 20 };
    assert.deepEqual(contentsRectangle(0, box, image), { left: 10, top: 20, width: 100, height: 50 });
    assert.deepEqual(contentsRectangle(1, box, image), { left: 35, top: 20, width: 50, height: 50 });
    assert.deepEqual(contentsRectangle(2, box, image), { left: 10, top: -5, width: 100, height: 100 });
    assert.deepEqual(contentsRectangle(3, box, image), { left: 50, top: 35, width: 20, height: 20 });
});

test("a ramp passes through its stops, premultiplied", () => {
    const pixels = rampPixels([
        { color: [255, 0, 0, 255], location: 0 },
        { color: [0, 255, 0, 255], location: 100 },
        { color: [0, 0, 255, 0], location: 200 },
    ]);
    const texel = (index) => Array.from(pixels.subarray(index * 4, index * 4 + 4));
    assert.equal(pixels.length, rampSize * 4);
    assert.deepEqual(texel(0), [1, 0, 0, 1]);
    assert.deepEqual(texel(50), [0.5, 0.5, 0, 1]);
    assert.deepEqual(texel(100), [0, 1, 0, 1]);
    assert.deepEqual(texel(150), [0, 0.5, 0, 0.5]);
    assert.deepEqual(texel(255), [0, 0, 0, 0]);
});

test("a ramp between two neighbouring colours is finer than a screen's steps", () => {
    const pixels = rampPixels([{ color: [10, 10, 10, 255], location: 0 }, { color: [12, 12, 12, 255], location: 255 }]);
    const reds = new Set(Array.from({ length: rampSize }, (_, texel) => pixels[texel * 4]));
    assert.ok(reds.size > 200, `${reds.size} shades`);
});

test("the cache throws out what was used longest ago, and nothing of this frame", () => {
    const disposed = [];
    const cache = new TextureCache(20, (entry) => disposed.push(entry.name));
    const use = (name) => cache.get(name, () => ({ name, width: 10, height: 1 }));
    cache.beginFrame();
    for (const name of ["a", "b", "c"]) use(name);
    assert.deepEqual(disposed, []);
    cache.beginFrame();
    use("a");
    assert.deepEqual(disposed, ["b"]);
    cache.beginFrame();
    use("d");
    assert.deepEqual(disposed, ["b", "c"]);
    assert.equal(use("a").name, "a");
});
