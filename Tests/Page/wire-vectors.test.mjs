import assert from "node:assert/strict";
import { test } from "node:test";
import { CloseCode } from "../../web/protocol/close-code.js";
import { WireFault } from "../../web/protocol/fault.js";
import { layerAttributes } from "../../web/protocol/attributes.js";
import { FrameDecoder } from "../../web/protocol/frame-decoder.js";
import { decodePart, decodeServerMessage } from "../../web/protocol/server-messages.js";
import { decodeNotice } from "../../web/protocol/server-notices.js";
import { stepsPerSecond } from "../../web/protocol/step-rate.js";
import { MessageType, limits, subprotocol } from "../../web/protocol/wire-format.js";
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
    test(`a part means what the vector says: ${vector.name}`, () => {
        assert.deepEqual(decodePart(bytes(vector.hex)), message(vector.message));
    });

    // The end of what a step's bits or a notice's text are is known by the length before them.
    if (["step", "notice"].includes(vector.message.type)) continue;

    test(`every truncation is refused: ${vector.name}`, () => {
        const whole = bytes(vector.hex);
        for (let length = 0; length < whole.length; length += 1) {
            assert.throws(() => decodePart(whole.subarray(0, length)), { name: "WireFault", code: 1002 });
        }
    });
}

for (const vector of vectors.valid.filter((each) => !fromServer(each))) {
    test(`a viewer's message becomes the vector's bytes: ${vector.name}`, () => {
        assert.equal(hex(encoders[vector.message.type](vector.message)), vector.hex);
    });
}

for (const vector of vectors.malformed.filter(fromServer)) {
    test(`a malformed part closes with ${vector.closeCode}: ${vector.name}`, () => {
        assert.throws(() => decodePart(bytes(vector.hex)), (fault) => {
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
        if (fromServer(vector)) assert.deepEqual(decodeNotice(vector.text), message);
        else assert.deepEqual(JSON.parse(encodeRequest(message.type, message)), message);
    });
}

for (const vector of vectors.malformedControl.filter(fromServer)) {
    test(`a malformed control message closes with ${vector.closeCode}: ${vector.name}`, () => {
        assert.throws(() => decodeNotice(vector.text), { name: "WireFault", code: vector.closeCode });
    });
}

for (const vector of vectors.messages) {
    test(`a message is its parts: ${vector.name}`, () => {
        assert.deepEqual(decodeServerMessage(bytes(vector.hex)), vector.parts.map(message));
    });

    test(`every truncation of a message is refused, but between two parts: ${vector.name}`, () => {
        const whole = bytes(vector.hex);
        for (let length = 0; length < whole.length; length += 1) {
            let parts = null;
            try {
                parts = decodeServerMessage(whole.subarray(0, length));
            } catch (fault) {
                assert.equal(fault.code, 1002);
            }
            if (parts !== null) assert.deepEqual(parts, vector.parts.slice(0, parts.length).map(message));
        }
    });
}

for (const vector of vectors.malformedMessages) {
    test(`a malformed message closes with ${vector.closeCode}: ${vector.name}`, () => {
        assert.throws(() => decodeServerMessage(bytes(vector.hex)), { name: "WireFault", code: vector.closeCode });
    });
}

test("the page's constants are the server's", () => {
    const { limits: numbers, types, closeCodes, attributes } = vectors.constants;
    assert.deepEqual({ ...limits, ticksPerSecond: stepsPerSecond }, numbers);
    assert.deepEqual({ ...MessageType }, types);
    for (const [name, code] of Object.entries(closeCodes)) assert.equal(CloseCode[name], code);
    assert.deepEqual(layerAttributes.map(({ name }) => name), attributes);
});

test("the vectors' sequence of messages leads to its stage", () => {
    const { messages, result } = vectors.sequence;
    const stage = new Stage();
    const frames = new FrameDecoder();
    for (const each of messages) {
        for (const part of decodeServerMessage(bytes(each))) stage.apply(frames.take(part));
    }
    assert.deepEqual([stage.tick, stage.width, stage.height], [result.tick, result.width, result.height]);
    assert.equal(stage.count, result.nodes.length);
    for (const expected of result.nodes) assert.deepEqual(stage.layer(expected.id), node(expected));
});

test("a step that does not fit what came before is refused, and changes nothing", () => {
    const [first, second, third] = vectors.sequence.messages.map((each) => decodeServerMessage(bytes(each))[0]);
    const frames = new FrameDecoder();
    assert.throws(() => frames.take(third), { code: 1002 });
    frames.take(first);
    // Without the delta there is nothing to predict from, and bits are left.
    assert.throws(() => frames.take(third), { code: 1002 });
    frames.take(second);
    const { residuals } = third;
    assert.throws(() => frames.take({ ...third, residuals: residuals.subarray(0, residuals.length - 1) }), { code: 1002 });
    assert.throws(() => frames.take({ ...third, residuals: Uint8Array.of(...residuals, 0) }), { code: 1002 });
    assert.throws(() => frames.take({ ...third, residuals: new Uint8Array(60) }), { code: 1002 });
    assert.equal(frames.take(third).tick, 62);
});
