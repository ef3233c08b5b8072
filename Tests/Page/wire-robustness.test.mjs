import assert from "node:assert/strict";
import { test } from "node:test";
import { WireFault } from "../../web/protocol/fault.js";
import { decodeServerMessage } from "../../web/protocol/server-messages.js";
import * as Viewer from "../../web/protocol/viewer-messages.js";
import { bytes, vectors } from "./vectors.mjs";

/** Numbers in 0..<1 that are the same in every run (mulberry32). */
function seeded(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/** True if the bytes were a message, false if they were refused; anything but a `WireFault` fails the test. */
function isAccepted(array) {
    try {
        decodeServerMessage(array);
        return true;
    } catch (error) {
        assert.ok(error instanceof WireFault, `${error}`);
        return false;
    }
}

test("random bytes are decoded or refused, never a crash", () => {
    const random = seeded(1);
    for (let round = 0; round < 20000; round += 1) {
        const array = Uint8Array.from({ length: 1 + random() * 60 }, () => random() * 256);
        array[0] = 1 + (round % 2);
        isAccepted(array);
    }
});

test("messages with a byte changed are decoded or refused", () => {
    const random = seeded(2);
    let refused = 0;
    for (const vector of vectors.valid.filter((each) => each.sender === "server")) {
        for (let round = 0; round < 500; round += 1) {
            const array = bytes(vector.hex);
            array[Math.floor(random() * array.length)] = random() * 256;
            refused += isAccepted(array) ? 0 : 1;
        }
    }
    assert.ok(refused > 0);
});

test("a message above 1 MiB is too big", () => {
    assert.throws(() => decodeServerMessage(new Uint8Array((1 << 20) + 1)), { code: 1009 });
});

test("a byte order mark is part of a string", () => {
    const contents = "0100000000800180010101808002" + "04efbbbf61" + "00";
    const { nodes } = decodeServerMessage(bytes(contents));
    assert.equal(nodes[0].contents.image, "\ufeffa");
});

test("a script closes with a code that browsers let it use", () => {
    assert.equal(new WireFault(1002, "").scriptCode, 4002);
    assert.equal(new WireFault(1009, "").scriptCode, 4009);
});

test("a sample outside the wire's ranges is not sent", () => {
    const sample = { pointer: 0, phase: Viewer.Phase.move, x: 1, y: 2, time: 3 };
    assert.throws(() => Viewer.encodePointer([{ ...sample, pointer: 16 }]), RangeError);
    assert.throws(() => Viewer.encodePointer([{ ...sample, x: NaN }]), RangeError);
    assert.throws(() => Viewer.encodePointer([{ ...sample, time: -1 }]), RangeError);
    assert.throws(() => Viewer.encodePointer([]), RangeError);
    assert.throws(() => Viewer.encodePointer(Array(65).fill(sample)), RangeError);
});

test("coordinates of a vast window are cut to the wire's range", () => {
    const message = Viewer.encodePointer([{ pointer: 0, phase: 1, x: 1e9, y: -1e9, time: 0 }]);
    const view = new DataView(message.buffer);
    assert.deepEqual([view.getFloat32(4, true), view.getFloat32(8, true)], [65536, -65536]);
});
