import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ViewVoice } from "../../web/tools/views/view-voice.js";
import { FakeTimers } from "./fakes.mjs";

let timers;
let voice;
/** All that was said, in its order. */
let said;

beforeEach(() => {
    timers = new FakeTimers();
    said = [];
    const element = { append() {}, set textContent(text) { said.push(text); } };
    globalThis.document = { createElement: () => element };
    voice = new ViewVoice({ ...timers, now: () => timers.now });
});

test("the selected view is said by its class and its place, the last of those that are walked over", () => {
    voice.select("GridCell, 0 - 1");
    timers.advance(200);
    voice.select("GridCell, 0 - 2");
    timers.advance(299);
    assert.deepEqual(said, []);
    timers.advance(1);
    assert.deepEqual(said, ["Selected: GridCell, 0 - 2"]);
});

test("values that change are said once they have come to rest, the newest of each", () => {
    for (let step = 0; step < 8; step += 1) {
        voice.change("Place", "frame", `0, ${step}`);
        voice.change("Look", "alpha", "0.5");
        timers.advance(250);
    }
    assert.deepEqual(said, []);
    timers.advance(1000);
    assert.deepEqual(said, ["Now frame 0, 7; alpha 0.5"]);
    timers.advance(60_000);
    assert.equal(said.length, 1);
});

test("of what never rests something is said now and then", () => {
    for (let step = 0; step < 240; step += 1) {
        voice.change("Place", "frame", `0, ${step}`);
        timers.advance(250);
    }
    // In a minute.
    assert.ok(said.length >= 6 && said.length <= 8, `${said.length} times`);
});

test("of many values the first are said, and how many more there are", () => {
    for (const name of ["frame", "bounds", "centre", "alpha"]) voice.change("Place", name, "1");
    timers.advance(2000);
    for (const name of ["frame", "bounds", "centre", "alpha", "zPosition"]) voice.change("Place", name, "2");
    timers.advance(2000);
    assert.deepEqual(said, ["Now frame 1; bounds 1; centre 1; and one more value", "Now frame 2; bounds 2; centre 2; and 2 more values"]);
});

test("what was called in a step is not said", () => {
    voice.change("Calls in this step", "prepare()", "");
    voice.change("Constraints", "", "left = 12");
    timers.advance(60_000);
    assert.deepEqual(said, []);
});

test("another selection has the values of the one before be forgotten, and comes before its own", () => {
    voice.change("Place", "frame", "0, 1");
    voice.select("UIView");
    voice.change("Place", "frame", "0, 2");
    timers.advance(300);
    assert.deepEqual(said, ["Selected: UIView"]);
    timers.advance(1200);
    assert.deepEqual(said, ["Selected: UIView", "Now frame 0, 2"]);
});

test("nothing is said of a selection that is said elsewhere, nor after the end", () => {
    voice.select("");
    timers.advance(1000);
    voice.change("Place", "frame", "0, 1");
    voice.remove();
    timers.advance(60_000);
    assert.deepEqual(said, []);
});
