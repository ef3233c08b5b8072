import assert from "node:assert/strict";
import { test } from "node:test";

import { colorText } from "../../web/tools/inspector/color-control.js";
import { caret, headline, place } from "../../web/tools/preview/problems.js";
import { fetchChanges } from "../../web/tools/preview/source-changes.js";
import { Memory } from "../../web/components/memory.js";
import { takeWriteKey, writeKey } from "../../web/tools/preview/write-key.js";
import { decodeNotice } from "../../web/protocol/server-notices.js";

test("a problem's place leaves out what is not known", () => {
    assert.equal(place({ file: "Cards.swift", line: 12, column: 4 }), "Cards.swift:12:4");
    assert.equal(place({ file: "Cards.swift", line: 12, column: 0 }), "Cards.swift:12");
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
