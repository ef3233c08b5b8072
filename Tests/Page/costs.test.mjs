import assert from "node:assert/strict";
import { test } from "node:test";
import { CostLog, duration, figures, kinds, shares } from "../../web/tools/views/cost-log.js";
import { flameOf, rowsOf } from "../../web/tools/views/step-parts.js";

const times = (numbers) => kinds.map((_, kind) => numbers[kind] ?? 0);
const counts = (numbers) => Array.from({ length: 8 }, (_, kind) => numbers[kind] ?? 0);
const step = (tick, { begins = false, time = {}, count = {}, returned = 0, seen = 0 } = {}) =>
    [tick, begins, times(time), counts(count), returned, seen];
const report = (fields) => ({ type: "costs", number: 1, whole: false, steps: [], ...fields });

function told(...reports) {
    const log = new CostLog();
    for (const each of reports) log.apply(each);
    return log;
}

const whole = report({ whole: true, steps: [step(1), step(2, { begins: true, time: { 0: 3000, 8: 1000 }, count: { 0: 1 } }), step(5, { time: { 1: 5000 } })] });

test("steps are kept in their order, and one that was made again takes the place of the first", () => {
    const log = told(whole, report({ number: 2, steps: [step(9), step(2, { time: { 0: 7 } })] }));
    assert.deepEqual(log.steps.map(({ tick, total }) => [tick, total]), [[1, 0], [2, 7], [5, 5000], [9, 0]]);
    assert.equal(log.number, 2);
});

test("a report that was missed has all be told anew, and a whole one forgets what was known", () => {
    const log = told(whole);
    assert.equal(log.apply(report({ number: 3 })), false);
    assert.equal(log.number, 0);
    assert.equal(log.apply(report({ number: 1, whole: true, steps: [step(7)] })), true);
    assert.deepEqual(log.steps.map(({ tick }) => tick), [7]);
});

test("no more steps are kept than the server has", () => {
    const log = told(report({ whole: true, steps: Array.from({ length: 700 }, (_, tick) => step(tick)) }));
    assert.deepEqual([log.steps.length, log.steps[0].tick], [600, 100]);
});

test("of a stage that went far back the steps around it are kept", () => {
    const log = told(report({ whole: true, steps: Array.from({ length: 600 }, (_, tick) => step(tick + 1000)) }), report({ number: 2, steps: [step(10), step(11)] }));
    assert.deepEqual([log.steps.length, log.steps[0].tick, log.steps.at(-1).tick], [600, 10, 1597]);
    assert.notEqual(log.at(11), null);
});

test("a step's time is that of its shares, to each of which each part belongs", () => {
    const [, second] = told(whole).steps;
    assert.equal(second.total, 4000);
    assert.deepEqual(second.shares, shares.map((_, share) => ({ 0: 1000, 1: 3000 })[share] ?? 0));
    assert.deepEqual([...new Set(kinds.map(({ share }) => share))].sort(), shares.map((_, share) => share));
});

test("the gesture is that of the moment that is shown", () => {
    const log = told(whole, report({ number: 2, steps: [step(8, { begins: true }), step(9)] }));
    const ticks = (shown) => log.gesture(shown).map(({ tick }) => tick);
    assert.deepEqual([ticks(), ticks(5), ticks(1)], [[8, 9], [2, 5], [1]]);
});

test("figures are those since the last finger went down", () => {
    const rows = figures(told(report({
        whole: true,
        steps: [
            step(1, { count: { 0: 99 } }),
            step(2, { begins: true, time: { 0: 2e6 }, count: { 0: 1, 1: 1, 5: 3, 7: 3 }, returned: 300, seen: 10 }),
            step(3, { time: { 0: 1e6 }, count: { 0: 2, 1: 1, 6: 1, 7: 1 }, returned: 300, seen: 11 }),
        ],
    })).gesture());
    assert.deepEqual(rows, [
        ["steps", "2, 1.5\u00a0ms each, at most 2.0\u00a0ms"], ["prepare()", "3, 1.5 a step"],
        ["layoutAttributesForElements(in:)", "2, 1 a step"], ["attributes", "600 returned, 21 of them in sight"],
        ["cells", "3 made, 1 reused, 4 configured"],
    ]);
    assert.deepEqual(figures([]), []);
});

test("what happened in few steps is not said to happen in none", () => {
    const steps = Array.from({ length: 100 }, (_, tick) => step(tick, { begins: tick === 0, count: { 0: tick === 0 ? 2 : 0 } }));
    assert.deepEqual(figures(told(report({ whole: true, steps })).gesture())[1], ["prepare()", "2, less than 0.1 a step"]);
});

test("what was found stays found, with its newest numbers", () => {
    const log = told(
        report({ whole: true, faults: [[4, "A", "made 20 attributes"], [4, "B", "made 20 attributes"]] }),
        report({ number: 2, faults: [] }), report({ number: 3, faults: [[4, "A", "made 31 attributes"]] }));
    assert.deepEqual(log.faults.map(({ owner, sentence }) => `${owner} ${sentence}`), ["A made 31 attributes", "B made 20 attributes"]);
    log.apply(report({ number: 4, whole: true }));
    assert.deepEqual(log.faults, []);
});

test("equal calls are one row, and a flame has each part where it was", () => {
    const part = (kind, depth, start, time, detail = "") => [kind, depth, "A", detail, start, time];
    const log = told(report({
        whole: true, steps: [step(3)],
        step: { tick: 3, omitted: 0, parts: [part(10, 0, 100, 900), part(2, 1, 200, 50), part(2, 1, 300, 50), part(2, 1, 400, 100, "0 - 1"), part(14, 0, 1000, 100), part(99, 0, 0, 1)] },
    }));
    const { parts } = log.chosen;
    assert.deepEqual(rowsOf(parts).map(({ kind, detail, count, duration }) => [kind, detail, count, duration]), [[10, "", 1, 900], [2, "", 2, 100], [2, "0 - 1", 1, 100], [14, "", 1, 100]]);
    assert.deepEqual(flameOf(parts).map(({ left, width }) => [left, width]), [[0, 0.9], [0.1, 0.05], [0.2, 0.05], [0.3, 0.1], [0.9, 0.1]]);
    assert.deepEqual(flameOf([]), []);
});

test("times are short", () => {
    assert.deepEqual([0, 900, 34_400, 1_230_000, 16_700_000].map((time) => duration(time).replace("\u00a0", " ")), ["0 µs", "0.9 µs", "34 µs", "1.2 ms", "17 ms"]);
});
