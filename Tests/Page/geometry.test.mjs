import assert from "node:assert/strict";
import { test } from "node:test";
import { Letterbox } from "../../web/geometry/letterbox.js";

test("a window like the stage has no margins", () => {
    const { scale, left, top } = new Letterbox(390, 844, 390, 844);
    assert.deepEqual([scale, left, top], [1, 0, 0]);
});

test("a wide window has margins left and right", () => {
    const { scale, left, top, width, height } = new Letterbox(1280, 422, 390, 844);
    assert.deepEqual([scale, left, top, width, height], [0.5, 542.5, 0, 195, 422]);
});

test("a tall window has margins above and below", () => {
    const { scale, left, top } = new Letterbox(200, 844, 400, 400);
    assert.deepEqual([scale, left, top], [0.5, 0, 322]);
});

test("places in the window become points of the stage, beyond its edge too", () => {
    const letterbox = new Letterbox(1280, 422, 390, 844);
    assert.deepEqual(letterbox.toStage(542.5, 0), { x: 0, y: 0 });
    assert.deepEqual(letterbox.toStage(640, 211), { x: 195, y: 422 });
    assert.deepEqual(letterbox.toStage(532.5, 422), { x: -20, y: 844 });
});
