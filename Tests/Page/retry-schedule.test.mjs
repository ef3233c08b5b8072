import assert from "node:assert/strict";
import { test } from "node:test";
import { RetrySchedule } from "../../web/connection/retry-schedule.js";

test("the first attempt waits for nothing", () => {
    assert.equal(new RetrySchedule().delay(0), 0);
});

for (const [random, spacing] of [[0, 800], [0.5, 1000], [0.999, 1199.6]]) {
    test(`attempts are ${spacing} ms apart when chance says ${random}`, () => {
        const schedule = new RetrySchedule(() => random);
        schedule.attempted(5000);
        assert.ok(Math.abs(schedule.delay(5000) - spacing) < 1e-6);
        assert.ok(Math.abs(schedule.delay(5300) - (spacing - 300)) < 1e-6);
        assert.equal(schedule.delay(9000), 0);
    });
}
