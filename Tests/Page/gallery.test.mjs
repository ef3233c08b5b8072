import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { nearestTo, progress } from "../../web/pages/gallery/attention.js";
import { tickAt } from "../../web/pages/gallery/demonstration.js";
import { posterAddress } from "../../web/components/posters.js";
import { createPrivateRoom } from "../../web/connection/private-room.js";
import { columnsFor } from "../../web/pages/gallery/rows.js";
import { followScenes } from "../../web/pages/gallery/scene-list.js";
import { StillQueue } from "../../web/pages/gallery/still-queue.js";
import { Recordings } from "../../web/pages/gallery/recordings.js";
import * as Homography from "../../web/geometry/homography.js";
import { compose } from "../../web/renderer/composition.js";
import { Recording } from "../../web/replay/recording.js";
import { isLoopback, sharedOrigin, shareLinks } from "../../web/tools/share/links.js";

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

test("rows of pictures differ by less than a picture for each row, and none is much wider than others", () => {
    for (const most of [3, 6]) {
        for (let count = 1; count <= 40; count += 1) {
            const columns = columnsFor(count, most);
            assert.ok(columns <= most && columns >= Math.min(most, 3));
            const rows = Math.ceil(count / columns);
            // Three beside each other are as wide as pictures may be, whatever is left for the last row.
            if (rows > 1 && most > 3) assert.ok(rows * columns - count < rows, `${count} in rows of ${columns}`);
        }
    }
    assert.deepEqual([1, 6, 7, 9, 12].map((count) => columnsFor(count, 6)), [4, 6, 4, 5, 6]);
});

const recorded = new URL("../../web/pages/gallery/demonstrations/", import.meta.url);

test("a scene has a picture if there is a file", () => {
    const files = readdirSync(new URL("../../web/pages/gallery/posters/", import.meta.url));
    for (const file of files) assert.equal(posterAddress(file.replace(".webp", "")), `/pages/gallery/posters/${file}`);
    assert.equal(posterAddress("mine"), null);
});

/** All that is drawn of a stage, as one text. */
function drawn(stage) {
    const resources = {
        image: (name) => ({ texture: name, width: 10, height: 10 }),
        ramp: (stops) => JSON.stringify(stops),
        drawing: (operations) => JSON.stringify(operations),
        text: (text) => ({ texture: JSON.stringify(text), left: 0, top: 0, width: 10, height: 10 }),
    };
    const items = compose(stage, Homography.scaleAndTranslate(1, 0, 0), { left: 0, top: 0, right: stage.width, bottom: stage.height }, resources);
    return JSON.stringify(items, (key, value) => (typeof value === "number" ? Math.round(value * 100) : value));
}

for (const file of readdirSync(recorded)) {
    test(`${file} moves, and ends where it began, so that it can be repeated`, () => {
        const recording = new Recording(new Uint8Array(readFileSync(new URL(file, recorded))));
        const pictures = new Set();
        for (let tick = recording.first; tick <= recording.last; tick += 5) {
            recording.show(tick);
            pictures.add(drawn(recording.stage));
        }
        assert.ok(pictures.size > 20, `${pictures.size} pictures`);
        recording.show(recording.last);
        const last = drawn(recording.stage);
        recording.show(recording.first);
        assert.equal(drawn(recording.stage), last);
    });
}

test("a list of scenes that changes is shown, and nothing is asked in the background", async () => {
    let turn = null;
    let visible = true;
    const environment = { isVisible: () => visible, setTimeout: (call) => { turn = call; } };
    const shown = [];
    let answer = { project: "Cards", scenes: ["fan"] };
    let asked = 0;
    const fetch = async () => {
        asked += 1;
        if (answer === null) throw new TypeError("network");
        return { ok: true, json: async () => answer };
    };
    followScenes({ project: "Cards", scenes: ["fan"] }, fetch, environment, (scenes) => shown.push(scenes));
    const lists = [["fan"], ["fan", "wheel"], ["fan", "wheel"], null, ["wheel"]];
    for (const scenes of lists) {
        answer = scenes && { project: "Cards", scenes };
        await turn();
    }
    assert.deepEqual(shown, [["fan", "wheel"], ["wheel"]]);
    visible = false;
    answer = { project: "Cards", scenes: [] };
    await turn();
    assert.equal(asked, lists.length);
    assert.equal(shown.length, 2);
});

/** A queue whose timer and answers the test gives. */
function makeQueue() {
    const queue = { drawn: [], waits: [], visible: true, turn: null };
    const environment = {
        isVisible: () => queue.visible,
        setTimeout: (call, wait) => { queue.turn = call; queue.waits.push(wait); },
        clearTimeout: () => { queue.turn = null; },
    };
    const draw = (cards) => {
        queue.drawn.push(cards);
        return new Promise((resolve, reject) => Object.assign(queue, { resolve, reject }));
    };
    const stills = new StillQueue(draw, environment);
    queue.show = (cards) => stills.show(cards);
    queue.answer = async (missing) => {
        queue.resolve(missing);
        await new Promise(setImmediate);
    };
    return queue;
}

test("what rooms show is drawn for the newest list of scenes, whatever became of the one before", async () => {
    const queue = makeQueue();
    queue.show(["guessed"]);
    queue.show(["fan"]);
    queue.show(["fan", "wheel"]);
    assert.deepEqual(queue.drawn, [["guessed"]]);
    queue.reject(new Error("a canvas without a size"));
    await new Promise(setImmediate);
    assert.deepEqual(queue.drawn, [["guessed"], ["fan", "wheel"]]);
    await queue.answer([]);
    assert.deepEqual(queue.waits, []);
});

test("rooms that showed nothing are asked again, ever more rarely, and not in the background", async () => {
    const queue = makeQueue();
    queue.show(["fan", "wheel"]);
    await queue.answer(["wheel"]);
    queue.visible = false;
    queue.turn();
    assert.equal(queue.drawn.length, 1);
    queue.visible = true;
    for (let repeat = 0; repeat < 6; repeat += 1) {
        queue.turn();
        await queue.answer(["wheel"]);
    }
    assert.deepEqual(queue.drawn.slice(1), Array(6).fill(["wheel"]));
    assert.deepEqual(queue.waits, [2000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    queue.show(["fan"]);
    assert.equal(queue.turn, null);
    await queue.answer([]);
    assert.equal(queue.waits.length, 8);
});

test("a demonstration is repeated at the stage's own pace", () => {
    const recording = { first: 100, last: 159 };
    assert.deepEqual([-5, 0, 500, 990, 1000, 2500].map((elapsed) => tickAt(recording, elapsed)), [100, 100, 130, 159, 100, 130]);
});

test("a scene's recording is fetched once, and again only if the line was down", async () => {
    const asked = [];
    let answer = async () => { throw new TypeError("network"); };
    const recordings = new Recordings((address) => {
        asked.push(address);
        return answer();
    });
    assert.equal(await recordings.get("grid"), null);
    answer = async () => ({ ok: true, status: 200, arrayBuffer: async () => readFileSync(new URL("grid.bin", recorded)) });
    const recording = await recordings.get("grid");
    assert.equal(await recordings.get("grid"), recording);
    assert.equal(recording.first, 0);
    answer = async () => ({ ok: false, status: 404 });
    assert.equal(await recordings.get("mine"), null);
    assert.equal(await recordings.get("mine"), null);
    assert.deepEqual(asked, [..."ggm"].map((letter) => `/pages/gallery/demonstrations/${{ g: "grid", m: "mine" }[letter]}.bin`));
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
