import assert from "node:assert/strict";
import { test } from "node:test";
import { step } from "../../web/playout/arrival-clock.js";
import { Tween, beginning, speed, speedBetween } from "../../web/playout/tween.js";
import { Stage } from "../../web/stage/stage.js";

function stageOf(...nodes) {
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 0, width: 400, height: 800, nodes });
    return stage;
}

/** The layer `id` half the way to what `nodes` bring. */
function half(stage, nodes, id = 1, removed = []) {
    const delta = { type: "delta", base: 0, tick: 1, removed, nodes };
    new Tween(stage, delta).show(0.5);
    const shown = structuredClone(stage.layer(id));
    stage.apply(delta);
    return shown;
}

const moved = { id: 1, position: { x: 10, y: -20 } };

test("what moves is in between", () => {
    const shown = half(stageOf({ id: 1, opacity: 100, border: { width: 2, color: [0, 0, 0, 0] } }), [{
        ...moved,
        boundsOrigin: { x: 0, y: 6 },
        boundsSize: { width: 8, height: 0 },
        anchorPoint: { x: 0.5, y: 1 },
        zPosition: 4,
        opacity: 200,
        cornerRadius: 12,
        backgroundColor: [200, 0, 0, 100],
        border: { width: 4, color: [0, 10, 0, 0] },
        shadow: { color: [0, 0, 0, 64], radius: 6, x: 0, y: 2 },
    }]);
    assert.deepEqual(shown.position, { x: 5, y: -10 });
    assert.deepEqual(shown.boundsOrigin, { x: 0, y: 3 });
    assert.deepEqual(shown.boundsSize, { width: 4, height: 0 });
    assert.deepEqual(shown.anchorPoint, { x: 0.5, y: 0.75 });
    assert.deepEqual([shown.zPosition, shown.opacity, shown.cornerRadius], [2, 150, 6]);
    assert.deepEqual(shown.backgroundColor, [100, 0, 0, 50]);
    assert.deepEqual(shown.border, { width: 3, color: [0, 5, 0, 0] });
    assert.deepEqual(shown.shadow, { color: [0, 0, 0, 32], radius: 3, x: 0, y: 1 });
});

test("a transform grows out of the identity", () => {
    const scale = [3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 8, 0, 0, 1];
    const shown = half(stageOf({ id: 1 }), [{ id: 1, transform: scale }]);
    assert.deepEqual(shown.transform, [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 4, 0, 0, 1]);
    const back = half(stageOf({ id: 1, transform: scale }), [{ id: 1, transform: null }]);
    assert.deepEqual(back.transform, shown.transform);
});

test("after the way the delta's values stand", () => {
    const stage = stageOf({ id: 1 });
    half(stage, [moved]);
    assert.deepEqual(stage.layer(1).position, moved.position);
    assert.equal(stage.tick, 1);
});

for (const [what, attributes] of [
    ["another parent", { parent: 7 }],
    ["another picture", { contents: { image: "a.webp", gravity: 0 } }],
    ["another text", { text: null }],
    ["no more hidden", { flags: 4 }],
]) {
    test(`a layer with ${what} is where it was until it is elsewhere`, () => {
        assert.deepEqual(half(stageOf({ id: 1 }), [{ ...moved, ...attributes }]).position, { x: 0, y: 0 });
    });
}

test("the box of a text grows in between: its lines stay as they are", () => {
    const text = { anchor: 0, isClipped: false, fragments: [] };
    const shown = half(stageOf({ id: 1, text }), [{ ...moved, boundsSize: { width: 8, height: 8 } }]);
    assert.deepEqual(shown.boundsSize, { width: 4, height: 4 });
});

test("a leap over a quarter of the stage is no motion", () => {
    const stage = stageOf({ id: 1 }, { id: 2 });
    const shown = half(stage, [{ id: 1, position: { x: 0, y: 201 } }, { id: 2, position: { x: 0, y: 199 } }], 1);
    assert.deepEqual(shown.position, { x: 0, y: 0 });
    assert.deepEqual(half(stageOf({ id: 1 }), [{ id: 1, boundsOrigin: { x: 390, y: 0 } }]).boundsOrigin, { x: 0, y: 0 });
});

test("what appears is not there before, what vanishes is there until then", () => {
    const stage = stageOf({ id: 1 }, { id: 2 });
    assert.equal(half(stageOf({ id: 1 }), [{ id: 3, position: { x: 1, y: 1 } }], 3), undefined);
    assert.notEqual(half(stage, [moved], 2, [2]), undefined);
    assert.equal(stage.layer(2), undefined);
});

test("layers change places when their z positions cross", () => {
    const stage = stageOf({ id: 1 }, { id: 2, zPosition: 1 });
    const tween = new Tween(stage, { type: "delta", base: 0, tick: 1, removed: [], nodes: [{ id: 1, zPosition: 4 }] });
    const order = (way) => {
        tween.show(way);
        return stage.children(0).map(({ id }) => id);
    };
    assert.deepEqual([order(0.2), order(0.3)], [[1, 2], [2, 1]]);
});

test("after a rest motion begins a step before its first", () => {
    assert.equal(beginning({ base: 10, tick: 11 }, 1.5), 10 * step);
    assert.equal(beginning({ base: 10, tick: 13 }, 1.5), 10 * step);
    assert.equal(beginning({ base: 10, tick: 14 }, 1.5), 13 * step);
    // In slow motion.
    assert.equal(beginning({ base: 10, tick: 30 }, 0.1, 20), 10 * step);
    assert.equal(beginning({ base: 10, tick: 90 }, 0.1, 20), 70 * step);
});

test("after a fast step there was no rest: steps were left out", () => {
    assert.equal(beginning({ base: 10, tick: 14 }, 2), 10 * step);
    assert.equal(beginning({ base: 10, tick: 69 }, 2), 10 * step);
});

test("a fast step that is more than a second ago was of another motion", () => {
    assert.equal(beginning({ base: 10, tick: 72 }, 2), 71 * step);
});

test("the speed of a delta after one that is still to be shown is that of what moves in both", () => {
    const before = { base: 0, tick: 1, nodes: [{ id: 1, position: { x: 10, y: 0 } }, { id: 2, opacity: 3 }] };
    const nodes = [{ id: 1, position: { x: 16, y: 8 } }, { id: 2, position: { x: 90, y: 0 } }, { id: 3, position: { x: 50, y: 0 } }];
    assert.equal(speedBetween(before, { base: 1, tick: 3, nodes }, stageOf()), 5);
    assert.equal(speedBetween(before, { base: 1, tick: 2, nodes: [] }, stageOf()), 0);
});

test("the speed is that of the fastest layer, leaps left out", () => {
    const stage = stageOf({ id: 1 }, { id: 2 }, { id: 3 });
    const nodes = [
        { id: 1, boundsOrigin: { x: 3, y: 4 } },
        { id: 2, position: { x: 0, y: 390 } },
        { id: 3, parent: 1, position: { x: 0, y: 50 } },
        { id: 4, position: { x: 0, y: 50 } },
    ];
    assert.equal(speed(stage, { base: 0, tick: 2, nodes }), 2.5);
});
