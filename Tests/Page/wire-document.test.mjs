import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CloseCode } from "../../web/protocol/close-code.js";
import { MessageType } from "../../web/protocol/wire-format.js";
import { keyCodes } from "../../web/protocol/viewer-messages.js";
import { vectors } from "./vectors.mjs";

const text = readFileSync(new URL("../../Sources/Server/Wire/WIRE.md", import.meta.url), "utf8");
const lines = text.split("\n");

/** The rows of all tables, as lists of cells. */
const rows = lines.filter((line) => line.startsWith("| ")).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));

/** The bytes of each example, of which `...` leaves some out: an indented block, of each line what stands before two spaces, or alone. */
function examples() {
    const found = [];
    lines.forEach((line, index) => {
        const bytes = line.match(/^ {4,}((?:(?:[0-9a-f]{2}|\.{3}) {1,2})*[0-9a-f]{2})(?: {2,}\S.*)?$/)?.[1];
        if (bytes === undefined) return;
        if (/^ {4}/.test(lines[index - 1])) found.at(-1).push(bytes);
        else found.push([bytes]);
    });
    return found;
}

const pattern = (bytes) => new RegExp(`^${bytes.replaceAll(/\s/g, "").replace("...", ".*")}$`);

test("every example is among the vectors, whole or, where it has several messages, line by line", () => {
    const known = [...vectors.valid, ...vectors.messages].map(({ hex }) => hex);
    const isVector = (bytes) => known.some((hex) => pattern(bytes).test(hex));
    const all = examples();
    assert.equal(all.length, lines.filter((line) => /^Examples?: /.test(line)).length);
    for (const example of all) {
        assert.ok(isVector(example.join("")) || example.every(isVector), example.join("\n"));
    }
});

test("the types of messages and parts are those of the page", () => {
    const documented = new Map(rows.filter(([type]) => /^0x[0-9a-f]{2}$/.test(type)).map(([type, name]) => [name, Number(type)]));
    assert.deepEqual(Object.fromEntries(documented), { ...MessageType });
});

test("each type's section has its number and its name", () => {
    for (const [name, type] of Object.entries(MessageType)) {
        const number = `0x${type.toString(16).padStart(2, "0")}`;
        assert.ok(lines.includes(`### ${number} ${name}`), name);
    }
});

test("attributes have the bits that the vectors' constants have", () => {
    const spoken = (name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ color$/, "");
    const from = lines.indexOf("| bit | attribute | type | default | meaning |") + 2;
    const documented = [];
    for (let index = from; lines[index].startsWith("| "); index += 1) documented.push(lines[index].split(" | ").slice(0, 2));
    assert.deepEqual(documented, vectors.constants.attributes.map((name, bit) => [`| ${bit}`, spoken(name)]));
});

test("the close codes are those that the page knows", () => {
    const documented = rows.map(([code]) => code).filter((code) => /^[14]\d{3}$/.test(code)).map(Number);
    for (const code of Object.values(vectors.constants.closeCodes)) assert.ok(documented.includes(code), `${code}`);
    for (const code of Object.values(CloseCode)) {
        // A page closes with 4002 for 1002, and so on.
        assert.ok(documented.includes(code) || documented.includes(code - 3000), `${code}`);
    }
});

test("keys have the numbers that the page sends", () => {
    const row = rows.find(([field, , meaning]) => field === "key" && meaning?.includes("KeyboardEvent.key"));
    const documented = Array.from(row[2].matchAll(/(\d+) (\w+)/g), ([, number, key]) => [key === "Space" ? " " : key, Number(number)]);
    assert.deepEqual(documented, [...keyCodes]);
});

test("links within the document lead somewhere", () => {
    const anchors = lines.filter((line) => line.startsWith("#"))
        .map((line) => line.replace(/^#+ /, "").toLowerCase().replaceAll(/[^\w -]/g, "").replaceAll(" ", "-"));
    for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) assert.ok(anchors.includes(anchor), anchor);
});
