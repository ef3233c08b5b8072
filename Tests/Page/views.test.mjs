import assert from "node:assert/strict";
import { test } from "node:test";
import { Stage } from "../../web/stage/stage.js";
import { distances } from "../../web/tools/views/distances.js";
import { differences, momentOf } from "../../web/tools/views/moments.js";
import { atPath, neighbour, pathOf, rowsOf, treeOf } from "../../web/tools/views/rows.js";
import { boxOf, frameAt, isUnseen, layersAt, sightOf } from "../../web/tools/views/sight.js";
import { ViewList } from "../../web/tools/views/view-list.js";

function stageOf(nodes) {
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 1, width: 400, height: 800, nodes });
    return stage;
}

const report = (fields) => ({ type: "views", number: 1, whole: false, classes: [], views: [], gone: [], more: false, omitted: 0, ...fields });
const whole = report({
    whole: true,
    classes: ["UIWindow", "UIView", "Card", "CardsController"],
    views: [[1, 0, "", null], [2, 1, "", 3], [3, 2, "0 - 0", null], [4, 2, "0 - 1", null], [6, 1, "title", null]],
});

/** A window, in it a view that clips, in it two cards and, in one of them, a layer of which nothing is told and a view in that. */
const size = (width, height) => ({ width, height });
const stage = stageOf([
    { id: 1, position: { x: 200, y: 400 }, boundsSize: size(400, 800) },
    { id: 2, parent: 1, position: { x: 200, y: 100 }, boundsSize: size(400, 200), flags: 6 },
    { id: 3, parent: 2, index: 0, position: { x: 60, y: 60 }, boundsSize: size(100, 100) },
    { id: 4, parent: 2, index: 1, position: { x: 60, y: 260 }, boundsSize: size(100, 100) },
    { id: 5, parent: 3, position: { x: 50, y: 50 }, boundsSize: size(40, 40) },
    { id: 6, parent: 5, position: { x: 20, y: 20 }, boundsSize: size(20, 20) },
]);

function listed(...reports) {
    const list = new ViewList();
    for (const each of [whole, ...reports]) list.apply(each);
    return list;
}

test("reports make a list, and say what is gone, new and other", () => {
    const list = listed(report({ number: 2, classes: ["Deck"], views: [[4, 0, "0 - 7", null]], gone: [3] }));
    assert.deepEqual(list.views.get(2), { type: "UIView", label: "", controller: "CardsController" });
    assert.deepEqual(list.views.get(4), { type: "Deck", label: "0 - 7", controller: null });
    assert.equal(list.views.has(3), false);
    assert.equal(list.number, 2);
});

test("a report that does not follow is not taken, and has all be told anew", () => {
    const list = listed();
    assert.equal(list.apply(report({ number: 3, gone: [1] })), false);
    assert.equal(list.number, 0);
    assert.equal(list.views.size, 5);
    assert.equal(list.apply({ ...whole, views: [[1, 0, "", null]] }), true);
    assert.equal(list.views.size, 1);
});

test("of the selected view groups that are not told stay", () => {
    const list = listed(
        report({ number: 2, selected: { layer: 3, titles: ["View", "Place"], groups: { View: [["class", "Card"]], Place: [["frame", "1"]] } } }),
        report({ number: 3, selected: { layer: 3, titles: ["Place", "View", "Layout"], groups: { Place: [["frame", "2"]], Layout: [] } } }),
    );
    assert.deepEqual(list.details.groups.map(({ title, rows }) => [title, rows]), [
        ["Place", [["frame", "2"]]], ["View", [["class", "Card"]]], ["Layout", []],
    ]);
    list.apply(report({ number: 4, selected: { layer: 4, titles: ["View"], groups: { View: [["class", "Deck"]] } } }));
    assert.deepEqual(list.details.groups.length, 1);
});

test("the tree leaves out layers of which nothing is told, and keeps what is in them", () => {
    const { views } = listed();
    const rows = rowsOf(treeOf(stage, views), views, { folded: new Set() });
    assert.deepEqual(rows.map(({ id, depth }) => [id, depth]), [[1, 0], [2, 1], [3, 2], [6, 3], [4, 2]]);
    assert.deepEqual(rows.map(({ place, count }) => [place, count]), [[1, 1], [1, 1], [1, 2], [1, 1], [2, 2]]);
});

test("a fold hides what is within, and a filter finds it all the same, with what is around it", () => {
    const { views } = listed();
    const roots = treeOf(stage, views);
    assert.deepEqual(rowsOf(roots, views, { folded: new Set([2, 4]) }).map(({ id, isFolded }) => [id, isFolded]), [[1, false], [2, true]]);
    const found = rowsOf(roots, views, { folded: new Set([2]), filter: " TITLE " });
    assert.deepEqual(found.map(({ id, isMatch }) => [id, isMatch]), [[1, false], [2, false], [3, false], [6, true]]);
    assert.deepEqual(rowsOf(roots, views, { folded: new Set(), filter: "0 - 1" }).map(({ id }) => id), [1, 2, 4]);
    assert.deepEqual(rowsOf(roots, views, { folded: new Set(), filter: "nothing" }), []);
});

test("arrows lead to what is around, to the first within, and to the neighbours", () => {
    const roots = treeOf(stage, listed().views);
    const walk = (id, key) => neighbour(roots, id, key);
    assert.equal(walk(3, "ArrowUp"), 2);
    assert.equal(walk(3, "ArrowDown"), 6);
    assert.equal(walk(3, "ArrowRight"), 4);
    assert.equal(walk(4, "ArrowLeft"), 3);
    assert.equal(walk(4, "ArrowRight"), 4);
    assert.equal(walk(1, "ArrowUp"), 1);
    assert.equal(walk(null, "ArrowDown"), 1);
});

test("a view with another id is found again by its item, and else by its place", () => {
    const { views } = listed();
    const path = pathOf(treeOf(stage, views), views, 4);
    const other = stageOf([
        { id: 11, position: { x: 0, y: 0 } }, { id: 12, parent: 11 }, { id: 13, parent: 12, index: 1 }, { id: 14, parent: 12, index: 0 },
    ]);
    const told = (...cards) => new Map([[11, "UIWindow", ""], [12, "UIView", ""], ...cards].map(([id, type, label]) => [id, { type, label, controller: null }]));
    const moved = told([13, "Card", "0 - 0"], [14, "Card", "0 - 1"]);
    assert.equal(atPath(treeOf(other, moved), moved, path), 14);
    const renamed = told([13, "Card", "3 - 3"], [14, "Card", "3 - 2"]);
    assert.equal(atPath(treeOf(other, renamed), renamed, path), 13);
    const without = told([13, "Header", ""]);
    assert.equal(atPath(treeOf(other, without), without, path), null);
});

test("what is pointed at is the frontmost view that can be seen there", () => {
    const { views } = listed();
    const sight = sightOf(stage);
    const at = (x, y) => layersAt(sight, { x, y }, (id) => views.has(id));
    assert.deepEqual(at(20, 20), [3, 2, 1]);
    // The layer 5, of which nothing is told, has the view 6 in its middle.
    assert.deepEqual(at(60, 60), [6, 3, 2, 1]);
    assert.deepEqual(at(45, 45), [3, 2, 1]);
    // The second card is cut off there.
    assert.deepEqual(at(60, 250), [1]);
    assert.deepEqual(at(-1, 5), []);
});

test("one layer lies where it does among all, turned and moved by those around it", () => {
    const turned = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const shown = stageOf([
        { id: 1, position: { x: 200, y: 400 }, boundsSize: size(400, 800), boundsOrigin: { x: 0, y: 30 } },
        { id: 2, parent: 1, position: { x: 120, y: 300 }, boundsSize: size(200, 100), transform: turned, sublayerTransform: turned },
        { id: 3, parent: 2, position: { x: 60, y: 40 }, boundsSize: size(50, 20), zPosition: 3 },
    ]);
    const sight = sightOf(shown);
    for (const id of [1, 2, 3]) assert.deepEqual(frameAt(shown, id), sight.get(id).frame);
    assert.equal(frameAt(shown, 9), null);
});

test("what is hidden, cut off or beside the stage is not seen", () => {
    const hidden = stageOf([
        { id: 1, position: { x: 200, y: 100 }, boundsSize: size(400, 200), flags: 6 },
        { id: 2, parent: 1, position: { x: 60, y: 260 }, boundsSize: size(100, 100) },
        { id: 3, parent: 1, position: { x: 60, y: 60 }, boundsSize: size(100, 100), flags: 5 },
        { id: 4, parent: 3, position: { x: 50, y: 50 }, boundsSize: size(10, 10) },
        { id: 5, position: { x: -60, y: 60 }, boundsSize: size(100, 100) },
        { id: 6, parent: 1, position: { x: 60, y: 60 }, boundsSize: size(100, 100), opacity: 0 },
    ]);
    const sight = sightOf(hidden);
    assert.deepEqual([1, 2, 3, 4, 5, 6].map((id) => isUnseen(sight.get(id), hidden)), [false, true, true, true, true, true]);
    assert.deepEqual(layersAt(sight, { x: 60, y: 60 }, () => true), [1]);
});

test("distances are gaps between two, and to the edges of one around the other", () => {
    const box = (left, top, right, bottom) => boxOf([[left, top], [right, bottom]]);
    const lengths = (a, b) => distances(a, b).map(({ length }) => length);
    assert.deepEqual(lengths(box(0, 0, 100, 50), box(120, 80, 200, 100)), [20, 30]);
    assert.deepEqual(lengths(box(0, 0, 100, 100), box(10, 20, 70, 60)), [10, 30, 20, 40]);
    assert.deepEqual(lengths(box(0, 0, 100, 100), box(0, 0, 100, 100)), []);
    assert.deepEqual(distances(box(0, 0, 100, 50), box(120, 10, 200, 30))[0], { from: [100, 20], to: [120, 20], length: 20 });
});

function momentAt(tick, list, shown) {
    return momentOf(tick, { roots: treeOf(shown, list.views), views: list.views, sight: sightOf(shown), stage: shown, details: list.details });
}

test("two moments differ by views that are gone, new or other, but not by what is within those", () => {
    const details = (frame, count) => ({ layer: 3, titles: ["Place", "Faults"], groups: { Place: [["frame", frame]], Faults: [["", count]] } });
    const before = listed(report({ number: 2, selected: details("0, 0", "once") }));
    const after = new ViewList();
    after.apply(report({
        whole: true, classes: ["UIWindow", "UIView", "Card"], views: [[1, 0, "", null], [2, 1, "", null], [3, 2, "0 - 0", null], [9, 2, "0 - 2", null], [6, 1, "title", null], [7, 1, "", null]],
        selected: details("0, 50", "twice"),
    }));
    const moved = stageOf([
        { id: 1, position: { x: 200, y: 400 }, boundsSize: size(400, 800) },
        { id: 2, parent: 1, position: { x: 200, y: 100 }, boundsSize: size(400, 200), flags: 6 },
        { id: 3, parent: 2, index: 0, position: { x: 60, y: 110 }, boundsSize: size(100, 100), opacity: 51 },
        { id: 9, parent: 2, index: 1, position: { x: 60, y: 260 }, boundsSize: size(100, 100) },
        { id: 5, parent: 3, position: { x: 50, y: 50 }, boundsSize: size(40, 40) },
        { id: 6, parent: 5, position: { x: 20, y: 20 }, boundsSize: size(20, 20) },
        { id: 7, parent: 9, position: { x: 20, y: 20 }, boundsSize: size(20, 20) },
    ]);
    assert.deepEqual(differences(momentAt(1, before, stage), momentAt(7, after, moved)), {
        omitted: 0,
        rows: [
            { id: null, text: "Card 0 - 1", kind: "gone", changes: [] },
            { id: 3, text: "Card 0 - 0", kind: "changed", changes: [["alpha", "1", "0.2"], ["place", "10, 10", "10, 60"], ["Place: frame", "0, 0", "0, 50"]] },
            { id: 9, text: "Card 0 - 2", kind: "new", changes: [] },
        ],
    });
    assert.deepEqual(differences(momentAt(1, before, stage), momentAt(2, before, stage)), { rows: [], omitted: 0 });
});
