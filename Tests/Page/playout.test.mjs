import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ArrivalClock, step } from "../../web/playout/arrival-clock.js";
import { Playout } from "../../web/playout/playout.js";
import { Stage } from "../../web/stage/stage.js";

const frame = 1000 / 120;
// The viewer's clock when step 0 arrived.
const origin = 70_000;

let stage, clock, playout, now;

beforeEach(() => {
    [stage, now] = [new Stage(), origin];
    clock = new ArrivalClock();
    playout = new Playout(stage, clock);
    playout.receive({ type: "snapshot", tick: 0, width: 390, height: 844, nodes: [{ id: 1 }] }, now);
    playout.advance(now);
});

/** One layer at x = `tick`, so that it shows the step. */
function delta(tick, base = tick - 1) {
    return { type: "delta", base, tick, removed: [], nodes: [{ id: 1, position: { x: tick, y: 0 } }] };
}

const shown = () => stage.layer(1).position.x;

/** Frames and steps, each of them on time, until step `last`; what was shown in each frame. */
function play(first, last, eachFrame = () => {}) {
    const seen = [];
    let tick = first;
    for (; tick <= last; now += frame) {
        while (tick <= last && origin + tick * step <= now) {
            playout.receive(delta(tick), origin + tick * step);
            tick += 1;
        }
        eachFrame(now);
        playout.advance(now);
        seen.push(shown());
    }
    return seen;
}

/** So many frames in which nothing arrives. */
function wait(frames) {
    for (let count = 0; count < frames; count += 1, now += frame) playout.advance(now);
}

const differences = (values) => values.slice(1).map((value, index) => value - values[index]);

test("a display of twice the rate sees a place for each frame", () => {
    const moves = differences(play(1, 60).slice(20));
    for (const move of moves) assert.ok(Math.abs(move - 0.5) < 0.01, `${move}`);
});

test("nothing looks different while the stage rests", () => {
    assert.equal(playout.advance(now + 10), false);
    play(1, 5);
    wait(20);
    assert.equal(shown(), 5);
    assert.deepEqual([playout.isRunning, playout.advance(now + frame)], [false, false]);
});

test("a motion after a rest does not begin early", () => {
    play(1, 5);
    wait(20);
    now = origin + 300 * step;
    playout.receive({ ...delta(300, 5), nodes: [{ id: 1, position: { x: 6, y: 0 } }] }, now);
    // Within the step before its first, and with a step's delay.
    for (const expected of [0, 0.5, 1]) {
        playout.advance(now);
        const way = shown() - 5;
        assert.ok(Math.abs(way - expected) < 0.1, `${way}, not ${expected}`);
        now += frame;
    }
});

test("whoever touches the stage sees the newest state at once", () => {
    play(1, 30);
    play(31, 60, (time) => playout.touched(time));
    const seen = play(61, 90, (time) => playout.touched(time));
    assert.ok(seen.every(Number.isInteger));
    assert.equal(shown(), 90);
});

test("between late and at once there is neither a jump nor a way back", () => {
    const seen = [
        ...play(1, 60),
        ...play(61, 120, (time) => playout.touched(time)),
        // A second later the own touch is over.
        ...play(121, 300),
    ];
    // At once means step by step: twice as far in every second frame.
    for (const move of differences(seen.slice(1))) assert.ok(move >= 0 && move <= 1 + 1e-6, `${move}`);
    assert.ok(shown() < 299.6 && shown() > 297.5, `${shown()}`);
});

test("a page that was hidden shows the newest state in its first frame", () => {
    play(1, 30);
    for (let tick = 31; tick <= 50; tick += 1) playout.receive(delta(tick), origin + tick * step);
    playout.advance(origin + 51 * step);
    assert.equal(shown(), 50);
});

test("a page that stays hidden keeps a second at most", () => {
    for (let tick = 1; tick <= 6000; tick += 1) {
        playout.receive(delta(tick), origin + tick * step);
        assert.ok(tick - stage.tick <= 61);
    }
    playout.advance(origin + 6000 * step);
    assert.equal(shown(), 6000);
});

test("after a line that stood still for long the newest state is shown", () => {
    play(1, 30);
    wait(240);
    for (let tick = 31; tick <= 150; tick += 1) playout.receive(delta(tick), now);
    playout.advance(now);
    assert.equal(shown(), 150);
});

test("a step after a fast one is soon the newest state if steps of more than a second were left out", () => {
    play(1, 30);
    const fast = { ...delta(31), nodes: [{ id: 1, position: { x: 40, y: 0 } }] };
    playout.receive(fast, now);
    wait(20);
    now = origin + 631 * step;
    playout.receive(delta(631, 31), now);
    wait(4);
    assert.equal(shown(), 631);
});

test("a line that stands still in the middle of a motion is made to last", () => {
    const place = (tick) => ({ ...delta(tick), nodes: [{ id: 1, position: { x: 3 * tick, y: 0 } }] });
    let tick = 1;
    const seen = [];
    for (; now < origin + 3000; now += frame) {
        // Uneven by 100 ms, and so shown later.
        while (origin + tick * step + 100 * (Math.floor(tick / 10) % 2) <= now && tick * step < 2000) {
            playout.receive(place(tick), now);
            tick += 1;
        }
        playout.advance(now);
        seen.push(shown());
    }
    const { delay } = clock;
    const moves = differences(seen);
    // From the last step on as long as the delay and some more, and slower and slower.
    const last = moves.findLastIndex((move) => move > 0) * frame;
    assert.ok(last > 2000 + delay && last < 2000 + 1.7 * delay, `${last}, ${delay}`);
    const slowing = moves.slice(Math.ceil((2000 + delay * 0.7) / frame), Math.floor(last / frame));
    assert.ok(slowing.every((move, index) => index === 0 || move <= slowing[index - 1] + 0.01), `${slowing}`);
});

test("a motion of which steps were left out goes on evenly", () => {
    const speed = 3;
    const place = (tick, base) => ({ ...delta(tick, base), nodes: [{ id: 1, position: { x: speed * tick, y: 0 } }] });
    const ticks = Array.from({ length: 90 }, (_, index) => index + 1).filter((tick) => tick <= 60 || tick >= 66);
    const seen = [];
    let base = 0;
    for (; base < 90; now += frame) {
        while (ticks.length > 0 && origin + ticks[0] * step + 90 * (ticks[0] % 2) <= now) {
            playout.receive(place(ticks[0], base), now);
            base = ticks.shift();
        }
        playout.advance(now);
        seen.push(shown());
    }
    const moves = differences(seen.slice(40));
    assert.ok(Math.max(...moves) <= speed + 1e-6 && Math.min(...moves) >= 0, `${moves}`);
});

test("after a short halt of the line it catches up without a jump", () => {
    play(1, 60);
    wait(18);
    const before = shown();
    for (let tick = 61; tick <= 69; tick += 1) playout.receive(delta(tick), now);
    playout.advance(now);
    assert.ok(shown() - before <= 1 + 1e-6, `${shown() - before}`);
    const seen = play(70, 120);
    for (const move of differences(seen)) assert.ok(move >= 0 && move <= 1 + 1e-6, `${move}`);
    assert.ok(Math.abs(differences(seen).at(-1) - 0.5) < 0.05);
});

test("a snapshot is shown at once", () => {
    play(1, 30);
    playout.receive(delta(31), now);
    playout.receive({ type: "snapshot", tick: 7, width: 390, height: 844, nodes: [{ id: 1, position: { x: 7, y: 0 } }] }, now);
    assert.equal(playout.advance(now), true);
    assert.deepEqual([shown(), playout.isRunning], [7, false]);
    playout.receive(delta(8), now);
});

test("where another server counts steps anew, the line is measured anew", () => {
    play(1, 300);
    const began = now - 5 * step;
    playout.receive({ type: "snapshot", tick: 5, width: 390, height: 844, nodes: [{ id: 1 }] }, now);
    for (let tick = 6; tick <= 60; tick += 1) playout.receive(delta(tick), began + tick * step);
    assert.ok(clock.delay < 20, `${clock.delay}`);
});

test("a delta that does not follow is a fault and changes nothing", () => {
    playout.receive(delta(1), now);
    for (const wrong of [delta(1), delta(3)]) assert.throws(() => playout.receive(wrong, now), { code: 1002 });
    playout.receive(delta(2), now);
});

test("after a reconnect the newest state stays until the snapshot", () => {
    play(1, 30);
    playout.receive(delta(31), now);
    playout.expectSnapshot();
    assert.deepEqual([shown(), stage.tick], [31, null]);
    assert.throws(() => playout.receive(delta(32), now), { code: 1002 });
});

test("in slow motion, too, every frame sees a place of its own, whoever touched the stage", () => {
    playout.stride = 20;
    const seen = [];
    for (let tick = 20; tick <= 1200; tick += 20) {
        playout.touched(now);
        playout.receive(delta(tick, tick - 20), origin + tick * step);
        for (; now < origin + (tick + 20) * step; now += frame) {
            playout.advance(now);
            seen.push(shown());
        }
    }
    const moves = differences(seen.slice(seen.length / 2));
    for (const move of moves) assert.ok(Math.abs(move - 0.5) < 0.1, `${move}`);
});

test("when slow motion ends, what is shown soon is as new as ever", () => {
    playout.stride = 20;
    for (let tick = 20; tick <= 600; tick += 20) {
        playout.receive(delta(tick, tick - 20), origin + tick * step);
        for (; now < origin + (tick + 20) * step; now += frame) playout.advance(now);
    }
    playout.stride = 1;
    play(601, 900);
    assert.ok(900 - shown() < 3, `${900 - shown()}`);
});

test("steps that come four at a time are played out evenly", () => {
    const seen = [];
    for (let tick = 1; now < origin + 6000; now += frame) {
        // All four when the last of them has happened.
        while (origin + (tick + 3) * step <= now) {
            for (const end = tick + 4; tick < end; tick += 1) playout.receive(delta(tick), now);
        }
        playout.advance(now);
        seen.push(shown());
    }
    const moves = differences(seen.slice(240));
    for (const move of moves) assert.ok(Math.abs(move - 0.5) < 0.1, `${move}`);
    // Late by what a message holds, and little more.
    assert.ok(origin + 360 * step - (origin + seen.at(-1) * step) < 200);
});
