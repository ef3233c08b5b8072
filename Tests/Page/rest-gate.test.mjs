import assert from "node:assert/strict";
import { test } from "node:test";
import { RestGate } from "../../web/playout/rest-gate.js";
import { FakeTimers } from "./fakes.mjs";

function gate() {
    const timers = new FakeTimers();
    const rests = [];
    return { timers, rests, gate: new RestGate(timers, { onRest: () => rests.push(timers.now) }) };
}

test("what moves by itself is held back until it rests, and shown once", () => {
    const { timers, rests, gate: each } = gate();
    for (let frame = 0; frame < 60; frame += 1) {
        assert.equal(each.passes(true, false), false);
        timers.advance(1000 / 60);
    }
    assert.deepEqual(rests, []);
    timers.advance(5000);
    assert.equal(rests.length, 1);
});

test("what one's own finger moves is shown as it moves, and nothing is held back from before", () => {
    const { timers, rests, gate: each } = gate();
    assert.equal(each.passes(true, false), false);
    assert.equal(each.passes(true, true), true);
    timers.advance(5000);
    assert.deepEqual(rests, []);
    assert.equal(each.passes(true, false), false, "the finger is lifted: the fling is motion again");
});

test("a picture that arrives is shown at once at rest, but not in the midst of motion", () => {
    const { timers, gate: each } = gate();
    assert.equal(each.passes(false, false), true);
    each.passes(true, false);
    assert.equal(each.passes(false, false), false);
    timers.advance(5000);
    assert.equal(each.passes(false, false), true);
});
