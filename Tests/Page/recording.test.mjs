import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { decodePart } from "../../web/protocol/server-messages.js";
import { Moments } from "../../web/tools/recording/moments.js";
import { palette } from "../../web/tools/presence/palette.js";
import { Recorder, longest } from "../../web/tools/recording/recorder.js";
import { fetchLog } from "../../web/tools/recording/room-log.js";
import { dataAddresses, replayFile } from "../../web/tools/recording/replay-file.js";
import { fontFiles } from "../../web/renderer/font-files.js";
import { snapshotOf, writeFrame } from "../../web/protocol/frame-writer.js";
import { Recording } from "../../web/replay/recording.js";
import { Stage } from "../../web/stage/stage.js";
import { bytes, vectors } from "./vectors.mjs";

function stageOf(message) {
    const stage = new Stage();
    stage.apply(message);
    return stage;
}

function layersOf(stage) {
    return [...stage.layers].sort((a, b) => a.id - b.id);
}

for (const vector of vectors.valid.filter(({ message }) => message?.type === "snapshot")) {
    test(`a stage is written as the snapshot that makes it: ${vector.name}`, () => {
        const stage = stageOf(decodePart(bytes(vector.hex)));
        const again = stageOf(decodePart(writeFrame(snapshotOf(stage))));
        assert.deepEqual(layersOf(again), layersOf(stage));
        assert.deepEqual([again.tick, again.width, again.height], [stage.tick, stage.width, stage.height]);
    });
}

const node = (x) => [1, 4, ...fixed(x), 0];
const fixed = (x) => [((x * 128) & 0x7f) | 0x80, (x * 128) >> 7];
const snapshot = (tick, x) => Uint8Array.of(0x01, tick, 0, 0, 0, 0x80, 0x86, 0x03, 0x80, 0xa6, 0x06, 1, ...node(x));
const delta = (base, tick, x) => Uint8Array.of(0x02, base, 0, 0, 0, tick, 0, 0, 0, 0, 1, ...node(x));

function recorded(first, ...rest) {
    const recorder = new Recorder(stageOf(decodePart(first)), 1000);
    const taken = rest.map(([message, now]) => recorder.receive(decodePart(message), now));
    return { recorder, taken, recording: new Recording(recorder.bytes) };
}

function x(recording, tick) {
    recording.show(tick);
    return recording.stage.layer(1).position.x;
}

test("a recording shows what the stage showed", () => {
    const { recording, taken } = recorded(snapshot(100, 1), [delta(100, 101, 2), 1017], [delta(101, 103, 3), 1050]);
    assert.deepEqual(taken, [true, true]);
    assert.deepEqual([recording.first, recording.last], [100, 103]);
    assert.deepEqual([100, 101, 102, 103].map((tick) => x(recording, tick)), [1, 2, 2, 3]);
});

test("a stage that rested before does not rest as long in the recording", () => {
    const { recording } = recorded(snapshot(5, 1), [delta(5, 200, 2), 1500], [delta(200, 201, 3), 1517]);
    assert.deepEqual([recording.first, recording.last], [170, 201]);
    assert.deepEqual([170, 199, 200, 201].map((tick) => x(recording, tick)), [1, 1, 2, 3]);
});

test("a new line's snapshot goes on with it; a server that begins anew, or too long a time, ends it", () => {
    const { recording, taken } = recorded(snapshot(100, 1), [delta(100, 101, 2), 1017], [snapshot(160, 7), 2000], [snapshot(3, 9), 2100], [delta(160, 161, 3), 2120]);
    assert.deepEqual(taken, [true, true, false, false]);
    assert.equal(x(recording, 160), 7);
    const late = recorded(snapshot(100, 1), [delta(100, 101, 2), 1017], [delta(101, 102, 3), 1001 + longest]);
    assert.deepEqual(late.taken, [true, false]);
});

for (const vector of vectors.valid.filter(({ message }) => message?.type === "delta")) {
    test(`a delta is written as it came: ${vector.name}`, () => {
        const delta = decodePart(bytes(vector.hex));
        assert.deepEqual(decodePart(writeFrame(delta)), delta);
    });
}

const player = "<title>Zoetrope replay</title><script id=\"images\">{}</script><script id=\"fonts\">{}</script><script id=\"comments\">[]</script><script id=\"recording\"></script>";

test("the file has the title, the images, the comments and the recording, and nothing in them ends a script", () => {
    const file = replayFile(player, { title: "A < B & C", recording: Uint8Array.of(1, 2, 3), images: { "</script>": "data:x" }, fonts: { "a.woff2": "data:y" }, comments: [{ text: "</script>" }] });
    assert.equal(file, "<title>A &lt; B &amp; C</title><script id=\"images\">{\"\\u003c/script>\":\"data:x\"}</script><script id=\"fonts\">{\"a.woff2\":\"data:y\"}</script><script id=\"comments\">[{\"text\":\"\\u003c/script>\"}]</script><script id=\"recording\">AQID</script>");
    assert.throws(() => replayFile("<p>not found</p>", { title: "", recording: new Uint8Array(), images: {}, fonts: {}, comments: [] }), /player/);
});

test("a long recording is one text", () => {
    const recording = new Uint8Array(100_000).map((_, index) => index % 251);
    const file = replayFile(player, { title: "", recording, images: {}, fonts: {}, comments: [] });
    assert.deepEqual(Uint8Array.from(Buffer.from(/id="recording">([^<]*)</.exec(file)[1], "base64")), recording);
});

test("images are data addresses; one that can't be had is left out", async () => {
    const fetch = async (address) => {
        if (address === "/images/broken") throw new Error("line");
        const ok = address === "/images/a%20b";
        return { ok, headers: new Headers({ "content-type": "image/webp" }), arrayBuffer: async () => Uint8Array.of(1, 2, 3).buffer };
    };
    assert.deepEqual(await dataAddresses("images", new Set(["a b", "gone", "broken"]), fetch), { "a b": "data:image/webp;base64,AQID" });
});

test("a recording names the fonts that its texts need", () => {
    const style = { traits: 0, size: 17, color: [0, 0, 0, 255], background: [0, 0, 0, 0], weight: 4, design: 0, fontFile: "" };
    const fonts = (...fragments) => {
        const texts = fragments.map((fragment) => ({ x: 0, baseline: 0, width: 10, ...style, ...fragment }));
        const stage = stageOf(decodePart(snapshot(1, 1)));
        Object.assign(stage.layer(1), { text: { anchor: 0, isClipped: false, fragments: texts } });
        return [...new Recording(new Recorder(stage, 0).bytes).fonts].sort();
    };
    assert.deepEqual(fonts({ string: "Hello, \u201cyou\u201d" }), ["inter-roman-latin.woff2"]);
    assert.deepEqual(fonts({ string: "12:30", traits: 2 }), ["inter-roman-latin.woff2", "inter-roman-tabular.woff2"]);
    assert.deepEqual(fonts({ string: "1230", traits: 3 }), ["inter-italic-tabular.woff2"]);
    assert.deepEqual(fonts({ string: "\u0417\u03b1", traits: 1 }), ["inter-italic-cyrillic.woff2", "inter-italic-greek.woff2"]);
    assert.deepEqual(fonts({ string: "a", design: 1 }, { string: "b", design: 3 }), []);
    assert.deepEqual(fonts({ string: "a", design: 2 }, { string: "b", fontFile: "preview_Lato-1" }), ["inter-roman-latin.woff2", "preview_Lato-1"]);
});

test("the list of fonts for programs is the one of the page", () => {
    const listed = JSON.parse(readFileSync(new URL("../../web/fonts/files.json", import.meta.url), "utf8"));
    assert.deepEqual(listed, fontFiles);
    for (const { file } of fontFiles) assert.ok(existsSync(new URL(`../../web/fonts/${file}`, import.meta.url)), file);
});

test("the log between two moments is asked for in whole steps, and all that is left if the first is forgotten", async () => {
    const asked = [];
    const answers = [{ status: 400, ok: false }, { status: 200, ok: true, text: async () => "{}\n" }];
    const fetch = async (...request) => {
        asked.push(request);
        return answers.shift() ?? { status: 404, ok: false };
    };
    assert.deepEqual(await fetchLog("a b", "vKEY", 10.7, 20.2, fetch), { text: "{}\n" });
    const credentials = { headers: { authorization: "Bearer vKEY" } };
    assert.deepEqual(asked, [["/rooms/a%20b/log?from=10&to=21", credentials], ["/rooms/a%20b/log?to=21", credentials]]);
    assert.match((await fetchLog("a", null, 1, 2, fetch)).problem, /404/);
    assert.deepEqual(asked.at(-1), ["/rooms/a/log?from=1&to=2", {}]);
    assert.match((await fetchLog("a", null, null, 2, fetch)).problem, /keeps no log/);
    assert.match((await fetchLog("a", null, 1, 2, () => Promise.reject(new Error("line")))).problem, /reached/);
});

test("a comment has its place at the step that showed its moment, however the room's time was turned", () => {
    const moments = new Moments();
    const comment = (tick) => ({ number: 1, viewer: 7, color: 1, name: "", tick, x: 5, y: 6, text: "here" });
    // Live, then the room stands at moment 200 for a while, and goes on from there.
    for (let tick = 1000; tick <= 1100; tick += 1) moments.add(tick, tick - 900);
    moments.add(1400, null);
    for (let tick = 1500; tick <= 1600; tick += 1) moments.add(tick, tick - 1300);
    const ticks = (moment) => moments.placed([comment(moment)]).map(({ tick }) => tick);
    assert.deepEqual([100, 150, 200, 250, 300].map(ticks), [[1000], [1050], [1100], [1550], [1600]]);
    assert.deepEqual([99, 301].map(ticks), [[], []]);
    assert.deepEqual(moments.placed([comment(150)]), [{ tick: 1050, x: 5, y: 6, name: "Guest 7", color: palette[1], text: "here" }]);
});
