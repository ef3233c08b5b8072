import assert from "node:assert/strict";
import { test } from "node:test";
import { Recording } from "../../web/replay/recording.js";
import { Transport } from "../../web/replay/transport.js";

function recorded(...messages) {
    return new Uint8Array(messages.flatMap((bytes) => {
        const length = new Uint8Array(4);
        new DataView(length.buffer).setUint32(0, bytes.length, true);
        return [...length, ...bytes];
    }));
}

/** A stage of 390 x 844 at a step, with one layer at x = `x`. */
const snapshot = (tick, x) => [0x01, tick, 0, 0, 0, 0x80, 0x86, 0x03, 0x80, 0xa6, 0x06, 1, 1, 4, ...fixed(x), 0];
const delta = (base, tick, x) => [0x02, base, 0, 0, 0, tick, 0, 0, 0, 0, 1, 1, 4, ...fixed(x), 0];
const fixed = (x) => [((x * 128) & 0x7f) | 0x80, (x * 128) >> 7];

test("shows the newest state that is not after a step, forwards and backwards", () => {
    const recording = new Recording(recorded(snapshot(2, 1), delta(2, 4, 2), delta(4, 5, 3)));
    assert.deepEqual([recording.first, recording.last], [2, 5]);
    const x = (tick) => {
        recording.show(tick);
        return recording.stage.layer(1).position.x;
    };
    assert.deepEqual([2, 3, 4, 5, 9, 4, 3, 0].map(x), [1, 1, 2, 3, 3, 2, 1, 1]);
});

test("goes back to the nearest snapshot only, and says whether anything may look different", () => {
    const recording = new Recording(recorded(snapshot(0, 1), delta(0, 1, 2), snapshot(1, 2), delta(1, 2, 3)));
    assert.equal(recording.show(2), true);
    assert.equal(recording.show(2), false);
    assert.equal(recording.show(1), true);
    assert.equal(recording.stage.layer(1).position.x, 2);
});

test("refuses what is cut short and what does not begin with a snapshot", () => {
    assert.throws(() => new Recording(recorded(snapshot(0, 1)).subarray(0, 9)), /the message at byte 0/);
    assert.throws(() => new Recording(recorded(delta(0, 1, 2))), /begins with a snapshot/);
    assert.throws(() => new Recording(new Uint8Array()), /begins with a snapshot/);
});

test("playing takes real time times the speed and stops at the end", () => {
    const transport = new Transport(10, 130, 60);
    transport.advance(5);
    assert.equal(transport.position, 10);
    transport.play();
    transport.advance(0.5);
    assert.equal(transport.position, 40);
    transport.speed = 0.1;
    transport.advance(1);
    assert.equal(transport.position, 46);
    transport.speed = 1;
    transport.advance(9);
    assert.deepEqual([transport.position, transport.isPlaying], [130, false]);
    transport.play();
    assert.deepEqual([transport.position, transport.isPlaying], [10, true]);
});

test("seeking and stepping stand still within the ends", () => {
    const transport = new Transport(0, 10, 60);
    transport.play();
    transport.seek(4.5);
    assert.deepEqual([transport.position, transport.isPlaying], [4.5, false]);
    transport.step(1);
    assert.equal(transport.position, 5);
    transport.seek(4.5);
    transport.step(-1);
    assert.equal(transport.position, 4);
    transport.step(-9);
    assert.equal(transport.position, 0);
    transport.seek(99);
    assert.equal(transport.position, 10);
});
