import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestTo, progress } from "../../web/gallery/attention.js";
import { Demonstration } from "../../web/gallery/demonstration.js";
import { createPrivateRoom } from "../../web/gallery/private-room.js";
import { isLoopback, sharedOrigin, shareLinks } from "../../web/share/links.js";
import { FakeTimers } from "./fakes.mjs";

test("the card nearest to a place on the screen is the live one", () => {
    const box = (left, top) => ({ left, right: left + 200, top, bottom: top + 400 });
    assert.equal(nearestTo([box(-150, 100), box(90, 100), box(330, 100)], 195, 332), 1);
    assert.equal(nearestTo([box(0, -500), box(0, 50), box(0, 500)], 100, 332), 1);
    assert.equal(nearestTo([], 195, 332), -1);
});

test("scrolling a row from its begin to its end makes each of its cards the live one in turn", () => {
    const scrollWidth = 6 * 150;
    const live = [];
    for (let scrollLeft = 0; scrollLeft <= scrollWidth - 844; scrollLeft += 1) {
        const boxes = Array.from({ length: 6 }, (_, index) => ({ left: index * 150 - scrollLeft, right: index * 150 + 132 - scrollLeft, top: 60, bottom: 340 }));
        live.push(nearestTo(boxes, 844 * progress({ scrollLeft, scrollWidth, clientWidth: 844 }), 195));
    }
    assert.deepEqual([...new Set(live)], [0, 1, 2, 3, 4, 5]);
    assert.equal(progress({ scrollLeft: 0, scrollWidth: 390, clientWidth: 390 }), 0.5);
});

/** A demonstration that writes down the keys it presses. */
function demonstration() {
    const timers = new FakeTimers();
    const keys = [];
    return { demonstration: new Demonstration((key) => keys.push(key), timers), timers, keys };
}

const out = ["ArrowRight", "Enter", "ArrowDown"];
const back = ["Escape", "ArrowLeft", "ArrowUp"];

test("a scene that nobody else watches is moved out and back for as long as it is looked at", () => {
    const { demonstration: demo, timers, keys } = demonstration();
    demo.audience(1);
    demo.audience(1);
    timers.advance(400 + 1600 + 1600);
    assert.deepEqual(keys, [...out, ...back, ...out]);
});

test("a scene that others watch is left alone", () => {
    const { demonstration: demo, timers, keys } = demonstration();
    demo.audience(2);
    timers.advance(10_000);
    assert.deepEqual(keys, []);
    demo.audience(1);
    timers.advance(400);
    demo.audience(2);
    timers.advance(10_000);
    assert.deepEqual(keys, out);
});

test("what is out when the page leaves is taken back", () => {
    const { demonstration: demo, timers, keys } = demonstration();
    demo.audience(1);
    timers.advance(400);
    demo.end();
    timers.advance(10_000);
    assert.deepEqual(keys, [...out, ...back]);
});

test("a demonstration that ends at rest presses nothing more", () => {
    const { demonstration: demo, timers, keys } = demonstration();
    demo.end();
    demo.audience(1);
    timers.advance(400 + 1600);
    demo.end();
    assert.deepEqual(keys, [...out, ...back]);
});

test("a private room is asked for by the scene's name and opened as its presenter", async () => {
    const requests = [];
    const fetch = async (...request) => {
        requests.push(request);
        return { status: 201, json: async () => ({ room: "x", links: { present: "/x#pKey" } }) };
    };
    assert.deepEqual(await createPrivateRoom("field guide", fetch), { address: "/x#pKey" });
    assert.deepEqual(requests, [["/rooms?scene=field%20guide", { method: "POST" }]]);
});

test("a room that was not made is a sentence", async () => {
    const problem = async (fetch) => (await createPrivateRoom("monzo", fetch)).problem;
    assert.match(await problem(async () => ({ status: 503 })), /as many rooms as there may be/);
    assert.match(await problem(async () => ({ status: 400 })), /400/);
    assert.match(await problem(async () => { throw new TypeError("network"); }), /can\u2019t be reached/);
});

test("links for others name the server's address on its network where the page's own is this machine's alone", () => {
    const shared = (address, host) => sharedOrigin(new URL(address), host);
    for (const name of ["127.0.0.1", "127.0.1.1", "localhost", "[::1]"]) {
        assert.equal(shared(`http://${name}:8080/monzo`, "192.168.1.5"), "http://192.168.1.5:8080");
        assert.equal(shared(`http://${name}/`, "[fd00::2]"), "http://[fd00::2]");
        assert.equal(shared(`http://${name}:8080/monzo`, undefined), `http://${name}:8080`);
        assert.ok(isLoopback(name));
    }
    assert.equal(shared("https://cards.example/monzo", "192.168.1.5"), "https://cards.example");
    assert.ok(!isLoopback("cards.example") && !isLoopback("192.168.1.5") && !isLoopback("[fd00::2]"));
});

test("only the links that a viewer was given are offered, as whole addresses", () => {
    const offered = (links) => shareLinks(links, "https://example.net").map(({ kind, address }) => [kind, address]);
    assert.deepEqual(offered({ view: "/r#v1" }), [["view", "https://example.net/r#v1"]]);
    assert.deepEqual(offered({ view: "/r#v1", open: "/r", present: "/r#p1" }), [
        ["open", "https://example.net/r"],
        ["view", "https://example.net/r#v1"],
        ["present", "https://example.net/r#p1"],
    ]);
});
