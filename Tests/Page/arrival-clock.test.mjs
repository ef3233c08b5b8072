import assert from "node:assert/strict";
import { test } from "node:test";
import { ArrivalClock, step } from "../../web/playout/arrival-clock.js";
import { SampleWindow } from "../../web/playout/sample-window.js";

/** A clock after steps `from`...`to`, each as many milliseconds late as `lateness` says; none overtakes another. */
function after(clock, from, to, lateness) {
    let last = 0;
    for (let tick = from; tick <= to; tick += 1) {
        last = Math.max(last, 5000 + tick * step + lateness(tick));
        clock.arrived(tick, last);
    }
    return clock;
}

const near = (value, expected, what) => assert.ok(Math.abs(value - expected) < 1e-6, `${what}: ${value}, not ${expected}`);

test("on an even line nothing is delayed", () => {
    const clock = after(new ArrivalClock(), 1, 100, () => 30);
    near(clock.jitter, 0, "jitter");
    near(clock.delay, 0, "delay");
    near(clock.stageTime(5030 + 100 * step), 100 * step, "the stage's time");
});

test("the delay is 1.4 times the jitter", () => {
    const clock = after(new ArrivalClock(), 1, 200, (tick) => (tick % 2 === 0 ? 40 : 0));
    near(clock.jitter, 40, "jitter");
    near(clock.delay, 56, "delay");
});

test("on a long line of which little is known the delay has room for a loss, as long as a round trip", () => {
    const lateness = (tick) => (tick % 2 === 0 ? 40 : 0);
    near(after(new ArrivalClock(() => 90), 1, 2, lateness).delay, 56 + 90 * (1 - 2 / 900), "at first");
    assert.ok(after(new ArrivalClock(() => 90), 1, 2700, lateness).delay < 70, "later");
    near(after(new ArrivalClock(() => 300), 1, 2, lateness).delay, 56 + 120 * (1 - 2 / 900), "three times the jitter");
});

test("the delay is 500 ms at most", () => {
    near(after(new ArrivalClock(), 1, 200, (tick) => (tick % 60 < 30 ? 0 : 400)).delay, 500, "delay");
});

test("what is late once in a while does not count", () => {
    near(after(new ArrivalClock(), 1, 400, (tick) => (tick % 150 === 0 ? 16 : 0)).jitter, 0, "jitter");
});

test("the delay rises at once and falls slowly", () => {
    const clock = after(new ArrivalClock(), 1, 60, () => 0);
    after(clock, 61, 80, () => 40);
    near(clock.delay, 56, "risen");
    // When less than a hundredth of the last 900 was late, 10 ms a second are given up.
    after(clock, 81, 969, () => 0);
    near(clock.delay, 56, "kept");
    after(clock, 970, 970 + 120, () => 0);
    assert.ok(clock.delay > 33 && clock.delay < 38, `${clock.delay}`);
    after(clock, 1091, 1500, () => 0);
    near(clock.delay, 0, "fallen");
});

test("a pause of the stage changes nothing", () => {
    const clock = after(new ArrivalClock(), 1, 100, (tick) => (tick % 2) * 40);
    const { delay } = clock;
    clock.arrived(100_000, 5000 + 100_000 * step);
    assert.ok(clock.delay >= delay - 10, `${clock.delay}`);
});

test("clocks that drift apart are followed", () => {
    const drift = 1e-4;
    const clock = after(new ArrivalClock(), 1, 60 * 120, (tick) => tick * step * drift);
    const now = 5000 + 60 * 120 * step * (1 + drift);
    assert.ok(Math.abs(clock.stageTime(now) - 120_000) < 2, `${clock.stageTime(now)}`);
});

test("before the first step there is no time", () => {
    const clock = new ArrivalClock();
    assert.deepEqual([clock.stageTime(100), clock.jitter, clock.delay], [null, 0, 0]);
    clock.arrived(6, 200);
    near(clock.stageTime(300), 200, "the stage's time");
    clock.reset();
    assert.equal(clock.stageTime(300), null);
});

test("a pause does not make the line forgotten", () => {
    const clock = after(new ArrivalClock(), 1, 100, (tick) => (tick % 2 === 0 ? 40 : 0));
    clock.arrived(3600, 5000 + 3600 * step + 40);
    near(clock.stageTime(70_000), 65_000, "the stage's time");
});

test("a window has so many samples at most", () => {
    const window = new SampleWindow(3, 1000);
    for (const [value, time] of [[1, 0], [9, 1], [8, 2], [7, 3]]) window.add(value, time);
    assert.deepEqual([window.count, window.percentile(0), window.percentile(1)], [3, 7, 9]);
});

test("a window's percentiles are those of its last samples", () => {
    const window = new SampleWindow(10, 100);
    for (const [value, time] of [[9, 0], [3, 50], [5, 60], [4, 110], [5, 120]]) window.add(value, time);
    assert.equal(window.count, 4);
    assert.deepEqual([0, 0.25, 0.5, 0.75, 1].map((share) => window.percentile(share)), [3, 3, 4, 5, 5]);
});
