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

// With what a killed server takes to start, which `make bench` prints, it is within two seconds that all are back.
test("whenever a server is back, the next attempt is at most 1.2 s away", () => {
    for (let chance = 0; chance < 1; chance += 0.111) {
        for (let back = 0; back < 4000; back += 50) {
            const schedule = new RetrySchedule(() => chance);
            let now = 0;
            do {
                now += schedule.delay(now);
                schedule.attempted(now);
            } while (now < back);
            assert.ok(now - back <= 1200, `${now - back} ms`);
        }
    }
});
