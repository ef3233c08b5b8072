import assert from "node:assert/strict";
import { test } from "node:test";
import { ChangeHistory } from "../../web/tools/inspector/change-history.js";
import { heading, parse, spokenValue, unitSign } from "../../web/tools/inspector/labels.js";
import { Scale } from "../../web/tools/inspector/scale.js";
import { fillIn } from "../../web/tools/inspector/swift-text.js";
import { Tuning, tuningOf } from "../../web/tools/inspector/tuning.js";
import { FakeFrames, seeded } from "./fakes.mjs";

const cards = { type: "integer", minimum: 1, maximum: 1_000_000, default: 10, allowed: "whole numbers from 1 to 1000000" };
const height = { type: "number", minimum: 60, maximum: 2000, default: 200, unit: "points", allowed: "60 to 2000" };
const drift = { type: "number", minimum: -400, maximum: 0, default: -10, allowed: "-400 to 0" };
const fraction = { type: "number", minimum: 0.1, maximum: 1, default: 0.65, allowed: "0.1 to 1" };
const tiles = { type: "integer", minimum: 1, maximum: 7, default: 7, allowed: "whole numbers from 1 to 7" };
const zero = { type: "integer", minimum: 0, maximum: 1_000_000, default: 0, allowed: "" };

for (const parameter of [cards, height, drift, fraction, tiles, zero]) {
    const name = `${parameter.minimum}...${parameter.maximum}`;

    test(`a slider of ${name} reaches both ends, and goes up all the way`, () => {
        const scale = new Scale(parameter);
        assert.equal(scale.value(0), parameter.minimum);
        assert.equal(scale.value(1), parameter.maximum);
        let last = -Infinity;
        for (let place = 0; place <= 1; place += 1 / 512) {
            const value = scale.value(place);
            assert.ok(value >= last && value >= parameter.minimum && value <= parameter.maximum, `${value} at ${place}`);
            if (parameter.type === "integer") assert.ok(Number.isInteger(value));
            last = value;
        }
    });

    test(`a slider of ${name} stands where its value is`, () => {
        const scale = new Scale(parameter);
        const random = seeded(7);
        for (let count = 0; count < 200; count += 1) {
            const place = random();
            const tolerance = parameter === tiles || parameter.maximum > 1e5 ? 0.09 : 0.03;
            assert.ok(Math.abs(scale.place(scale.value(place)) - place) <= tolerance + 1e-9, `at ${place}`);
        }
    });
}

test("a default is never crowded into an end of the slider", () => {
    for (const parameter of [cards, height, drift]) {
        const place = new Scale(parameter).place(parameter.default);
        assert.ok(place > 0.14 && place < 0.86, `${parameter.maximum}: ${place}`);
    }
});

test("keys and steppers go by what the slider is fine enough for, by one for whole numbers, and stay in the range", () => {
    assert.equal(new Scale(cards).neighbour(10, 1), 11);
    assert.equal(new Scale(cards).neighbour(1, -1), 1);
    assert.equal(new Scale(cards).neighbour(900_000, 1), 900_001);
    assert.equal(new Scale(tiles).neighbour(3, -1), 2);
    assert.equal(new Scale(fraction).neighbour(0.65, 1), 0.652);
    assert.equal(new Scale(drift).neighbour(0, 1), 0);
    assert.ok(new Scale(cards).neighbour(900_000, 10) > 910_000);
    const near = new Scale(height).neighbour(200, 1);
    assert.ok(near > 200 && near <= 205, String(near));
});

test("names are headings, units signs, values words", () => {
    const headings = ["itemWidthFraction", "dX", "minimumHDWidth", "height", "exitGap", "hdFullSpacing"].map(heading);
    assert.deepEqual(headings, ["Item width fraction", "dX", "Minimum HD width", "Height", "Exit gap", "HD full spacing"]);
    assert.deepEqual(["points", "seconds", "count", "none"].map(unitSign), ["pt", "s", "", ""]);
    assert.equal(spokenValue(20, "pointsPerSecond"), "20 points per second");
    assert.equal(spokenValue(20, "count"), "20");
});

test("what is typed is a value in the range, or a sentence with the range", () => {
    assert.deepEqual(parse(" 250 ", height), { value: 250 });
    assert.deepEqual(parse("0,5", fraction), { value: 0.5 });
    assert.deepEqual(parse("\u221220", drift), { value: -20 });
    assert.deepEqual(parse("1e5", cards), { value: 100_000 });
    assert.equal(parse("59", height).problem, "It must be between 60 and 2000 points.");
    assert.equal(parse("2.5", cards).problem, "It must be a whole number between 1 and 1000000.");
    for (const text of ["", "wide", "Infinity", "NaN"]) assert.ok(parse(text, height).problem, text);
});

test("a gesture is undone as a whole, and done again", () => {
    const history = new ChangeHistory();
    assert.equal(history.undo(), null);
    history.note({ height: 200 }, { height: 210 }, 1);
    history.note({ height: 210 }, { height: 230 }, 1);
    history.note({ dX: -10 }, { dX: 0 }, 2);
    assert.deepEqual(history.undo(), { dX: -10 });
    assert.deepEqual(history.undo(), { height: 200 });
    assert.deepEqual([history.undo(), history.canUndo, history.canRedo], [null, false, true]);
    assert.deepEqual(history.redo(), { height: 230 });
    history.note({ height: 230 }, { height: 240 }, 1);
    assert.equal(history.redo(), null);
    assert.deepEqual(history.undo(), { height: 230 });
});

test("a gesture that ends where it began is nothing to undo", () => {
    const history = new ChangeHistory();
    history.note({ height: 200 }, { height: 210 }, 1);
    history.note({ height: 210 }, { height: 200 }, 1);
    assert.equal(history.canUndo, false);
});

test("a refused change is not there to be undone", () => {
    const history = new ChangeHistory();
    history.note({ height: 200 }, { height: 1 }, 1);
    history.drop();
    assert.equal(history.canUndo, false);
});

function tuning() {
    const sent = [];
    const frames = new FakeFrames();
    return { sent, frames, tuning: new Tuning((values) => sent.push(values), frames.request) };
}

test("what changes within a frame is sent at its end, the newest only", () => {
    const { sent, frames, tuning: each } = tuning();
    each.heard({ height: 200, dX: -10 }, 0);
    each.change({ height: 201 }, 1);
    each.change({ height: 202, dX: 0 }, 2);
    assert.deepEqual(sent, []);
    frames.run();
    assert.deepEqual(sent, [{ height: 202, dX: 0 }]);
    assert.equal(frames.run(), 0);
});

test("a control shows the room's value, but never under one's own finger", () => {
    const { tuning: each } = tuning();
    each.heard({ height: 200 }, 0);
    assert.equal(each.value("height"), 200);
    each.hold("height");
    each.change({ height: 300 }, 10);
    each.heard({ height: 777 }, 5000);
    assert.equal(each.value("height"), 300);
    each.release("height", 5001);
    each.heard({ height: 290 }, 5100);
    assert.equal(each.value("height"), 300, "an older value on its way");
    each.heard({ height: 300 }, 5200);
    each.heard({ height: 500 }, 5210);
    assert.equal(each.value("height"), 500, "somebody else's");
});

test("what the server never confirmed gives way after a while", () => {
    const { tuning: each } = tuning();
    each.heard({ height: 200 }, 0);
    each.change({ height: 300 }, 10);
    each.heard({ height: 200 }, 100);
    assert.equal(each.value("height"), 300);
    each.expire(500);
    assert.equal(each.value("height"), 300);
    each.expire(1000);
    assert.equal(each.value("height"), 200);
});

test("the sections of a room share what is set in one of them", () => {
    const sent = [];
    const context = { request: (...request) => sent.push(request) };
    globalThis.requestAnimationFrame = (frame) => frame();
    tuningOf(context).change({ height: 300 }, 10);
    assert.equal(tuningOf(context).value("height"), 300);
    assert.deepEqual(sent, [["set", { values: { height: 300 } }]]);
    assert.notEqual(tuningOf({}), tuningOf(context));
    delete globalThis.requestAnimationFrame;
});

test("what is refused goes back", () => {
    const { frames, tuning: each } = tuning();
    each.heard({ height: 200 }, 0);
    each.hold("height");
    each.change({ height: 1, style: 2 }, 10);
    frames.run();
    assert.deepEqual(each.refused((name) => name === "height"), ["height"]);
    assert.equal(each.value("height"), 200);
    assert.equal(each.value("style"), 2, "another section's");
    assert.deepEqual(each.refused(() => true), ["style"]);
    assert.deepEqual(each.refused(() => true), []);
});

test("the Swift text has the tuned values, and keeps what is none", () => {
    const text = "let a = {{height}}\nlet b = Style.{{exitStyle}}, {{isOn}} {{other}}";
    const values = { height: 0.1, exitStyle: "flyOut", isOn: false };
    assert.equal(fillIn(text, values), "let a = 0.1\nlet b = Style.flyOut, false {{other}}");
});
