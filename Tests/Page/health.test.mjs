import assert from "node:assert/strict";
import { test } from "node:test";
import { Health } from "../../web/tools/health/health.js";
import { Line } from "../../web/tools/health/line.js";
import { Meter } from "../../web/tools/health/meter.js";
import { FakeTimers, seeded } from "./fakes.mjs";

function line(conditions, seed = 1) {
    const timers = new FakeTimers();
    const environment = { now: () => timers.now, setTimeout: timers.setTimeout };
    const made = new Line(environment, seeded(seed));
    made.conditions = { delay: 0, jitter: 0, loss: 0, ...conditions };
    return { timers, line: made };
}

/** When each of many messages arrives that are sent every 10 ms. */
function arrivals({ timers, line: each }, count = 500) {
    const times = [];
    for (let index = 0; index < count; index += 1) {
        each.pass("down", () => times.push([index, timers.now]));
        timers.advance(10);
    }
    timers.advance(60_000);
    return times;
}

test("a perfect line lets everything pass at once", () => {
    const { line: each } = line({});
    let passed = 0;
    each.pass("up", () => { passed += 1; });
    assert.equal(passed, 1);
});

test("messages that are sent at fractions of a millisecond keep their order", () => {
    const { timers, line: each } = line({ delay: 150, jitter: 50, loss: 0.01 });
    const order = [];
    const due = [];
    for (let index = 0; index < 2000; index += 1) {
        each.pass("down", () => {
            order.push(index);
            due.push(timers.now);
        });
        timers.advance(0.37 + (index % 7) * 1.13);
    }
    timers.advance(60_000);
    assert.deepEqual(order, order.map((_, index) => index));
    assert.equal(order.length, 2000);
});

test("a message whose receiver fails does not hold up the ones behind it", () => {
    const { timers, line: each } = line({ delay: 10 });
    let passed = 0;
    each.pass("down", () => { throw new Error("receiver"); });
    each.pass("down", () => { passed += 1; });
    assert.throws(() => timers.advance(20), /receiver/);
    timers.advance(20);
    assert.equal(passed, 1);
});

test("messages are late by the delay, more or less by the jitter, and in their order", () => {
    const times = arrivals(line({ delay: 150, jitter: 50 }));
    assert.deepEqual(times.map(([index]) => index), times.map((_, index) => index));
    const lateness = times.map(([index, time]) => time - index * 10);
    assert.ok(Math.min(...lateness) >= 100 && Math.max(...lateness) <= 200);
    assert.ok(Math.max(...lateness) - Math.min(...lateness) > 50);
});

test("what is lost comes after a retransmission, and what follows waits for it", () => {
    const times = arrivals(line({ delay: 20, loss: 0.02 }));
    assert.equal(times.length, 500);
    const late = times.filter(([index, time]) => time - index * 10 > 200);
    assert.ok(late.length > 5, "some are late by a retransmission");
    const together = new Set(late.map(([, time]) => time));
    assert.ok(together.size < late.length, "and others came with them");
});

test("a line that becomes perfect again lets nothing overtake what is on its way", () => {
    const { timers, line: each } = line({ delay: 100 });
    const order = [];
    each.pass("down", () => order.push(1));
    each.conditions = { delay: 0, jitter: 0, loss: 0 };
    each.pass("down", () => order.push(2));
    assert.deepEqual(order, []);
    timers.advance(100);
    assert.deepEqual(order, [1, 2]);
});

test("a second's bytes and frames are counted, and the steps that no frame showed", () => {
    let now = 0;
    const meter = new Meter(() => now);
    for (let frame = 0; frame < 30; frame += 1) {
        now = frame * 32;
        meter.received(100);
        meter.drawn(frame * 2);
    }
    meter.sent(18);
    assert.deepEqual(meter.counts, { received: 3000, sent: 18, shown: 30, skipped: 29 });
    now += 999;
    assert.equal(meter.counts.received, 100);
    now += 10_000;
    meter.drawn(9000);
    assert.deepEqual(meter.counts, { received: 0, sent: 0, shown: 1, skipped: 0 }, "after a rest nothing was skipped");
});

test("a socket's messages pass the line and are counted, both ways", () => {
    const timers = new FakeTimers();
    const sent = [];
    class Socket {
        readyState = 1;
        #listeners = {};
        addEventListener(type, listener) { this.#listeners[type] = listener; }
        deliver(data) { this.#listeners.message({ data }); }
        drop() { this.#listeners.close({ code: 1001, reason: "shutting down" }); }
        send(message) { sent.push(message); }
    }
    const health = new Health({ WebSocket: Socket, now: () => timers.now, setTimeout: timers.setTimeout, random: () => 0.5 });
    const socket = new health.environment.WebSocket("ws://x", []);
    const heard = [];
    socket.onmessage = ({ data }) => heard.push(data);
    health.line.conditions = { delay: 40, jitter: 0, loss: 0 };
    socket.deliver("hello");
    socket.send(new Uint8Array(9));
    assert.deepEqual([heard, sent.length], [[], 0]);
    timers.advance(40);
    assert.deepEqual([heard, sent.length], [["hello"], 1]);
    assert.equal(health.readOuts.Received, "5 B/s");
    assert.equal(health.readOuts.Sent, "9 B/s");
    socket.readyState = 3;
    socket.send("late");
    timers.advance(40);
    assert.equal(sent.length, 1);
    socket.onclose = ({ code }) => heard.push(code);
    socket.deliver("last words");
    socket.drop();
    timers.advance(39);
    assert.deepEqual(heard, ["hello"]);
    timers.advance(1);
    assert.deepEqual(heard, ["hello", "last words", 1001]);
});

test("the panel is told how often the line broke, and why", () => {
    const timers = new FakeTimers();
    const health = new Health({ WebSocket: class {}, now: () => timers.now, setTimeout: timers.setTimeout });
    health.followed("connecting", "");
    health.followed("open", "");
    assert.equal(health.breaks, "");
    health.followed("lost", "", 1006);
    timers.advance(3000);
    assert.equal(health.breaks, "Broken once, last 3 s ago: 1006");
    health.followed("lost", "base: 2107, but this viewer holds 2105", 4002);
    assert.equal(health.breaks, "Broken 2 times, last 0 s ago: 4002, base: 2107, but this viewer holds 2105");
});
