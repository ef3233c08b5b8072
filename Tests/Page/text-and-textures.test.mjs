import assert from "node:assert/strict";
import { test } from "node:test";
import { contentsRectangle } from "../../web/renderer/gravity.js";
import { rampPixels, rampSize } from "../../web/renderer/ramp.js";
import { breakLines } from "../../web/renderer/text-lines.js";
import { TextureCache } from "../../web/renderer/texture-cache.js";

/** Every character is one wide. */
const measure = (string) => Array.from(string).length;
const lines = (string, width, maximum) => breakLines(string, width, maximum, measure);

test("text that fits is left alone", () => {
    assert.deepEqual(lines("10", 10, 1), ["10"]);
    assert.deepEqual(lines("", 10, 1), [""]);
});

test("lines break at spaces", () => {
    assert.deepEqual(lines("the quick brown fox", 10, 9), ["the quick", "brown fox"]);
});

test("a word that is too wide alone breaks inside", () => {
    assert.deepEqual(lines("abcdefgh ij", 3, 9), ["abc", "def", "gh", "ij"]);
});

test("the last line that is allowed ends with an ellipsis if more would follow", () => {
    assert.deepEqual(lines("the quick brown fox", 10, 1), ["the quick\u2026"]);
    assert.deepEqual(lines("the quick brown fox jumps", 10, 2), ["the quick", "brown fox\u2026"]);
    assert.deepEqual(lines("one\ntwo", 10, 1), ["one two\u2026"]);
});

test("line feeds break lines", () => {
    assert.deepEqual(lines("one\n\ntwo", 10, 9), ["one", "", "two"]);
});

test("an ellipsis never cuts a character in half", () => {
    assert.deepEqual(lines("\u{1f39e}\u{1f39e}\u{1f39e}", 2, 1), ["\u{1f39e}\u2026"]);
});

test("even no room at all ends", () => {
    assert.deepEqual(lines("ab", 0, 9), ["a", "\u2026"]);
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
