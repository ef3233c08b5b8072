import assert from "node:assert/strict";
import { test } from "node:test";
import { Playhead } from "../../web/playout/playhead.js";

const frame = 1000 / 60;
const far = 1e9;

test("at its place it goes with the time", () => {
    const head = new Playhead(1000);
    head.advance(frame, 1000 + frame, 0, far);
    assert.ok(Math.abs(head.time - (1000 + frame)) < 1e-9);
});

test("behind its place it runs a quarter faster, twice as fast in a hurry, ahead of it at least three quarters", () => {
    const head = new Playhead(1000);
    head.advance(frame, 1400, 0, far);
    assert.ok(Math.abs(head.time - (1000 + 1.25 * frame)) < 1e-9);
    head.time = 1000;
    head.advance(frame, 1400, 0, far, { isHurried: true });
    assert.ok(Math.abs(head.time - (1000 + 2 * frame)) < 1e-9);
    head.time = 1000;
    head.advance(frame, 500, 0, far);
    assert.ok(Math.abs(head.time - (1000 + 0.75 * frame)) < 1e-9);
});

test("it comes to its place and stays", () => {
    for (const start of [-300, -50, 50, 100]) {
        const head = new Playhead(start);
        for (let count = 1; count <= 200; count += 1) head.advance(frame, count * frame, -far, far);
        assert.ok(Math.abs(head.time - 200 * frame) < 0.5, `${start}: ${head.time - 200 * frame}`);
    }
});

test("near the newest it slows down where more should have come, to a fifth of its pace", () => {
    const head = new Playhead(1000);
    const pace = (newest, reserve) => {
        head.time = 1000;
        head.advance(frame, 1000 + frame, 0, newest, { reserve });
        return (head.time - 1000) / frame;
    };
    assert.deepEqual([1000, 100, 50, 20, 10].map((left) => pace(1000 + left, 100).toFixed(3)), ["1.000", "1.000", "0.500", "0.200", "0.200"]);
    assert.equal(pace(1050, 0).toFixed(3), "1.000");
});

test("it never runs beyond the newest, nor backwards", () => {
    const head = new Playhead(1000);
    head.advance(frame, 1100, 0, 1005);
    assert.equal(head.time, 1005);
    head.advance(frame, 900, 0, 990);
    assert.equal(head.time, 1005);
});

test("it is at once where the next motion begins, if that is due, and no further", () => {
    const head = new Playhead(1000);
    head.advance(frame, 9000, 8990, far);
    assert.ok(head.time >= 8990 - frame && head.time <= 9000, `${head.time}`);
    head.time = 1000;
    head.advance(frame, 5000, 8990, far);
    assert.ok(Math.abs(head.time - 5000) < 1e-6, `${head.time}`);
});

test("what is more than a second ago is not shown", () => {
    const head = new Playhead(1000);
    head.advance(frame, 2001, 0, 2050);
    assert.equal(head.time, 2050);
});
