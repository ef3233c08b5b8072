import assert from "node:assert/strict";
import { test } from "node:test";
import { leaversLine } from "../../web/tools/share/renewal.js";

const me = { viewer: 1, private: true };
const person = (viewer, name = "") => ({ viewer, color: 0, name });

test("who would have to leave is named, as far as there are names", () => {
    const line = (watching, ...people) => leaversLine(me, { watching, people });
    assert.equal(line(1), "Nobody else is here just now.");
    assert.equal(line(1, person(1, "Me")), "Nobody else is here just now.");
    assert.equal(line(2), "The other person here has to leave.");
    assert.equal(line(5), "All 4 others here have to leave.");
    assert.equal(line(2, person(1), person(2, "Ann")), "Ann has to leave.");
    assert.equal(line(3, person(2, "Ann"), person(3)), "Ann and Guest 3 have to leave.");
    assert.equal(line(6, person(2, "Ann"), person(3)), "Ann, Guest 3 and 3 more have to leave.");
    assert.equal(line(9, ...[2, 3, 4, 5].map((viewer) => person(viewer))), "Guest 2, Guest 3, Guest 4 and 5 more have to leave.");
});

test("in a public room only those leave who came by a key", () => {
    assert.match(leaversLine({ viewer: 1, private: false }, { watching: 9, people: [] }), /by one of them/);
});
