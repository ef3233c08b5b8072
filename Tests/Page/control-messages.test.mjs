import assert from "node:assert/strict";
import { test } from "node:test";
import { WireFault } from "../../web/protocol/fault.js";
import { decodeNotice } from "../../web/protocol/server-notices.js";
import { encodeRequest, isName } from "../../web/protocol/viewer-requests.js";
import { seeded } from "./fakes.mjs";
import { vectors } from "./vectors.mjs";

test("types that a viewer does not know are ignored", () => {
    assert.equal(decodeNotice('{"type":"novel","a":1}'), null);
    assert.equal(decodeNotice('{"type":"toString"}'), null);
});

test("fields that a viewer does not know do no harm", () => {
    assert.deepEqual(decodeNotice('{"type":"state","values":{},"new":[]}').values, {});
});

test("a fault names the field and what would be valid", () => {
    const text = '{"type":"room","watching":1,"mode":"open","holder":0,"people":[],"values":{}}';
    assert.throws(() => decodeNotice(text), { code: 1007, message: "room.holder is not an integer in 1...4294967295" });
});

test("200,000 control messages with a character, an end or a piece of another changed are decoded or refused", () => {
    const random = seeded(3);
    const seeds = vectors.control.filter((each) => each.sender === "server").map((each) => each.text);
    const below = (limit) => Math.floor(random() * limit);
    let [accepted, refused] = [0, 0];
    for (let round = 0; round < 200000; round += 1) {
        let text = seeds[below(seeds.length)];
        const index = below(text.length);
        const kind = below(4);
        if (kind === 0) text = text.slice(0, index) + String.fromCharCode(32 + below(96)) + text.slice(index + 1);
        else if (kind === 1) text = text.slice(0, index);
        else if (kind === 2) text = text.slice(0, index) + text.slice(index + 1);
        else {
            const other = seeds[below(seeds.length)];
            text = text.slice(0, index) + other.slice(below(other.length));
        }
        try {
            decodeNotice(text);
            accepted += 1;
        } catch (error) {
            assert.ok(error instanceof WireFault, `${text}: ${error}`);
            refused += 1;
        }
    }
    assert.ok(accepted > 1000 && refused > 1000);
});

test("what the server would close the connection for is not sent", () => {
    assert.throws(() => encodeRequest("shout"), RangeError);
    assert.throws(() => encodeRequest("name", { name: "a".repeat(33) }), RangeError);
    assert.throws(() => encodeRequest("set", { values: { a: NaN } }), RangeError);
    assert.throws(() => encodeRequest("set", { values: { a: [1] } }), RangeError);
    assert.throws(() => encodeRequest("mode", { mode: "shut" }), RangeError);
    assert.throws(() => encodeRequest("control", {}), RangeError);
    for (const rate of [undefined, NaN, 0.04, 1.5, -0.5, "1"]) assert.throws(() => encodeRequest("rate", { rate }), RangeError);
    for (const ticks of [undefined, 0, 0.5, 3601, -3601]) assert.throws(() => encodeRequest("step", { ticks }), RangeError);
    for (const tick of [undefined, -1, 0.5, 2 ** 32, "1"]) assert.throws(() => encodeRequest("seek", { tick }), RangeError);
    assert.throws(() => encodeRequest("inspect", { inspect: 1 }), RangeError);
    assert.throws(() => encodeRequest("action", { name: "a".repeat(2048) }), RangeError);
});

test("a name has 32 characters at most and none that change how the text around it is shown", () => {
    for (const name of ["", "Zoë", `  ${"ü".repeat(32)}\n`, "👩‍👩‍👧"]) assert.ok(isName(name), name);
    for (const name of ["ü".repeat(33), "a\u0007b", "a\u2028b", "a\u202eb", "a\ud800b", undefined]) assert.ok(!isName(name));
});
