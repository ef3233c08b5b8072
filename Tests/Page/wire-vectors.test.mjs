import assert from "node:assert/strict";
import { test } from "node:test";
import { subprotocol } from "../../web/connection/handshake.js";
import { WireFault } from "../../web/protocol/fault.js";
import { decodeServerMessage } from "../../web/protocol/server-messages.js";
import { decodeServerText } from "../../web/protocol/server-notices.js";
import { encodeRequest } from "../../web/protocol/viewer-requests.js";
import * as Viewer from "../../web/protocol/viewer-messages.js";
import { Stage } from "../../web/stage/stage.js";
import { bytes, hex, message, node, vectors } from "./vectors.mjs";

const fromServer = (vector) => vector.sender === "server";

const encoders = {
    pointer: ({ samples }) => Viewer.encodePointer(samples),
    wheel: ({ samples }) => Viewer.encodeWheel(samples),
    acknowledgement: ({ tick }) => Viewer.encodeAcknowledgement(tick),
    key: ({ key, time }) => Viewer.encodeKey(key, time),
    hover: ({ x, y }) => Viewer.encodeHover(x === undefined ? null : { x, y }),
    probe: ({ time }) => Viewer.encodeProbe(time),
};

test("the page speaks the sub-protocol of the vectors", () => {
    assert.equal(subprotocol, vectors.subprotocol);
});

for (const vector of vectors.valid.filter(fromServer)) {
    test(`a server's message means what the vector says: ${vector.name}`, () => {
        assert.deepEqual(decodeServerMessage(bytes(vector.hex)), message(vector.message));
    });

    test(`every truncation is refused: ${vector.name}`, () => {
        const whole = bytes(vector.hex);
        for (let length = 0; length < whole.length; length += 1) {
            assert.throws(() => decodeServerMessage(whole.subarray(0, length)), { name: "WireFault", code: 1002 });
        }
    });
}

for (const vector of vectors.valid.filter((each) => !fromServer(each))) {
    test(`a viewer's message becomes the vector's bytes: ${vector.name}`, () => {
        assert.equal(hex(encoders[vector.message.type](vector.message)), vector.hex);
    });
}

for (const vector of vectors.malformed.filter(fromServer)) {
    test(`a malformed message closes with ${vector.closeCode}: ${vector.name}`, () => {
        assert.throws(() => decodeServerMessage(bytes(vector.hex)), (fault) => {
            assert.ok(fault instanceof WireFault);
            assert.equal(fault.code, vector.closeCode);
            assert.notEqual(fault.message, "");
            return true;
        });
    });
}

for (const vector of vectors.control) {
    test(`a control message means what it says: ${vector.name}`, () => {
        const message = JSON.parse(vector.text);
        if (fromServer(vector)) assert.deepEqual(decodeServerText(vector.text), message);
        else assert.deepEqual(JSON.parse(encodeRequest(message.type, message)), message);
    });
}

for (const vector of vectors.malformedControl.filter(fromServer)) {
    test(`a malformed control message closes with ${vector.closeCode}: ${vector.name}`, () => {
        assert.throws(() => decodeServerText(vector.text), { name: "WireFault", code: vector.closeCode });
    });
}

test("the vectors' sequence of messages leads to its stage", () => {
    const { frames, result } = vectors.sequence;
    const stage = new Stage();
    for (const frame of frames) stage.apply(decodeServerMessage(bytes(frame)));
    assert.deepEqual([stage.tick, stage.width, stage.height], [result.tick, result.width, result.height]);
    assert.equal(stage.count, result.nodes.length);
    for (const expected of result.nodes) assert.deepEqual(stage.layer(expected.id), node(expected));
});
