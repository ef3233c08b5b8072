import assert from "node:assert/strict";
import { test } from "node:test";

import { colorText } from "../../web/tools/inspector/color-control.js";
import { placeText } from "../../web/components/editors.js";
import { caret, headline, isTold } from "../../web/tools/preview/problems.js";
import { ConsoleLines, clock, rowsOf } from "../../web/tools/preview/console-lines.js";
import { countText, presentsSources, savedText, seesChanges } from "../../web/tools/preview/changes.js";
import { fetchChanges } from "../../web/tools/preview/source-changes.js";
import { Memory } from "../../web/components/memory.js";
import { takeWriteKey, writeKey } from "../../web/tools/preview/write-key.js";
import { decodeNotice } from "../../web/protocol/server-notices.js";

test("a problem's place leaves out what is not known", () => {
    assert.equal(placeText({ file: "Cards.swift", line: 12, column: 4 }), "Cards.swift:12:4");
    assert.equal(placeText({ file: "Cards.swift", line: 12, column: 0 }), "Cards.swift:12");
});

test("the mark stands below the column, which counts bytes, and keeps tabs", () => {
    assert.equal(caret({ source: "\tlet \u00e9 = oops", column: 11 }), "\t        ^".replace("        ", " ".repeat(8)));
    assert.equal(caret({ source: "let x", column: 0 }), "");
});

test("the heading says what has become of the code", () => {
    assert.equal(headline("failed", 1), "An error in the code");
    assert.equal(headline("failed", 3), "3 errors in the code");
    assert.equal(headline("stopped", 1), "The code has ended");
    assert.equal(headline("stopped", 1, [{ name: "wheel", title: "Wheel" }]), "This preview is gone");
    assert.equal(headline("stopped", 1, [{ name: "wheel", title: "Wheel" }], false), "This preview can\u2019t be shown");
});

test("a colour has an alpha only if it is not opaque", () => {
    assert.equal(colorText("#ff8000", 255), "#FF8000");
    assert.equal(colorText("#ff8000", 8), "#FF800008");
});

test("the server's refusal of changes is the problem", async () => {
    const refuse = async () => ({ ok: false, text: async () => "files are only written while ...\n" });
    assert.deepEqual(await fetchChanges("cards", null, {}, refuse), { problem: "files are only written while ..." });
    const fail = async () => { throw new TypeError("network"); };
    assert.ok((await fetchChanges("cards", null, {}, fail)).problem);
});

test("the key for writing is kept, and leaves the address", () => {
    const kept = new Map();
    const memory = new Memory({ getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) }, null);
    const addresses = [];
    const history = { replaceState: (_, __, address) => addresses.push(address) };
    takeWriteKey({ hash: "#pABC", pathname: "/" }, history, memory);
    assert.equal(writeKey(memory), null);
    takeWriteKey({ hash: "#write=0f3c", pathname: "/" }, history, memory);
    assert.equal(writeKey(memory), "0f3c");
    assert.deepEqual(addresses, ["/"]);
});

test("the state of the code is decoded with and without places", () => {
    const notice = {
        type: "editing", phase: "failed", build: 2, replaysGesture: false, isWritable: true,
        problems: [{ severity: "error", line: 0, column: 0, message: "no" }],
    };
    assert.deepEqual(decodeNotice(JSON.stringify(notice)), notice);
    assert.throws(() => decodeNotice(JSON.stringify({ ...notice, phase: "odd" })));
    const gone = { ...notice, phase: "stopped", elsewhere: [{ name: "wheel", title: "Wheel" }] };
    assert.deepEqual(decodeNotice(JSON.stringify(gone)), gone);
    assert.throws(() => decodeNotice(JSON.stringify({ ...gone, elsewhere: [{ name: "wheel" }] })));
});

function consoleOf(...reports) {
    const console = new ConsoleLines();
    const taken = reports.map((lines, index) => console.apply({ number: index + 1, whole: index === 0, lines }));
    return { console, taken, lines: console.lines.map(({ tick, text }) => `${tick} ${text}`) };
}

test("what the code prints is listed in its order", () => {
    assert.deepEqual(consoleOf([[3, "a"]], [[3, "b"], [4, "a"]]).lines, ["3 a", "3 b", "4 a"]);
});

test("lines of a time that was replaced are gone, and all lines of other code", () => {
    assert.deepEqual(consoleOf([[3, "a"], [4, "b"], [5, "c"]], [[4, null], [5, "d"]]).lines, ["3 a", "4 b", "5 d"]);
    assert.deepEqual(consoleOf([[3, "a"]], [[null, null], [0, "b"]]).lines, ["0 b"]);
});

test("a report that was missed has all be told anew", () => {
    const { console } = consoleOf([[3, "a"]]);
    assert.equal(console.apply({ number: 3, whole: false, lines: [[4, "b"]] }), false);
    assert.equal(console.number, 0);
    assert.equal(console.apply({ number: 1, whole: true, lines: [[4, "c"]] }), true);
    assert.deepEqual(console.lines, [{ tick: 4, text: "c" }]);
});

test("no more than five hundred lines are kept", () => {
    const { console } = consoleOf(Array.from({ length: 700 }, (_, tick) => [tick, "a"]));
    assert.deepEqual([console.lines.length, console.lines[0].tick], [500, 200]);
});

test("equal lines that follow each other are one, with how often", () => {
    const lines = [{ tick: 1, text: "a" }, { tick: 2, text: "a" }, { tick: 3, text: "B" }, { tick: 4, text: "a" }];
    assert.deepEqual(rowsOf(lines), [
        { tick: 1, last: 2, text: "a", count: 2 }, { tick: 3, last: 3, text: "B", count: 1 }, { tick: 4, last: 4, text: "a", count: 1 },
    ]);
    assert.deepEqual(rowsOf(lines, " b "), [{ tick: 3, last: 3, text: "B", count: 1 }]);
    assert.equal(clock(75), "1.25");
});

test("that code is compiled is told where nothing is shown yet, and where it had errors", () => {
    assert.equal(isTold({ phase: "building", build: 0 }, 0), true);
    assert.equal(isTold({ phase: "building", build: 2 }, 0), false);
    assert.equal(isTold({ phase: "building", build: 2 }, 1), true);
    assert.deepEqual(["running", "failed", "stopped"].map((phase) => isTold({ phase, build: 1 }, 0)), [false, true, true]);
});

test("who may read what a save changes is as the presenter has chosen", () => {
    const people = [{ role: "viewer" }, { role: "participant" }, { role: "participant", author: true }, { role: "presenter" }];
    const seeing = (sources) => people.map((welcome) => seesChanges({ welcome, room: { code: { sources, earlier: true } } }));
    assert.deepEqual(seeing("presenters"), [false, false, true, true]);
    assert.deepEqual(seeing("everyone"), [true, true, true, true]);
    assert.deepEqual(seeing("nobody"), [false, false, false, false]);
    assert.deepEqual(people.map(presentsSources), [false, false, true, true]);
    assert.equal(seesChanges({ welcome: { role: "presenter" }, room: {} }), false);
});

test("a save is said with its time, its author and its lines", () => {
    const now = Date.UTC(2026, 10, 26, 12, 0, 30);
    const difference = { time: now / 1000 - 20, files: [{ file: "A.swift", parts: [[[" ", 1, "a"], ["-", 2, "b"], ["+", 2, "c"], ["+", 3, "d"]]] }], omitted: 0 };
    assert.match(savedText(difference, now), /^Saved at [^ ]+( [AP]M)?$/);
    assert.match(savedText({ ...difference, author: "Ann" }, now), / by Ann$/);
    assert.match(savedText({ ...difference, time: now / 1000 - 200_000 }, now), /2026|24|Nov/);
    assert.equal(countText(difference), "+2, \u22121");
    assert.equal(countText({ ...difference, omitted: 7 }), "+2, \u22121, 7 more not listed");
});
