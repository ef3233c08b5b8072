import assert from "node:assert/strict";
import { test } from "node:test";
import { isCopy, roomKey } from "../../web/pages/room/room-address.js";
import { openCopy } from "../../web/tools/share/copy-link.js";
import { embedSnippet, valuesLink } from "../../web/tools/share/links.js";
import { momentFragment, readMoment, released } from "../../web/tools/share/moment-link.js";
import { setFragment, setValues } from "../../web/tools/share/set-link.js";

const parameters = [
    { name: "height", default: 200 },
    { name: "exitStyle", default: "flyOut" },
    { name: "debugOverlay", default: false },
    { name: "title", default: "" },
];

test("a link holds what differs from the defaults, as people can read it", () => {
    assert.equal(setFragment(parameters, { height: 200, exitStyle: "flyOut", debugOverlay: false }), null);
    const values = { height: -0.5, exitStyle: "curl", debugOverlay: true };
    assert.equal(setFragment(parameters, values), "set=height:-0.5,exitStyle:curl,debugOverlay:true");
    assert.deepEqual(setValues("#set=height:-0.5,exitStyle:curl,debugOverlay:true"), values);
});

test("values survive whatever is in them", () => {
    for (const values of [{ height: 1e-7, title: "a,b:c #%" }, { height: 1e21, title: "\u00fc" }]) {
        assert.deepEqual(setValues(setFragment(parameters, values)), values);
    }
    assert.deepEqual(setValues("#set=height:%E0%A4,,:3,wide"), { height: "%E0%A4" });
    assert.equal(setValues("#pKEY"), null);
});

test("the link leads to the scene, whatever room it is made in", () => {
    const link = valuesLink({ name: "monzo", parameters }, { height: 3 }, "https://example.net");
    assert.equal(link.address, "https://example.net/monzo#set=height:3");
    assert.equal(valuesLink({ name: "monzo", parameters }, { height: 200 }, ""), null);
});

test("what is embedded is the bare stage, with the key of those who may touch if there is one", () => {
    const address = (links) => /src="([^"]*)"/.exec(embedSnippet(links, { title: "Pots" }, "https://example.net").text)[1];
    assert.equal(address({ view: "/monzo" }), "https://example.net/monzo?embed=1");
    assert.equal(address({ view: "/abc#v1", open: "/abc#t1", present: "/abc#p1" }), "https://example.net/abc?embed=1#t1");
});

test("a fragment that describes a copy is no key", () => {
    for (const hash of ["#set=height:3", "#moment=3.dAAAA"]) {
        assert.equal(isCopy(hash), true);
        assert.equal(roomKey(hash), null);
    }
    assert.equal(isCopy("#pKEY"), false);
});

const log = Array.from({ length: 400 }, (_, tick) => JSON.stringify({ tick, pointer: 1, phase: "move", x: 300 - tick, y: 420 })).join("\n");

test("a moment is a short text that gives back its log and its tick", async () => {
    const fragment = await momentFragment(log, 123);
    assert.match(fragment, /^moment=123\.d[\w-]+$/);
    assert.ok(fragment.length < log.length / 4);
    assert.deepEqual(await readMoment(`#${fragment}`), { log, tick: 123 });
});

test("a browser that can't compress gives the log as it is, and every browser reads that", async () => {
    const { CompressionStream } = globalThis;
    delete globalThis.CompressionStream;
    try {
        const fragment = await momentFragment("{\"tick\":1}\n", 1);
        assert.match(fragment, /^moment=1\.t/);
        assert.deepEqual(await readMoment(fragment), { log: "{\"tick\":1}\n", tick: 1 });
    } finally {
        globalThis.CompressionStream = CompressionStream;
    }
});

test("fingers that are down at the moment are lifted in its copy, the others were already", () => {
    const touch = (tick, pointer, phase) => JSON.stringify({ tick, pointer, phase, x: 1, y: 2 });
    const script = ["{\"restore\":{},\"tick\":1}", touch(2, 1, "down"), touch(2, 2, "down"), touch(3, 1, "up"), touch(4, 2, "move")].join("\n");
    assert.equal(released(`${script}\n`, 9), `${script}\n{"tick":10,"pointer":2,"phase":"cancel","x":0,"y":0}\n`);
    assert.equal(released(script, 9), released(`${script}\n`, 9));
    assert.equal(released("", 9), "");
});

test("a moment that was cut short is said to be so", async () => {
    const fragment = await momentFragment(log, 5);
    for (const broken of [fragment.slice(0, 40), "moment=", "moment=5", "moment=x.dAAAA", "moment=5.d!!!", "moment=5.tgA"]) {
        await assert.rejects(readMoment(broken), /The link is incomplete/, broken);
    }
    assert.equal(await readMoment("#set=a:1"), null);
});

function server(status, body) {
    const requests = [];
    const fetch = async (address, options) => {
        requests.push({ address, ...options });
        return { status, json: async () => JSON.parse(body), text: async () => body };
    };
    return { requests, fetch };
}

const made = JSON.stringify({ links: { present: "/abc#pKEY" } });

test("a copy is a private room that begins with the link's values, or stands still at its moment", async () => {
    const { requests, fetch } = server(201, made);
    assert.deepEqual(await openCopy("monzo", "#set=height:3", fetch), { address: "/abc#pKEY" });
    assert.deepEqual(await openCopy("monzo", `#${await momentFragment("{}\n", 7)}`, fetch), { address: "/abc#pKEY" });
    assert.deepEqual(requests.map(({ address, body }) => [address, body]), [
        ["/rooms?scene=monzo", "{\"tick\":1,\"set\":{\"height\":3}}\n"],
        ["/rooms?scene=monzo&tick=7", "{}\n"],
    ]);
});

test("why a copy can't be had is said, with the server's words about the log", async () => {
    const page = "<html><body><h1>Bad Request</h1><p>input line 1: height must be 60 to 2000, not &quot;a&lt;b&quot;</p></body></html>";
    const { problem } = await openCopy("monzo", "#set=height:x", server(400, page).fetch);
    assert.equal(problem, "The server made no room: height must be 60 to 2000, not \"a<b\"");
    assert.match((await openCopy("monzo", "#moment=1.dA", server(201, made).fetch)).problem, /incomplete/);
});
