import assert from "node:assert/strict";
import { test } from "node:test";
import { ArrivalClock, step } from "../../web/playout/arrival-clock.js";
import { Playout } from "../../web/playout/playout.js";
import { Stage } from "../../web/stage/stage.js";
import { seeded } from "./fakes.mjs";
import { arrivals, spreadOf } from "./simulated-link.mjs";
import { seen, watch as watchLink } from "./watched-link.mjs";

const seconds = 60;
/** Points that the layer moves on in a step. */
const speed = 2;

/** Per-frame displacements of a page that plays out, and of one that draws what has arrived, on one line. */
function watch(link, rate, seed) {
    const steps = Array.from({ length: seconds * 60 }, (_, index) => index + 1);
    const waiting = arrivals(steps.map((tick) => tick * step), link, seeded(seed)).map((at, index) => ({ at, tick: steps[index] }));
    const [stage, naive] = [new Stage(), new Stage()];
    const playout = new Playout(stage, new ArrivalClock());
    const snapshot = { type: "snapshot", tick: 0, width: 390, height: 844, nodes: [{ id: 1 }] };
    playout.receive(snapshot, 0);
    naive.apply(snapshot);
    const seen = [];
    for (let now = link.delay; now < seconds * 1000; now += 1000 / rate) {
        while (waiting[0]?.at <= now) {
            const { at, tick } = waiting.shift();
            const nodes = [{ id: 1, position: { x: tick * speed, y: 0 } }];
            const delta = { type: "delta", base: tick - 1, tick, removed: [], nodes };
            playout.receive(delta, at);
            naive.apply(delta);
        }
        playout.advance(now);
        seen.push([stage, naive].map((each) => each.layer(1).position.x));
    }
    // The first seconds are for measuring.
    const settled = seen.slice(3 * rate);
    const displacements = (column) => settled.slice(1).map((row, index) => row[column] - settled[index][column]);
    const behind = settled.reduce((sum, [late, newest]) => sum + newest - late, 0) / settled.length;
    return { playout: spreadOf(displacements(0)), naive: spreadOf(displacements(1)), behind: (behind / speed) * step };
}

const points = (value) => value.toFixed(2);
const told = ({ deviation, largest }) => `standard deviation ${points(deviation)} pt, largest ${points(largest)} pt`;

for (const rate of [60, 120]) {
    test(`at 150 +- 50 ms and 1% loss motion is far more even than that of a naive page, at ${rate} Hz`, (context) => {
        const { playout, naive, behind } = watch({ delay: 150, spread: 50, loss: 0.01 }, rate, 7);
        context.diagnostic(`per frame, of ${points(naive.mean)} pt: naive ${told(naive)}`);
        context.diagnostic(`per frame, of ${points(playout.mean)} pt: playout ${told(playout)}; ${behind.toFixed(0)} ms behind the newest`);
        assert.ok(playout.deviation < naive.deviation / 4);
        // What a lost segment held up is made good by a slightly faster rate, not by a jump.
        assert.ok(playout.largest <= 1.26 * playout.mean);
        assert.ok(playout.smallest >= 0);
    });
}

test("without loss motion is even to a hundredth of a point", (context) => {
    for (const link of [{ delay: 150, spread: 50, loss: 0 }, { delay: 20, spread: 5, loss: 0 }]) {
        const { playout, naive } = watch(link, 60, 3);
        context.diagnostic(`${link.delay} +- ${link.spread} ms: naive ${told(naive)}; playout ${told(playout)}`);
        assert.ok(playout.deviation < 0.02 && naive.deviation > 1);
    }
});

const bad = { delay: 150, jitter: 50, loss: 0.01 };
/** Milliseconds in which nothing can be known of the line yet. */
const measuring = 3000;

for (const rate of [60, 120]) {
    test(`in two minutes at 150 +- 50 ms and 1% loss a watched motion never stands still, at ${rate} Hz`, (context) => {
        for (const seed of [1, 2, 3, 4]) {
            const { frames } = watchLink(bad, 120 + measuring / 1000, { seed, rate });
            const { freeze, deviation, behind } = seen(frames.filter(({ now }) => now > measuring), rate);
            context.diagnostic(`longest freeze ${freeze.toFixed(0)} ms; standard deviation of the speed ${(100 * deviation).toFixed(1)}%; `
                + `${behind.toFixed(0)} ms behind`);
            assert.ok(freeze <= 50 && deviation <= 0.1);
        }
    });
}

test("nor do motions with pauses between them", () => {
    // A drag of 1.5 s every 3 s.
    const { frames } = watchLink(bad, 120, { seed: 4, moves: (tick) => tick % 180 < 90 });
    const drags = new Map();
    for (const frame of frames) {
        const drag = Math.floor((frame.shown + 2) / 180);
        // Between them it rests.
        if (frame.now > 6000 && (frame.shown + 2) % 180 > 1e-6) drags.set(drag, [...drags.get(drag) ?? [], frame]);
    }
    assert.ok(drags.size > 30);
    for (const drag of drags.values()) assert.ok(seen(drag, 60).freeze <= 50);
});

test("a watcher of an even line sees what happens hardly later than it can", (context) => {
    const { frames, clock } = watchLink({ delay: 20, jitter: 5, loss: 0 }, 60);
    const { behind } = seen(frames.filter(({ now }) => now > 30_000), 60);
    context.diagnostic(`${behind.toFixed(0)} ms behind the server, of which 20 are the line's`);
    assert.ok(clock.delay < 15 && behind < 60);
});
