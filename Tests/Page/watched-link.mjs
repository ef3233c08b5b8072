import { Acknowledger } from "../../web/connection/acknowledger.js";
import { Line } from "../../web/tools/health/line.js";
import { ArrivalClock, step } from "../../web/playout/arrival-clock.js";
import { Playout } from "../../web/playout/playout.js";
import { Stage } from "../../web/stage/stage.js";
import { FakeTimers, seeded } from "./fakes.mjs";

/** Points that the layer moves on in a step. */
const speed = 2;
/** How many messages beyond the last acknowledgement a server sends. */
const serverWindow = 32;

/**
 * A viewer that watches what another drags, on a simulated line: everything between the server's steps and what is shown in
 * each frame is the page's own.
 *
 * @param conditions of the `Line`; @param seconds how long
 * @param rate frames a second; @param moves whether the stage moves in a step
 * @returns `{ frames, clock }`: of each frame `{ now, tick, shown }`, the server's newest step and the place that is shown; and
 *   the `ArrivalClock`
 */
export function watch(conditions, seconds, { seed = 1, rate = 60, moves = () => true } = {}) {
    const timers = new FakeTimers();
    const clock = { now: () => timers.now, setTimeout: timers.setTimeout, clearTimeout: timers.clearTimeout };
    const line = new Line(clock, seeded(seed));
    line.conditions = conditions;
    const stage = new Stage();
    const roundTrip = () => 2 * conditions.delay;
    const arrivals = new ArrivalClock(roundTrip);
    const playout = new Playout(stage, arrivals);
    let place = 0;
    let sent = { tick: 0, place: 0 };
    let unacknowledged = [];
    const acknowledger = new Acknowledger((tick) => line.pass("up", () => {
        unacknowledged = unacknowledged.filter((each) => each > tick);
    }), clock, roundTrip);
    playout.receive({ type: "snapshot", tick: 0, width: 390, height: 844, nodes: [{ id: 1 }] }, 0);
    const frames = [];
    let [tick, nextFrame] = [0, 0.3];
    while (timers.now < seconds * 1000) {
        const nextStep = (tick + 1) * step;
        timers.advance(Math.min(nextStep, nextFrame) - timers.now);
        if (timers.now >= nextStep - 1e-9) {
            tick += 1;
            if (moves(tick)) place += speed;
            if (place !== sent.place && unacknowledged.length < serverWindow) {
                const delta = { type: "delta", base: sent.tick, tick, removed: [], nodes: [{ id: 1, position: { x: place, y: 0 } }] };
                sent = { tick, place };
                unacknowledged.push(tick);
                line.pass("down", () => {
                    playout.receive(delta, timers.now);
                    acknowledger.applied(delta.tick);
                });
            }
        }
        if (timers.now >= nextFrame - 1e-9) {
            playout.advance(timers.now);
            frames.push({ now: timers.now, tick, shown: stage.layer(1).position.x });
            nextFrame += 1000 / rate;
        }
    }
    return { frames, clock: arrivals };
}

/**
 * What a person sees of an even motion.
 *
 * @param frames of `watch`, all of one motion; @param rate frames a second
 * @returns `freeze`, the longest halt in milliseconds; `deviation`, the standard deviation of the shown speed as a share of the
 *   true one; `behind`, how late the newest is shown on average, in milliseconds
 */
export function seen(frames, rate) {
    const moves = frames.slice(1).map(({ shown }, index) => (shown - frames[index].shown) / (speed * 60 / rate));
    let [halt, freeze] = [0, 0];
    for (const move of moves) {
        halt = move < 0.1 ? halt + 1000 / rate : 0;
        freeze = Math.max(freeze, halt);
    }
    const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
    const deviation = Math.sqrt(moves.reduce((sum, move) => sum + (move - 1) ** 2, 0) / moves.length);
    const behind = frames.reduce((sum, { tick, shown }) => sum + (tick * speed - shown), 0) / frames.length / speed * step;
    return { freeze, deviation, mean, behind, fastest: Math.max(...moves), slowest: Math.min(...moves) };
}
