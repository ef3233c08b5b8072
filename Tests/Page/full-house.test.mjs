import assert from "node:assert/strict";
import { test } from "node:test";
import { Admission } from "../../web/pages/full/admission.js";
import { FakeTimers } from "./fakes.mjs";

/** An admission on a clock of its own, and what it has asked and told. */
function waiting(answers, chance = 0.5) {
    const timers = new FakeTimers();
    const asked = [];
    const told = [];
    const browser = { setTimeout: timers.setTimeout, clearTimeout: timers.clearTimeout, now: () => timers.now, random: () => chance };
    const admission = new Admission(browser, {
        ask: async () => {
            asked.push(timers.now);
            return answers.shift() ?? false;
        },
        onChange: (seconds) => told.push(seconds),
    });
    /** Lets time pass, and what was asked be answered. */
    async function pass(seconds) {
        for (let second = 0; second < seconds; second += 1) {
            timers.advance(1000);
            await new Promise((resolve) => setImmediate(resolve));
        }
    }
    return { admission, asked, told, pass };
}

test("attempts become rarer, up to one a minute", async () => {
    const { admission, asked, pass } = waiting([]);
    admission.wait();
    await pass(260);
    assert.deepEqual(asked, [5000, 15_000, 35_000, 75_000, 135_000, 195_000, 255_000]);
});

test("chance spreads them by a fifth", async () => {
    for (const [chance, time] of [[0, 4000], [1, 6000]]) {
        const { admission, asked, pass } = waiting([], chance);
        admission.wait();
        await pass(6);
        assert.deepEqual(asked, [time]);
    }
});

test("the seconds are counted down, and the end is told once there is a place", async () => {
    const { admission, told, pass } = waiting([true]);
    admission.wait();
    await pass(20);
    assert.deepEqual(told, [5, 4, 3, 2, 1, 0, null]);
});

test("an attempt that is asked for comes at once, and takes the place of the next", async () => {
    const { admission, asked, told, pass } = waiting([false]);
    admission.wait();
    await pass(2);
    await admission.attempt();
    assert.deepEqual(asked, [2000]);
    await pass(9);
    assert.deepEqual(asked, [2000]);
    await pass(1);
    assert.deepEqual(asked, [2000, 12_000]);
    assert.equal(told.includes(null), false);
});
