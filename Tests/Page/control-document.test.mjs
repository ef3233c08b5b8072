import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { noticeTypes } from "../../web/protocol/server-notices.js";
import { requestFields } from "../../web/protocol/viewer-requests.js";
import { vectors } from "./vectors.mjs";

const lines = readFileSync(new URL("../../Sources/Server/Wire/WIRE.md", import.meta.url), "utf8").split("\n");

function section(heading) {
    const start = lines.indexOf(`### ${heading}`) + 1;
    const length = lines.slice(start).findIndex((line) => line.startsWith("#"));
    return lines.slice(start, start + length);
}

const sorted = (fields) => Object.fromEntries(Object.entries(fields).map(([type, names]) => [type, names.toSorted()]));

test("the page, the server and WIRE.md have the same requests with the same fields", () => {
    const rows = section("From a viewer").map((line) => line.match(/^\| `(\w+)` \| ([^|]*)\|/)).filter((row) => row);
    // A field is named first, and what it may be behind it; a semicolon stands between two.
    const names = (fields) => fields.split("; ").map((field) => field.match(/^`(\w+)`/)?.[1]).filter((name) => name);
    const documented = Object.fromEntries(rows.map(([, type, fields]) => [type, names(fields).toSorted()]));
    assert.deepEqual(sorted(requestFields), documented);
    assert.deepEqual(sorted(requestFields), vectors.constants.requests);
});

test("the page, the server and WIRE.md have the same notices", () => {
    const paragraphs = section("From the server").join("\n").split("\n\n");
    const documented = paragraphs.map((paragraph) => paragraph.match(/^\s*`(\w+)`[,:]/)?.[1]).filter((type) => type);
    assert.deepEqual(noticeTypes.toSorted(), documented.toSorted());
    assert.deepEqual(noticeTypes.toSorted(), vectors.constants.notices);
});
