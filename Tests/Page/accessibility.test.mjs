import assert from "node:assert/strict";
import { test } from "node:test";
import { announcement, summaries } from "../../web/tools/accessibility/announcements.js";
import { elementsOf, nameOf, touchPoint } from "../../web/tools/accessibility/elements.js";
import { Pace } from "../../web/tools/accessibility/pace.js";
import { RovingFocus } from "../../web/tools/accessibility/roving-focus.js";
import { Stage } from "../../web/stage/stage.js";
import { FakeTimers } from "./fakes.mjs";

function stageOf(nodes) {
    const stage = new Stage();
    stage.apply({ type: "snapshot", tick: 1, width: 400, height: 800, nodes });
    return stage;
}

const spoken = (role, label) => ({ role, label });
const place = (position, count, isSelected = false) => ({ position, count, isSelected });

/** A list across the middle whose items are 300 points wide and 320 apart, scrolled by `offset`. */
function carousel(offset, selected = 0) {
    const items = [1, 2, 3].map((position) => ({
        id: 10 + position, parent: 2, index: 3 - position, position: { x: 200 + 320 * (position - 1), y: 100 },
        boundsSize: { width: 300, height: 200 },
        accessibility: spoken(2, `Card ${"abc"[position - 1]}`), item: place(position, 3, position === selected),
    }));
    const list = {
        id: 2, parent: 1, position: { x: 200, y: 400 }, boundsSize: { width: 400, height: 200 },
        boundsOrigin: { x: offset, y: 0 }, accessibility: spoken(1, "Cards"),
    };
    return stageOf([{ id: 1, position: { x: 200, y: 400 }, boundsSize: { width: 400, height: 800 } }, list, ...items]);
}

test("a list holds its items in their order, with their places and where they are on the stage", () => {
    const [list] = elementsOf(carousel(0));
    assert.equal(list.role, "list");
    assert.deepEqual(list.items.map(nameOf), ["Card a, 1 of 3", "Card b, 2 of 3"]);
    assert.deepEqual(list.items[0].box, { left: 50, top: 300, right: 350, bottom: 500 });
    assert.deepEqual(list.items[1].box, { left: 370, top: 300, right: 400, bottom: 500 });
    assert.equal(list.items[0].share, 1);
    assert.ok(Math.abs(list.items[1].share - 0.1) < 1e-9);
    assert.deepEqual(list.items.map(({ key }) => key), ["2:1", "2:2"]);
});

test("what a label speaks for is not read again, and a text without one speaks for itself", () => {
    const text = (...lines) => ({ fragments: lines.map((string, line) => ({ string, baseline: 20 * line })) });
    const size = { boundsSize: { width: 40, height: 40 }, position: { x: 100, y: 100 } };
    const elements = elementsOf(stageOf([
        { id: 1, ...size, accessibility: spoken(3, "Close") },
        { id: 2, parent: 1, ...size, text: text("x") },
        { id: 3, ...size, text: text("A title", "of two lines") },
        { id: 4, ...size, flags: 5, text: text("hidden") },
        { id: 5, ...size, opacity: 0, text: text("gone") },
    ]));
    assert.deepEqual(elements.map(({ role, label }) => [role, label]), [["button", "Close"], ["text", "A title of two lines"]]);
});

test("a layer seen from behind that has no back side is not there", () => {
    const turned = { transform: [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1], boundsSize: { width: 40, height: 40 } };
    const front = { id: 1, ...turned, position: { x: 50, y: 50 }, accessibility: spoken(3, "Front") };
    assert.equal(elementsOf(stageOf([{ ...front, flags: 0 }])).length, 0);
    assert.equal(elementsOf(stageOf([{ ...front, flags: 4 }])).length, 1);
});

test("a touch lands where nothing lies above", () => {
    const card = (id, y) => ({
        id, index: id, position: { x: 200, y }, boundsSize: { width: 300, height: 200 }, accessibility: spoken(3, `Card ${id}`),
    });
    const elements = elementsOf(stageOf([card(1, 200), card(2, 240), card(3, 900)]));
    const free = touchPoint("1", elements);
    assert.ok(free.y < 140 && free.y > 100 && free.x > 50 && free.x < 350);
    assert.deepEqual(touchPoint("2", elements), { x: 200, y: 240 });
    const covered = elementsOf(stageOf([card(1, 200), card(2, 200)]));
    assert.equal(touchPoint("1", covered), null);
    assert.equal(touchPoint("7", covered), null);
});

test("only what has changed is said: one item, or from which to which", () => {
    const before = summaries(elementsOf(carousel(0)));
    assert.equal(announcement(before, summaries(elementsOf(carousel(10)))), "");
    assert.equal(announcement(before, summaries(elementsOf(carousel(320)))), "Card b, 2 of 3");
    assert.equal(announcement(before, summaries(elementsOf(carousel(0, 1)))), "Card a, 1 of 3, selected");
    assert.equal(announcement(before, summaries(elementsOf(stageOf([])))), "");
});

test("of many items in sight the first and the last are said, without places how many there are", () => {
    const rows = (first, hasPlaces) => stageOf([
        { id: 1, position: { x: 200, y: 400 }, boundsSize: { width: 400, height: 800 }, accessibility: spoken(1, "Rows") },
        ...Array.from({ length: 6 }, (_, index) => ({
            id: 10 + index, parent: 1, position: { x: 200, y: 50 + 100 * index }, boundsSize: { width: 400, height: 90 },
            accessibility: spoken(2, `Row ${first + index}`), ...(hasPlaces && { item: place(first + index, 90) }),
        })),
    ]);
    const said = (...stages) => announcement(...stages.map((stage) => summaries(elementsOf(stage))));
    assert.equal(said(rows(1, true), rows(3, true)), "Rows: 3 to 8 of 90");
    assert.equal(said(stageOf([]), rows(1, false)), "Rows: 6 items");
});

test("a moving stage is looked at four times a second, and once more when it rests", () => {
    const timers = new FakeTimers();
    const looks = [];
    const pace = new Pace((isAtRest) => looks.push([timers.now, isAtRest]), timers);
    for (let frame = 0; frame < 60; frame += 1) {
        pace.changed();
        timers.advance(1000 / 60);
    }
    assert.ok(looks.length >= 3 && looks.length <= 4 && looks.every(([, isAtRest]) => !isAtRest));
    timers.advance(5000);
    assert.equal(looks.filter(([, isAtRest]) => isAtRest).length, 1);
    assert.equal(looks.at(-1)[1], true);
});

test("each list has one stop for Tab, and arrows go on within it", () => {
    const roving = new RovingFocus();
    roving.update([["1:1", "1:2"], [], ["9"]], null);
    assert.deepEqual(["1:1", "1:2", "9"].filter((key) => roving.isStop(key)), ["1:1", "9"]);
    roving.enter("1:2");
    assert.deepEqual(["1:1", "1:2", "9"].filter((key) => roving.isStop(key)), ["1:2", "9"]);
    assert.equal(roving.next("1:1", 1), "1:2");
    assert.equal(roving.next("1:2", 1), null);
    assert.equal(roving.next("9", -1), null);
});

test("the focus of what went out of sight goes to its neighbour, else to whatever is in its list, else anywhere", () => {
    const roving = new RovingFocus();
    roving.update([["1:1", "1:2", "1:3"], ["9"]], "1:1");
    roving.update([["1:2", "1:3"], ["9"]], "1:1");
    assert.equal(roving.focused, "1:2");
    roving.update([["1:7", "1:8"], ["9"]], "1:2");
    assert.equal(roving.focused, "1:7");
    roving.update([["9"]], "1:7");
    assert.equal(roving.focused, "9");
    roving.update([], "9");
    assert.equal(roving.focused, null);
});
