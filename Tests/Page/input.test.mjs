import assert from "node:assert/strict";
import { test } from "node:test";
import { Letterbox } from "../../web/geometry/letterbox.js";
import { listenForKeys } from "../../web/input/keyboard-input.js";
import { Outbox } from "../../web/input/outbox.js";
import { PointerInput } from "../../web/input/pointer-input.js";
import { listenForWheel, wheelSample } from "../../web/input/wheel-input.js";
import { FakeElement, FakeFrames } from "./fakes.mjs";
import { hex } from "./vectors.mjs";

/** Fake events in, messages out; the stage is shown at half its size, 100 pixels from the left. */
function desk(accepts) {
    const sent = [];
    const frames = new FakeFrames();
    const element = new FakeElement();
    const outbox = new Outbox((message) => sent.push(message), frames.request);
    const letterbox = new Letterbox(400, 200, 400, 400);
    const toStage = (x, y) => letterbox.toStage(x, y);
    const pointers = new PointerInput(element, toStage, outbox, accepts);
    return { sent, frames, element, outbox, letterbox, toStage, pointers };
}

function pointer(id, x, time, more = {}) {
    return { pointerId: id, button: 0, clientX: x, clientY: 0, timeStamp: time, ...more };
}

/** `[pointer, phase, x, time]` of each sample. */
function samples(message) {
    assert.equal(message[0], 0x10);
    const view = new DataView(message.buffer);
    return Array.from({ length: message[1] }, (_, index) => {
        const start = 2 + 18 * index;
        return [message[start], message[start + 1], view.getFloat32(start + 2, true), view.getFloat64(start + 10, true)];
    });
}

test("all samples of a frame go in one message, coalesced ones with their own time stamps", () => {
    const { sent, frames, element } = desk();
    element.dispatch("pointerdown", pointer(40, 100, 1));
    const coalesced = [pointer(0, 110, 2), pointer(0, 120, 3)];
    element.dispatch("pointermove", pointer(40, 120, 3, { getCoalescedEvents: () => coalesced }));
    element.dispatch("pointerup", pointer(40, 120, 4));
    assert.equal(sent.length, 0);
    assert.equal(frames.run(), 1);
    assert.equal(sent.length, 1);
    assert.deepEqual(samples(sent[0]), [[0, 0, 0, 1], [0, 1, 20, 2], [0, 1, 40, 3], [0, 2, 40, 4]]);
    assert.deepEqual(element.captured, [40]);
});

test("a browser without coalesced events sends each event as it is", () => {
    const { sent, frames, element } = desk();
    element.dispatch("pointerdown", pointer(1, 100, 1));
    element.dispatch("pointermove", pointer(1, 110, 2));
    element.dispatch("pointermove", pointer(1, 120, 3, { getCoalescedEvents: () => [] }));
    frames.run();
    assert.deepEqual(samples(sent[0]).map((sample) => sample[2]), [0, 20, 40]);
});

test("pointers get the smallest free numbers", () => {
    const { sent, frames, element } = desk();
    element.dispatch("pointerdown", pointer(71, 0, 1));
    element.dispatch("pointerdown", pointer(72, 0, 2));
    element.dispatch("pointerup", pointer(71, 0, 3));
    element.dispatch("pointerdown", pointer(73, 0, 4));
    frames.run();
    assert.deepEqual(samples(sent[0]).map(([number, phase]) => [number, phase]), [[0, 0], [1, 0], [0, 2], [0, 0]]);
});

test("a seventeenth finger is not heard", () => {
    const { sent, frames, element } = desk();
    for (let id = 1; id <= 17; id += 1) element.dispatch("pointerdown", pointer(id, 0, 0));
    frames.run();
    assert.equal(samples(sent[0]).length, 16);
});

test("a mouse counts only while its main button is down", () => {
    const { sent, frames, element } = desk();
    element.dispatch("pointermove", pointer(1, 5, 1));
    element.dispatch("pointerdown", pointer(1, 5, 2, { button: 2 }));
    element.dispatch("pointerup", pointer(1, 5, 3));
    frames.run();
    assert.deepEqual(sent, []);
});

test("lost capture cancels, but not after the pointer went up", () => {
    const { sent, frames, element } = desk();
    element.dispatch("pointerdown", pointer(1, 0, 1));
    element.dispatch("lostpointercapture", pointer(1, 0, 2));
    element.dispatch("pointerdown", pointer(2, 0, 3));
    element.dispatch("pointerup", pointer(2, 0, 4));
    element.dispatch("lostpointercapture", pointer(2, 0, 5));
    frames.run();
    assert.deepEqual(samples(sent[0]).map((sample) => sample[1]), [0, 3, 0, 2]);
});

test("when the window loses the focus every pointer is cancelled where it was", () => {
    const { sent, frames, element, pointers } = desk();
    element.dispatch("pointerdown", pointer(1, 150, 1));
    element.dispatch("pointerdown", pointer(2, 200, 2));
    pointers.cancelAll(9);
    frames.run();
    assert.deepEqual(samples(sent[0]).slice(2), [[0, 3, 100, 9], [1, 3, 200, 9]]);
});

test("more than 64 samples are split in order", () => {
    const { sent, frames, element } = desk();
    element.dispatch("pointerdown", pointer(1, 0, 0));
    for (let time = 1; time < 100; time += 1) element.dispatch("pointermove", pointer(1, time, time));
    frames.run();
    assert.deepEqual(sent.map((message) => message[1]), [64, 36]);
    assert.deepEqual(sent.flatMap(samples).map((sample) => sample[3]), Array.from({ length: 100 }, (_, time) => time));
});

test("kinds keep their order", () => {
    const { sent, frames, outbox } = desk();
    outbox.pointer({ pointer: 0, phase: 0, x: 0, y: 0, time: 0 });
    outbox.wheel({ x: 0, y: 0, dx: 0, dy: 1, time: 1 });
    outbox.key(2, 2);
    outbox.wheel({ x: 0, y: 0, dx: 0, dy: 1, time: 3 });
    frames.run();
    assert.deepEqual(sent.map((message) => message[0]), [0x10, 0x11, 0x13, 0x11]);
});

test("what was flushed early is not sent again by the frame", () => {
    const { sent, frames, outbox } = desk();
    outbox.key(1, 0);
    outbox.flush();
    frames.run();
    assert.equal(sent.length, 1);
});

function wheel(more) {
    return { deltaX: 0, deltaY: 0, deltaMode: 0, clientX: 100, clientY: 0, timeStamp: 7, shiftKey: false, ...more };
}

test("wheel deltas are points, whatever their unit and however large the stage is shown", () => {
    const { letterbox, toStage } = desk();
    const deltas = (event) => {
        const { dx, dy } = wheelSample(wheel(event), toStage, letterbox);
        return [dx, dy];
    };
    assert.deepEqual(deltas({ deltaX: 3, deltaY: 10 }), [3, 10]);
    assert.deepEqual(deltas({ deltaY: 3, deltaMode: 1 }), [0, 48]);
    assert.deepEqual(deltas({ deltaY: -1, deltaMode: 2 }), [0, -400]);
    assert.deepEqual(deltas({ deltaY: 10, shiftKey: true }), [10, 0]);
});

test("the wheel scrolls the stage, not the page, and leaves zooming to the browser", () => {
    const { sent, frames, element, outbox, letterbox, toStage } = desk();
    listenForWheel(element, toStage, () => letterbox, outbox);
    assert.deepEqual(element.options("wheel"), { passive: false });
    let prevented = 0;
    const preventDefault = () => { prevented += 1; };
    element.dispatch("wheel", wheel({ deltaY: 1, preventDefault }));
    element.dispatch("wheel", wheel({ deltaY: 1, ctrlKey: true, preventDefault }));
    frames.run();
    assert.equal(prevented, 1);
    assert.equal(sent[0][1], 1);
});

test("keys are sent unless they are part of a combination", () => {
    const { sent, frames, outbox } = desk();
    const target = new FakeElement();
    listenForKeys(target, outbox);
    const press = (key, more = {}) => target.dispatch("keydown", { key, timeStamp: 17.5, preventDefault() {}, ...more });
    press("Enter");
    press("x");
    press("ArrowLeft", { altKey: true });
    frames.run();
    assert.deepEqual(sent.map(hex), ["13090000000000803140"]);
});

test("who may not touch sends nothing, and what a refused press does later is not sent either", () => {
    let mayTouch = false;
    const { sent, frames, element, outbox, letterbox, toStage } = desk(() => mayTouch);
    listenForWheel(element, toStage, () => letterbox, outbox, () => mayTouch);
    listenForKeys(element, outbox, () => mayTouch);
    const preventDefault = () => {};
    element.dispatch("pointerdown", pointer(1, 0, 1));
    element.dispatch("wheel", wheel({ deltaY: 1, preventDefault }));
    element.dispatch("keydown", { key: "Enter", timeStamp: 2, preventDefault: () => assert.fail("the key is the browser's") });
    mayTouch = true;
    element.dispatch("pointermove", pointer(1, 5, 3));
    element.dispatch("pointerup", pointer(1, 5, 4));
    frames.run();
    assert.deepEqual(sent, []);
    element.dispatch("pointerdown", pointer(1, 0, 5));
    frames.run();
    assert.equal(sent.length, 1);
});
