import assert from "node:assert/strict";
import test from "node:test";

import { drawingBounds } from "../../web/renderer/drawing-bounds.js";
import { rasterize } from "../../web/renderer/drawing-raster.js";
import { drawingQuads } from "../../web/renderer/drawing-quads.js";

const color = [0, 0, 0, 255];
const line = (width, more = {}) => ({ width, cap: 0, join: 1, miterLimit: 10, dashes: [], dashPhase: 0, ...more });
const rectangle = (left, top, right, bottom) => ({
    verbs: [0, 1, 1, 1, 4],
    points: [left, top, right, top, right, bottom, left, bottom],
});
const fill = (...box) => ({ type: "fill", isEvenOdd: false, color, path: rectangle(...box) });
const box = (left, top, right, bottom) => ({ left, top, right, bottom });

test("a drawing reaches as far as its fills and its strokes' widths", () => {
    const stroke = { type: "stroke", color, line: line(4), path: rectangle(0, 0, 10, 10) };
    assert.deepEqual(drawingBounds([fill(5, 5, 20, 8), stroke]), box(-2, -2, 20, 12));
});

test("a mitre may reach as far as its limit", () => {
    const stroke = { type: "stroke", color, line: line(2, { join: 0, miterLimit: 3 }), path: rectangle(0, 0, 10, 10) };
    assert.deepEqual(drawingBounds([stroke]), box(-3, -3, 13, 13));
});

test("clips hold until they are restored", () => {
    const clip = { type: "clip", isEvenOdd: false, path: rectangle(0, 0, 5, 5) };
    assert.deepEqual(drawingBounds([clip, fill(-10, -10, 10, 10)]), box(0, 0, 5, 5));
    assert.deepEqual(
        drawingBounds([{ type: "save" }, clip, { type: "restore" }, fill(-10, -10, 10, 10)]), box(-10, -10, 10, 10));
});

test("a shadow reaches three deviations around what casts it", () => {
    const shadow = { type: "shadow", shadow: { color, radius: 2, x: 1, y: 10 } };
    assert.deepEqual(drawingBounds([shadow, fill(0, 0, 10, 10)]), box(-5, 0, 17, 26));
});

test("what is clipped away, or is no area, is nothing", () => {
    const clip = { type: "clip", isEvenOdd: false, path: rectangle(0, 0, 5, 5) };
    assert.equal(drawingBounds([clip, fill(6, 6, 9, 9)]), null);
    assert.equal(drawingBounds([{ type: "fill", isEvenOdd: false, color, path: { verbs: [], points: [] } }]), null);
});

test("a gradient fills its clip", () => {
    const gradient = {
        type: "gradient", start: { x: 0, y: 0 }, startRadius: 0, end: { x: 1, y: 0 }, endRadius: 0,
        extendsBefore: true, extendsAfter: true, stops: [],
    };
    const clip = { type: "clip", isEvenOdd: false, path: rectangle(1, 2, 5, 6) };
    assert.deepEqual(drawingBounds([clip, gradient]), box(1, 2, 5, 6));
    assert.deepEqual(drawingBounds([gradient]), box(-Infinity, -Infinity, Infinity, Infinity));
});

test("a canvas without extent asks for no texture, and one with extent for one of whole pixels", () => {
    const asked = [];
    const resources = { drawing: (operations, extent, scale) => asked.push({ ...extent, scale }) };
    const shape = { left: 0, top: 0, width: 30, height: 30 };
    const seen = (unit) => drawingQuads([fill(8, 14, 38, 44)], shape, null, [unit, 0, 0, 0, unit, 0, 0, 0, 1], { resources, unit });
    assert.deepEqual(seen(0), []);
    assert.equal(asked.length, 0);
    assert.equal(seen(2).length, 1);
    assert.deepEqual(asked, [{ left: 7.5, top: 13.5, right: 38.5, bottom: 44.5, scale: 2 }]);
});

test("a line without length is the dot of its caps, as of Core Graphics", () => {
    const lines = [];
    const context = new Proxy({}, { get: (target, key) => target[key] ?? (() => {}), set: () => true });
    globalThis.document = { createElement: () => ({ getContext: () => context }) };
    globalThis.Path2D = class {
        moveTo() {}
        lineTo(...point) { lines.push(point); }
    };
    const seen = (cap, verbs, points) => {
        lines.length = 0;
        const stroke = { type: "stroke", color, line: line(4, { cap }), path: { verbs, points } };
        rasterize([stroke], box(0, 0, 10, 10), 1, null, null, null);
        return [...lines];
    };
    assert.deepEqual(seen(1, [0, 1], [3, 4, 3, 4]), [[3.01, 4]]);
    assert.deepEqual(seen(2, [0, 1, 0, 1], [3, 4, 3, 4, 5, 5, 6, 6]), [[3.01, 4], [6, 6]]);
    // Butt caps draw nothing, and a way goes on through its points.
    assert.deepEqual(seen(0, [0, 1], [3, 4, 3, 4]), [[3, 4]]);
    assert.deepEqual(seen(1, [0, 1, 1], [3, 4, 3, 4, 9, 9]), [[3, 4], [9, 9]]);
    delete globalThis.document;
    delete globalThis.Path2D;
});
