import assert from "node:assert/strict";
import { test } from "node:test";
import { RoomTime } from "../../web/tools/time/room-time.js";
import { Seeker } from "../../web/tools/time/seeker.js";
import { age, nearestPace, timeBadge } from "../../web/tools/time/wording.js";

const live = { rate: 1, live: true, tick: 600, oldest: 0, newest: 600 };

test("the present goes on between notices, and what is older than a minute is forgotten", () => {
    const time = new RoomTime(live, 1000);
    assert.deepEqual(time.at(1000), live);
    assert.deepEqual(time.at(2000), { rate: 1, live: true, tick: 660, oldest: 0, newest: 660 });
    assert.equal(time.at(61_000).oldest, 600);
    assert.equal(time.isStill, false);
});

test("slow time goes slowly, and time that stands still does not go", () => {
    assert.equal(new RoomTime({ ...live, rate: 0.1 }, 0).at(1000).tick, 606);
    const still = new RoomTime({ ...live, rate: 0 }, 0);
    assert.equal(still.isStill, true);
    assert.deepEqual(still.at(9000), { ...live, rate: 0 });
});

test("a moment that was before goes on to the newest one, which the server alone makes the present", () => {
    const time = new RoomTime({ rate: 1, live: false, tick: 300, oldest: 0, newest: 600 }, 0);
    assert.deepEqual(time.at(1000), { rate: 1, live: false, tick: 360, oldest: 0, newest: 600 });
    assert.equal(time.at(60_000).tick, 600);
    assert.equal(time.at(60_000).live, false);
});

test("what the stage shows is named where it is not the present at its pace", () => {
    assert.deepEqual(timeBadge(live), ["", ""]);
    const search = { target: 700, from: 100, reached: 400 };
    assert.deepEqual(timeBadge(new RoomTime({ ...live, rate: 0, search }, 0).at(5)), ["Finding the moment", " \u00b7 50%"]);
    assert.deepEqual(timeBadge({ ...live, rate: 0 }), ["Paused", ""]);
    assert.deepEqual(timeBadge({ ...live, rate: 0, live: false, tick: 540 }), ["Paused", " \u00b7 1.0 s ago"]);
    assert.deepEqual(timeBadge({ ...live, rate: 0.25 }), ["Speed \u00bc\u00d7", ""]);
    assert.deepEqual(timeBadge({ ...live, rate: 0.7, live: false, tick: 570 }), ["Replay 0.7\u00d7", " \u00b7 0.5 s ago"]);
    assert.deepEqual(timeBadge({ ...live, rate: 0, live: false, tick: 599.8 }), ["Paused", ""]);
    assert.deepEqual([601, 599.2, 597, 594].map((tick) => age({ tick, newest: 600 })), ["0.0 s", "1 step", "3 steps", "0.1 s"]);
});

test("a pace that is not offered is shown as its neighbour", () => {
    assert.deepEqual([1, 0.3, 0.06, 0.5].map(nearestPace), [1, 0.25, 0.05, 0.5]);
});

test("a scrubber's places are sent one a frame, the newest only, and not more than the server can take", () => {
    const waiting = [];
    const sent = [];
    const seeker = new Seeker((tick) => sent.push(tick), (action) => waiting.push(action));
    const frame = (now) => waiting.splice(0).forEach((action) => action(now));
    seeker.seek(10.4);
    seeker.seek(11.6);
    frame(0);
    assert.deepEqual(sent, [12]);
    seeker.seek(13);
    frame(8);
    assert.deepEqual(sent, [12]);
    frame(33);
    assert.deepEqual(sent, [12, 13]);
    seeker.seek(14);
    seeker.forget();
    frame(100);
    assert.deepEqual(sent, [12, 13]);
    assert.equal(waiting.length, 0);
});
