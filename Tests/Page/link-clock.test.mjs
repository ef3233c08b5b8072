import assert from "node:assert/strict";
import { test } from "node:test";
import { LinkClock } from "../../web/connection/link-clock.js";

test("before the first echo nothing is known", () => {
    const clock = new LinkClock();
    assert.deepEqual([clock.roundTrip, clock.minimumRoundTrip, clock.offset], [null, null, null]);
});

test("the round trip is smoothed as TCP does it", () => {
    const clock = new LinkClock();
    clock.heard({ probe: 0, time: 0 }, 100);
    clock.heard({ probe: 1000, time: 0 }, 1180);
    assert.equal(clock.roundTrip, 110);
    assert.equal(clock.minimumRoundTrip, 100);
});

test("the offset is that of the shortest round trip of late", () => {
    const clock = new LinkClock();
    clock.heard({ probe: 0, time: 9010 }, 20);
    clock.heard({ probe: 2000, time: 11_300 }, 2400);
    assert.equal(clock.offset, 9000);
    for (let count = 0; count < 16; count += 1) clock.heard({ probe: 4000, time: 13_100 }, 4100);
    assert.equal(clock.offset, 9050);
    assert.equal(clock.minimumRoundTrip, 100);
});

test("an echo of a probe that was not sent yet counts for nothing", () => {
    const clock = new LinkClock();
    clock.heard({ probe: 50, time: 1 }, 20);
    assert.equal(clock.roundTrip, null);
});
