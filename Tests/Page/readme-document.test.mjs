import assert from "node:assert/strict";
import { test } from "node:test";
import { benchmarkNames, holders, read, statements, testNames } from "./sentences.mjs";

const said = statements(read("README.md"));
const held = holders(read("Tests/Page/readme.txt"));
const starts = [...held.keys()];
/** The longest of the entries with which some words begin. */
const entry = (words) => starts.filter((start) => words.startsWith(start)).toSorted((a, b) => b.length - a.length)[0];
const names = [...held.values()].flat();

test("all that the README says has its tests", () => {
    assert.ok(said.length > 200);
    assert.deepEqual(said.filter((words) => entry(words) === undefined), []);
    assert.deepEqual(starts.filter((start) => held.get(start).length === 0), []);
});

test("nothing is held that the README does not say", () => {
    assert.deepEqual(starts.filter((start) => !said.some((words) => entry(words) === start)), []);
});

test("what holds it is a test, or, of a figure, a benchmark, or stands in parentheses: that nothing is promised", () => {
    const [tests, benchmarks] = [testNames(), benchmarkNames()];
    const isThere = (name) => {
        const benchmark = name.match(/^benchmark: (.+)$/)?.[1];
        return benchmark === undefined ? tests.has(name) || /^\(.+\)$/.test(name) : benchmarks.has(benchmark);
    };
    assert.deepEqual([...new Set(names)].filter((name) => !isThere(name)), []);
});
