import assert from "node:assert/strict";
import { test } from "node:test";
import { Player } from "../../web/playout/player.js";
import { Stage } from "../../web/stage/stage.js";
import { FakeFrames } from "./fakes.mjs";

const snapshot = { type: "snapshot", tick: 0, width: 390, height: 844, nodes: [{ id: 1 }] };

function delta(tick) {
    return { type: "delta", base: tick - 1, tick, removed: [], nodes: [{ id: 1, position: { x: tick, y: 0 } }] };
}

function open() {
    const stage = new Stage();
    const frames = new FakeFrames();
    const page = { now: 1000, isHeld: false, drawn: 0 };
    const player = new Player(stage, {
        requestFrame: (action) => frames.request(() => action(page.now)),
        now: () => page.now,
        isHeld: () => page.isHeld,
        onFrame: () => { page.drawn += 1; },
    });
    /** Frames until none is asked for; how many there were. */
    const settle = () => {
        let count = 0;
        for (; frames.run() > 0; count += 1) page.now += 10;
        return count;
    };
    return { stage, frames, page, player, settle };
}

test("a stage that rests asks for no frames", () => {
    const { page, player, settle } = open();
    player.apply(snapshot);
    assert.deepEqual([settle(), page.drawn], [1, 1]);
    assert.equal(settle(), 0);
});

test("frames go on until what has arrived is shown", () => {
    const { stage, page, player, settle } = open();
    player.apply(snapshot);
    settle();
    for (let tick = 1; tick <= 5; tick += 1) player.apply(delta(tick));
    assert.ok(settle() > 2);
    assert.equal(stage.layer(1).position.x, 5);
    assert.ok(page.drawn > 2);
});

test("while the viewer holds the stage a frame shows all that has arrived", () => {
    const { stage, page, player, settle, frames } = open();
    player.apply(snapshot);
    settle();
    page.isHeld = true;
    player.apply(delta(1));
    settle();
    for (let tick = 2; tick <= 5; tick += 1) player.apply(delta(tick));
    frames.run();
    assert.equal(stage.layer(1).position.x, 5);
});

test("what changes for other reasons is drawn once, however often it is asked for", () => {
    const { page, player, settle } = open();
    player.redraw();
    player.redraw();
    assert.deepEqual([settle(), page.drawn], [1, 1]);
});
