import assert from "node:assert/strict";
import { test } from "node:test";
import { WireFault } from "../../web/protocol/fault.js";
import { decodePart, decodeServerMessage } from "../../web/protocol/server-messages.js";
import * as Viewer from "../../web/protocol/viewer-messages.js";
import { seeded } from "./fakes.mjs";
import { bytes, vectors } from "./vectors.mjs";

/** True if the bytes were a message, false if they were refused; anything but a `WireFault` fails the test. */
function isAccepted(array) {
    try {
        decodePart(array);
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
        array[0] = 1 + (round % 6);
        isAccepted(array);
    }
});

test("200,000 messages with a byte, an end or a piece of another changed are decoded or refused", () => {
    const random = seeded(2);
    const seeds = vectors.valid.filter((each) => each.sender === "server").map((each) => bytes(each.hex));
    const below = (limit) => Math.floor(random() * limit);
    let [accepted, refused] = [0, 0];
    for (let round = 0; round < 200000; round += 1) {
        let array = seeds[below(seeds.length)].slice();
        for (let change = below(3); change >= 0; change -= 1) {
            const index = below(array.length);
            const kind = below(4);
            if (kind === 0) array[index] = random() * 256;
            else if (kind === 1) array[index] ^= 1 << below(8);
            else if (kind === 2) array = array.slice(0, index + 1);
            else {
                const other = seeds[below(seeds.length)];
                array = Uint8Array.from([...array.slice(0, index), ...other.slice(below(other.length))]);
            }
        }
        if (isAccepted(array)) accepted += 1;
        else refused += 1;
    }
    assert.ok(accepted > 1000 && refused > 1000);
});

test("a message above 1 MiB is too big", () => {
    assert.throws(() => decodeServerMessage(new Uint8Array((1 << 20) + 1)), { code: 1009 });
});

test("a byte order mark is part of a string", () => {
    const contents = "0100000000800180010101808002" + "04efbbbf61" + "00";
    const { nodes } = decodePart(bytes(contents));
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
