import assert from "node:assert/strict";
import { test } from "node:test";
import { CursorTracks } from "../../web/tools/presence/cursor-tracks.js";
import { HoverInput } from "../../web/tools/presence/hover-input.js";
import { colorOf, palette } from "../../web/tools/presence/palette.js";
import { FakeElement, FakeTimers } from "./fakes.mjs";

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(color) {
    const [red, green, blue] = [1, 3, 5].map((start) => {
        const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("there are twelve colours, each with white text of contrast 4.5 or more", () => {
    assert.equal(new Set(palette).size, 12);
    for (const color of palette) assert.ok(1.05 / (luminance(color) + 0.05) >= 4.5, color);
});

test("a viewer has the colour that the server gave it, and some colour before that is known", () => {
    assert.equal(colorOf(30, [{ viewer: 30, color: 11 }]), palette[11]);
    assert.ok(palette.includes(colorOf(30, [])));
});

const mouse = (viewer, x, y = 0) => ({ viewer, pointer: 255, isDown: false, x, y });
const places = (tracks, now) => tracks.at(now).map(({ id, x }) => [id, x]);

test("a cursor glides from where it is seen to its new place for as long as the updates are apart", () => {
    const tracks = new CursorTracks();
    tracks.update([mouse(2, 100)], 1000);
    assert.deepEqual(places(tracks, 1000), [["2 255", 100]]);
    tracks.update([mouse(2, 200)], 1040);
    assert.deepEqual(places(tracks, 1050), [["2 255", 125]]);
    assert.ok(tracks.moves(1050));
    // Overtaken halfway: it goes on from there.
    tracks.update([mouse(2, 250)], 1060);
    assert.deepEqual(places(tracks, 1060), [["2 255", 150]]);
    assert.deepEqual(places(tracks, 1060 + 33), [["2 255", 250]]);
    assert.ok(!tracks.moves(1060 + 33));
});

test("after a pause a cursor is at its place within a tenth of a second", () => {
    const tracks = new CursorTracks();
    tracks.update([mouse(2, 0)], 0);
    tracks.update([mouse(2, 100)], 5000);
    assert.deepEqual(places(tracks, 5100), [["2 255", 100]]);
});

test("who is not in the list is gone at once", () => {
    const tracks = new CursorTracks();
    tracks.update([mouse(2, 0), mouse(3, 50)], 0);
    tracks.update([mouse(3, 50)], 33);
    assert.deepEqual(places(tracks, 33), [["3 255", 50]]);
    tracks.update([], 66);
    assert.deepEqual(places(tracks, 66), []);
    assert.ok(!tracks.moves(66));
});

test("each finger is a cursor of its own", () => {
    const tracks = new CursorTracks();
    const finger = (pointer, x) => ({ viewer: 2, pointer, isDown: true, x, y: 0 });
    tracks.update([finger(0, 10), finger(1, 20)], 0);
    assert.deepEqual(places(tracks, 0), [["2 0", 10], ["2 1", 20]]);
});

test("without motion a cursor jumps", () => {
    const tracks = new CursorTracks(false);
    tracks.update([mouse(2, 0)], 0);
    tracks.update([mouse(2, 100)], 33);
    assert.deepEqual(places(tracks, 33), [["2 255", 100]]);
});

/** A hover on a fake element; `sent` holds `[time, x or null]`. */
function hover() {
    const timers = new FakeTimers();
    const element = new FakeElement();
    const sent = [];
    const clock = { setTimeout: timers.setTimeout, clearTimeout: timers.clearTimeout, now: () => timers.now };
    const input = new HoverInput(element, (x, y) => ({ x, y }), (point) => sent.push([timers.now, point && point.x]), clock);
    const move = (x, more = {}) =>
        element.dispatch("pointermove", { pointerType: "mouse", buttons: 0, clientX: x, clientY: 0, ...more });
    return { timers, element, sent, input, move };
}

test("at most 30 places a second are sent, the last one always", () => {
    const { timers, sent, move } = hover();
    for (let x = 0; x < 100; x += 1) {
        move(x);
        timers.advance(10);
    }
    timers.advance(100);
    assert.ok(sent.length <= 31 && sent.length >= 25, `${sent.length}`);
    assert.equal(sent.at(-1)[1], 99);
    assert.ok(sent.every(([time], index) => index === 0 || time - sent[index - 1][0] >= 1000 / 30));
});

test("fingers and pressed buttons do not hover", () => {
    const { timers, sent, move } = hover();
    move(1, { pointerType: "touch" });
    move(2, { buttons: 1 });
    timers.advance(100);
    assert.deepEqual(sent, []);
});

test("what waited is not sent after the pointer went down", () => {
    const { timers, element, sent, move } = hover();
    move(1);
    move(2);
    element.dispatch("pointerdown", {});
    timers.advance(100);
    assert.deepEqual(sent, [[0, 1]]);
});

test("gone is told once, and only of what was told to be here", () => {
    const { timers, element, sent, input, move } = hover();
    input.leave();
    move(1);
    move(2);
    element.dispatch("pointerleave", {});
    input.leave();
    timers.advance(100);
    assert.deepEqual(sent, [[0, 1], [0, null]]);
});
