import assert from "node:assert/strict";
import { test } from "node:test";
import { step } from "../../web/playout/arrival-clock.js";
import { Playout } from "../../web/playout/playout.js";
import { Stage } from "../../web/stage/stage.js";
import { seeded } from "./fakes.mjs";
import { arrivals, spreadOf } from "./simulated-link.mjs";

const seconds = 60;
/** Points that the layer moves on in a step. */
const speed = 2;

/** Per-frame displacements of a page that plays out, and of one that draws what has arrived, on one line. */
function watch(link, rate, seed) {
    const steps = Array.from({ length: seconds * 60 }, (_, index) => index + 1);
    const waiting = arrivals(steps.map((tick) => tick * step), link, seeded(seed)).map((at, index) => ({ at, tick: steps[index] }));
    const [stage, naive] = [new Stage(), new Stage()];
    const playout = new Playout(stage);
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
