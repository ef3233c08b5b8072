import assert from "node:assert/strict";
import { test } from "node:test";
import { layerDefaults } from "../../web/protocol/attributes.js";
import { Stage } from "../../web/stage/stage.js";

function snapshot(tick, nodes) {
    return { type: "snapshot", tick, width: 390, height: 844, nodes };
}

function delta(base, tick, nodes, removed = []) {
    return { type: "delta", base, tick, removed, nodes };
}

function stageOf(...nodes) {
    const stage = new Stage();
    stage.apply(snapshot(1, nodes));
    return stage;
}

const ids = (layers) => layers.map((layer) => layer.id);

test("attributes that are not present have their defaults", () => {
    const stage = stageOf({ id: 7, opacity: 3 });
    assert.deepEqual(stage.layer(7), { ...layerDefaults, id: 7, opacity: 3 });
});

test("a delta changes what it names and keeps the rest", () => {
    const stage = stageOf({ id: 7, opacity: 3, cornerRadius: 10 });
    stage.apply(delta(1, 5, [{ id: 7, opacity: 9 }]));
    assert.equal(stage.tick, 5);
    assert.equal(stage.layer(7).opacity, 9);
    assert.equal(stage.layer(7).cornerRadius, 10);
});

test("a delta removes layers and adds new ones", () => {
    const stage = stageOf({ id: 1 }, { id: 2 });
    stage.apply(delta(1, 2, [{ id: 3 }], [1]));
    assert.equal(stage.layer(1), undefined);
    assert.deepEqual(ids(stage.children(0)), [2, 3]);
});

test("a delta to another base is a fault and changes nothing", () => {
    const stage = stageOf({ id: 1, opacity: 3 });
    assert.throws(() => stage.apply(delta(4, 5, [{ id: 1, opacity: 9 }], [1])), { code: 1002 });
    assert.equal(stage.tick, 1);
    assert.equal(stage.layer(1).opacity, 3);
});

test("a delta before any snapshot is a fault", () => {
    assert.throws(() => new Stage().apply(delta(0, 1, [])), { code: 1002 });
});

test("after a reconnect the old picture stays until the snapshot, and no delta applies to it", () => {
    const stage = stageOf({ id: 1 });
    stage.expectSnapshot();
    assert.equal(stage.count, 1);
    assert.throws(() => stage.apply(delta(1, 2, [])), { code: 1002 });
    stage.apply(snapshot(9, [{ id: 4 }]));
    assert.deepEqual(ids(stage.children(0)), [4]);
});

test("siblings are drawn by z position, then by index", () => {
    const stage = stageOf({ id: 1, zPosition: 1, index: 0 }, { id: 2, index: 2 }, { id: 3, index: 1 });
    assert.deepEqual(ids(stage.children(0)), [3, 2, 1]);
    stage.apply(delta(1, 2, [{ id: 3, zPosition: 2 }]));
    assert.deepEqual(ids(stage.children(0)), [2, 1, 3]);
});

test("a layer that gets another parent moves to it", () => {
    const stage = stageOf({ id: 1 }, { id: 2 }, { id: 3, parent: 1 });
    assert.deepEqual(ids(stage.children(1)), [3]);
    stage.apply(delta(1, 2, [{ id: 3, parent: 2 }]));
    assert.deepEqual(ids(stage.children(1)), []);
    assert.deepEqual(ids(stage.children(2)), [3]);
});

test("layers share no state through the defaults", () => {
    const stage = stageOf({ id: 1 }, { id: 2 });
    stage.apply(delta(1, 2, [{ id: 1, position: { x: 5, y: 5 } }]));
    assert.deepEqual(stage.layer(2).position, { x: 0, y: 0 });
    assert.deepEqual(layerDefaults.position, { x: 0, y: 0 });
});
