import assert from "node:assert/strict";
import { test } from "node:test";
import { closing } from "../../web/pages/room/closing.js";
import { Memory } from "../../web/components/memory.js";
import { roomKey, roomName, socketAddress } from "../../web/pages/room/room-address.js";
import { standing } from "../../web/pages/room/standing.js";
import { layerDefaults } from "../../web/protocol/attributes.js";
import { deviceOf } from "../../web/pages/room/stage-frame.js";
import { stagesIn } from "../../web/geometry/stage-row.js";
import { Stage } from "../../web/stage/stage.js";
import { audienceLine, badge, explanation, nameOf, refusalText } from "../../web/components/wording.js";

const people = [{ viewer: 7, color: 3, name: "Ann" }, { viewer: 8, color: 4, name: "" }];

test("the room is the path's single segment; any other path is the gallery's", () => {
    assert.equal(roomName("/"), null);
    assert.equal(roomName("/index.html"), null);
    assert.equal(roomName("/grid"), "grid");
    assert.equal(roomName("/grid/"), "grid");
    assert.equal(roomName("/a/b"), null);
});

test("the key is what follows the address's hash", () => {
    assert.equal(roomKey("#pAbc"), "pAbc");
    assert.equal(roomKey("#"), null);
    assert.equal(roomKey(""), null);
});

test("a page that came over TLS connects over TLS", () => {
    const page = { protocol: "https:", host: "example.net" };
    assert.equal(socketAddress(page, "grid"), "wss://example.net/rooms/grid");
    assert.equal(socketAddress({ protocol: "http:", host: "127.0.0.1:8080" }, "grid"), "ws://127.0.0.1:8080/rooms/grid");
});

/** role, mode, holder (this viewer is 1) and, expected, whether it may touch, what it may do about control, what hinders it. */
const standings = [
    ["viewer", "open", null, false, null, "role"],
    ["viewer", "presenter", null, false, null, "role"],
    ["viewer", "turns", null, false, null, "role"],
    ["viewer", "turns", 7, false, null, "role"],
    ["participant", "open", null, true, null, null],
    ["participant", "presenter", null, false, null, "mode"],
    ["participant", "turns", null, true, "take", null],
    ["participant", "turns", 1, true, "release", null],
    ["participant", "turns", 7, false, "wait", "holder"],
    ["presenter", "open", null, true, null, null],
    ["presenter", "presenter", null, true, null, null],
    ["presenter", "turns", null, true, "take", null],
    ["presenter", "turns", 1, true, "release", null],
    ["presenter", "turns", 7, true, "takeOver", null],
];

for (const [role, mode, holder, mayTouch, control, obstacle] of standings) {
    test(`a ${role} in mode ${mode}, holder ${holder ?? "nobody"}, ${mayTouch ? "may" : "may not"} touch`, () => {
        assert.deepEqual(standing({ role, viewer: 1 }, { mode, holder }), { mayTouch, control, obstacle });
    });
}

test("a viewer is called by its name, or by its number", () => {
    assert.equal(nameOf(7, people), "Ann");
    assert.equal(nameOf(8, people), "Guest 8");
    assert.equal(nameOf(9, people), "Guest 9");
});

test("the line below the title tells what no button does", () => {
    const line = (room, role = "participant") => {
        return audienceLine(room, standing({ role, viewer: 1 }, room)).filter((part) => part !== "").join(" \u00b7 ");
    };
    assert.equal(line({ watching: 1, mode: "open", holder: null, people }), "Only you \u00b7 All may touch");
    assert.equal(line({ watching: 4, mode: "open", holder: null, people }, "viewer"), "4 watching \u00b7 View only");
    assert.equal(line({ watching: 4, mode: "turns", holder: 7, people }), "4 watching \u00b7 Ann has control");
    assert.equal(line({ watching: 4, mode: "turns", holder: 7, people }, "presenter"), "4 watching \u00b7 Ann has control");
    assert.equal(line({ watching: 4, mode: "turns", holder: 7, people }, "viewer"), "4 watching \u00b7 View only");
    assert.equal(line({ watching: 4, mode: "presenter", holder: null, people }), "4 watching \u00b7 Presenter only");
    assert.equal(line({ watching: 4, mode: "presenter", holder: null, people }, "presenter"), "4 watching \u00b7 Presenter only");
});

test("what the server did not take is said in words for people", () => {
    const room = { holder: 7, people };
    const refused = (request, reason) => ({ request, reason });
    assert.match(refusalText(refused("control", "viewer 7 holds control"), "holder", room), /Ann has control/);
    assert.match(refusalText(refused("seek", "there are the moments from 3 to 9"), null, room), /too long ago/);
    assert.equal(refusalText(refused("action", "too much is changed at once"), null, room), "too much is changed at once");
});

test("whoever may not touch is told why", () => {
    const room = { holder: 7, people };
    assert.equal(badge("role"), "View only");
    assert.equal(badge("mode"), "Presenter only");
    assert.equal(badge("holder"), "");
    assert.match(explanation("role", room), /view-only link/);
    assert.match(explanation("mode", room), /presenter/);
    assert.match(explanation("holder", room), /Ann has control/);
});

test("each close code for which trying again is not enough has a sentence and ways on", () => {
    const ways = (code, context) => closing(code, "", { room: "r", scene: null, ...context }).ways.map((way) => way.href ?? way.action);
    const room = "AAAAAAAAAAAAAAAAAAAAAA";
    const scene = { title: "Pots" };
    for (const code of [4404, 4410]) {
        assert.deepEqual(ways(code, { room, scene }), ["private", "/"]);
        assert.deepEqual(ways(code, { room }), ["/"]);
    }
    assert.deepEqual(ways(4401, { room }), ["/"]);
    assert.deepEqual(ways(4403, { hasKey: true }), ["/r", "/"]);
    assert.deepEqual(ways(4403, { room, hasKey: true }), ["/"]);
    assert.deepEqual(ways(4403, { room, hasKey: true, scene }), ["/"]);
    assert.deepEqual(ways(4403, { hasKey: false }), ["/"]);
    assert.deepEqual(ways(1013, {}), ["retry", "/"]);
    assert.match(closing(1013, "1000 viewers", {}).text, /1000 viewers/);
    const titles = [
        [4401, { room }], [4403, { room }], [4403, { room, scene }], [4404, { room: "monso" }], [4404, { room }],
        [4404, { room, scene }], [4410, { room, scene }],
    ].map(([code, context]) => closing(code, "", context).title);
    assert.equal(new Set(titles).size, titles.length, "each has words of its own");
    assert.match(titles.join("\n"), /no scene \u201cmonso\u201d/);
    for (const code of [undefined, 1000, 1001, 1006, 1008, 1011]) assert.equal(closing(code, "", {}), null);
});

/** Storage as a browser's, of `room` entries at most. */
function storage(room = Infinity) {
    const items = new Map();
    return {
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => items.delete(key),
        setItem: (key, value) => {
            if (items.size >= room) throw new Error("QuotaExceededError");
            items.set(key, value);
        },
    };
}

test("name, switch and identity are remembered, the identity by room", () => {
    const memory = new Memory(storage(), storage());
    assert.deepEqual([memory.name, memory.showsCursors, memory.identity("a")], ["", true, null]);
    memory.name = "Ann";
    memory.showsCursors = false;
    memory.keepIdentity("a", "x");
    assert.deepEqual([memory.name, memory.showsCursors, memory.identity("a"), memory.identity("b")], ["Ann", false, "x", null]);
    memory.keepIdentity("a", null);
    assert.equal(memory.identity("a"), null);
});

test("whether the panel is open and what is folded is remembered; neither is known at first", () => {
    const memory = new Memory(storage(), storage());
    assert.deepEqual([memory.opensPanel, memory.isFolded("time")], [null, null]);
    memory.opensPanel = false;
    memory.keepFolded("time", true);
    memory.keepFolded("health", false);
    assert.deepEqual([memory.opensPanel, memory.isFolded("time"), memory.isFolded("health")], [false, true, false]);
});

test("a browser that stores nothing is no hindrance", () => {
    for (const memory of [new Memory(null, null), new Memory(storage(0), storage(0))]) {
        memory.name = "Ann";
        memory.keepIdentity("a", "x");
        memory.opensPanel = true;
        assert.deepEqual([memory.name, memory.showsCursors, memory.identity("a")], ["", true, null]);
        assert.deepEqual([memory.opensPanel, memory.isFolded("time")], [null, null]);
    }
});

test("stages side by side are found by their places in the row, and each has the device that is shaped like it", () => {
    const layer = (id, parent, x, width, height, position) => ({
        ...layerDefaults, id, parent, position: { x: x + width / 2, y: height / 2 + 32 }, boundsSize: { width, height },
        item: { position, count: position > 0 ? 2 : 0, isSelected: false },
    });
    const stage = (...nodes) => {
        const shown = new Stage();
        shown.apply({ type: "snapshot", tick: 1, width: 1338, height: 1000, nodes });
        return shown;
    };
    const row = stagesIn(stage(layer(1, 0, 0, 1338, 1000, 0), layer(2, 1, 32, 390, 844, 1), layer(3, 1, 454, 820, 1180, 2)));
    assert.deepEqual(row, [{ left: 32, top: 32, width: 390, height: 844 }, { left: 454, top: 32, width: 820, height: 1180 }]);
    assert.deepEqual(row.map(deviceOf), ["phone", "tablet"]);
    assert.deepEqual(stagesIn(stage(layer(1, 0, 0, 390, 844, 0), layer(2, 1, 0, 390, 844, 0), layer(3, 2, 0, 100, 100, 1))), []);
    assert.equal(deviceOf({ width: 844, height: 390 }), "phone");
});
