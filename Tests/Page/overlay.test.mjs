import assert from "node:assert/strict";
import { test } from "node:test";
import { DifferenceLog } from "../../web/tools/overlay/difference-log.js";
import { frameOf, layerPlaces } from "../../web/tools/overlay/layer-places.js";
import { kinds, marks } from "../../web/tools/overlay/marks.js";
import { TouchTrails } from "../../web/tools/overlay/touch-trails.js";
import { Stage } from "../../web/stage/stage.js";

function stageOf(nodes) {
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 1, width: 400, height: 800, nodes });
    return stage;
}

/** A scroll view in the middle of the stage, scrolled by (30, 0), with one item. */
const scrolled = stageOf([
    { id: 1, position: { x: 200, y: 400 }, boundsSize: { width: 400, height: 200 }, boundsOrigin: { x: 30, y: 0 } },
    { id: 2, parent: 1, position: { x: 130, y: 100 }, boundsSize: { width: 200, height: 100 }, anchorPoint: { x: 0, y: 1 } },
]);
const scrolls = {
    views: [{ layer: 1, contentSize: [1000, 200], insets: [0, 20, 0, 20], velocity: [-500, 0], projected: [230, 0], target: [300, 0] }],
    items: [[2, 0, 7]],
};
const shown = (...names) => marks(scrolled, scrolls, new Set(names));

test("frames lie where layers are drawn, scrolled and about their anchor points", () => {
    const places = layerPlaces(scrolled);
    assert.deepEqual(frameOf(places.get(1)), [[0, 300], [400, 300], [400, 500], [0, 500]]);
    assert.deepEqual(frameOf(places.get(2)), [[100, 300], [300, 300], [300, 400], [100, 400]]);
    assert.deepEqual(shown("anchors").map(({ points }) => points), [[[100, 400]]]);
});

test("frames follow a perspective", () => {
    const eye = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1 / 500, 0, 0, 0, 1];
    // Turned by a right angle about its left edge, half of it would be behind: 30 degrees will do.
    const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    const places = layerPlaces(stageOf([
        { id: 1, position: { x: 200, y: 400 }, boundsSize: { width: 400, height: 800 }, sublayerTransform: eye },
        {
            id: 2, parent: 1, position: { x: 200, y: 400 }, boundsSize: { width: 100, height: 100 }, anchorPoint: { x: 0, y: 0.5 },
            transform: [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1],
        },
    ]));
    const [, topRight] = frameOf(places.get(2));
    // The right edge lies 50 points behind the plane: 500 / 550 of its size.
    assert.ok(Math.abs(topRight[0] - (200 + (100 * c * 500) / 550)) < 1e-9);
    assert.ok(Math.abs(topRight[1] - (400 - (50 * 500) / 550)) < 1e-9);
});

test("items of several stages that lie elsewhere than on the first one are marked, with where that would be", () => {
    const item = { position: 1, count: 2 };
    const card = (id, parent, y) => ({ id, parent, position: { x: 50, y }, boundsSize: { width: 100, height: 40 } });
    const stages = stageOf([
        { id: 1, position: { x: 200, y: 400 }, boundsSize: { width: 400, height: 800 } },
        { id: 2, parent: 1, position: { x: 82, y: 150 }, boundsSize: { width: 100, height: 300 }, item },
        { id: 3, parent: 1, position: { x: 214, y: 150 }, boundsSize: { width: 100, height: 300 }, item },
        card(4, 2, 20), card(5, 2, 100), card(6, 3, 20.5), card(7, 3, 130), card(8, 3, 200),
    ]);
    const items = [[4, 0, 0], [5, 0, 1], [6, 0, 0], [7, 0, 1], [8, 0, 2]];
    const found = marks(stages, { views: [], items }, new Set(["differences"]));
    // The first item is half a point off, the second thirty, and the third is on the second stage alone.
    assert.deepEqual(found.map(({ points, tone }) => [points[0], tone]), [
        [[164, 110], undefined], [[164, 80], "elsewhere"], [[164, 180], undefined],
    ]);
    assert.deepEqual(marks(scrolled, scrolls, new Set(["differences"])), []);
});

test("a fling's targets are where the content's points are that come to the middle of the view", () => {
    const [projected, snapped] = shown("fling");
    assert.deepEqual([projected.tone, snapped.tone], ["projected", "snapped"]);
    // Offset 300 puts the content's 500 in the middle; now, at offset 30, it is 470 from the view's left edge.
    assert.deepEqual(snapped.points, [[470, 400]]);
    assert.deepEqual(projected.points, [[400, 400]]);
});

test("index labels, centre lines, content with its insets and velocity come from the server's read-outs", () => {
    assert.deepEqual(shown("labels").map(({ text, points }) => [text, points]), [["7", [[100, 300]]]]);
    assert.deepEqual(shown("centre").map(({ points }) => points), [[[200, 300], [200, 500]]]);
    assert.deepEqual(shown("insets").map(({ points }) => [points[0][0], points[1][0]]), [[-30, 970], [-50, 990]]);
    const [arrow] = shown("velocity");
    assert.equal(arrow.text, "500 pt/s");
    assert.ok(arrow.points[1][0] > arrow.points[0][0], "the content moves against its offset");
    assert.equal(shown("visible")[1].text, "30, 0 \u00b7 400 \u00d7 200");
});

test("only what is asked for is drawn, and nothing of layers that are gone", () => {
    for (const { kind } of kinds) assert.ok(shown(kind).every((mark) => mark.kind === kind));
    assert.deepEqual(shown(), []);
    assert.deepEqual(marks(stageOf([]), scrolls, new Set(["frames", "labels", "fling", "visible", "insets"])), []);
    assert.equal(marks(scrolled, null, new Set(["centre"])).length, 1);
});

test("a trail fades, and a finger that rests keeps its place", () => {
    const trails = new TouchTrails();
    const at = (x, isDown = true) => [{ viewer: 3, pointer: 0, isDown, x, y: 5 }];
    trails.update(at(10), 0);
    trails.update(at(20), 450);
    assert.deepEqual(trails.at(450)[0].points.map(({ x, age }) => [x, age]), [[10, 0.5], [20, 0]]);
    assert.deepEqual(trails.at(5000)[0].points.map(({ x }) => x), [20]);
    trails.update(at(20, false), 5000);
    assert.equal(trails.at(5000)[0].isDown, false);
    trails.at(10000);
    assert.ok(trails.isEmpty);
});

test("items that differ are listed with the step since which they do, and no longer than that", () => {
    const log = new DifferenceLog();
    const at = (stage, ...items) => items.map((item) => ({ stage, item }));
    log.update(at(2, "0.1"), 10);
    log.update([...at(2, "0.1", "0.2"), ...at(3, "0.1")], 14);
    log.update([...at(2, "0.1", "0.2"), ...at(3, "0.1")], 20);
    assert.deepEqual(log.groups, [
        { stage: 2, tick: 10, items: ["0.1"] }, { stage: 2, tick: 14, items: ["0.2"] }, { stage: 3, tick: 14, items: ["0.1"] },
    ]);
    log.update(at(2, "0.2"), 21);
    assert.deepEqual(log.groups, [{ stage: 2, tick: 14, items: ["0.2"] }]);
    // Of a moment before, it is known that they differed then, too.
    log.update(at(2, "0.2"), 12);
    assert.deepEqual(log.groups, [{ stage: 2, tick: 12, items: ["0.2"] }]);
    log.update([], 30);
    assert.deepEqual(log.groups, []);
});
