import assert from "node:assert/strict";
import { test } from "node:test";
import { axes, bestColumns, matrix, parseValues, suggestedValues, versionTitle } from "../../web/tools/view/variants.js";

const height = { name: "height", type: "number", minimum: 100, maximum: 300, default: 160, unit: "points", allowed: "100 to 300" };

test("of a number some values about the usual one are suggested, of choices each", () => {
    assert.deepEqual(suggestedValues(height), [100, 170, 240]);
    assert.deepEqual(suggestedValues({ ...height, minimum: -20, default: -10 }), [-15, -10, -5]);
    assert.deepEqual(suggestedValues({ ...height, minimum: 0, default: 0 }), [0, 150, 300]);
    assert.deepEqual(suggestedValues({ ...height, type: "integer", minimum: 1, default: 3 }), [2, 4, 5]);
    assert.deepEqual(suggestedValues(height, [120, 180], 4), [120, 140, 160, 180]);
    assert.deepEqual(suggestedValues({ ...height, type: "integer" }, [1, 2], 8), [1, 2]);
    assert.deepEqual(suggestedValues(height, [150, 300], 1), [150]);
    assert.deepEqual(suggestedValues({ type: "toggle" }), [false, true]);
    assert.deepEqual(suggestedValues({ type: "choice", choices: ["light", "dark"] }), ["light", "dark"]);
});

test("typed values are a parameter's, each once", () => {
    assert.deepEqual(parseValues("120, 160,,160", height), { values: [120, 160] });
    assert.deepEqual(parseValues("", height), { values: [] });
    assert.match(parseValues("120, 400", height).problem, /between 100 and 300 points/);
    assert.match(parseValues("tall", height).problem, /between 100/);
    assert.deepEqual(parseValues("#FF8000, #00000080", { type: "color" }).values, ["#FF8000", "#00000080"]);
    assert.match(parseValues("red", { type: "color", allowed: "colours such as #FF8000" }).problem, /such as #FF8000/);
});

test("stages can differ in size and in each parameter", () => {
    assert.deepEqual(axes([height]).map(({ title }) => title), ["Sizes", "Height"]);
    // A preview's code has versions.
    const [, versions] = axes([height], ["before", "main"]);
    assert.deepEqual([versions.title, versions.versions.map(versionTitle)], ["Versions", ["Now", "Before the last save", "main"]]);
});

test("two axes are a matrix, row by row, in which sizes and values are each stage's own", () => {
    const size = { width: 390, height: 844 };
    const values = [{ overrides: { height: 120 } }, { overrides: { height: 160 } }];
    assert.deepEqual(matrix(values, [], size), values.map((each) => ({ ...size, ...each })));
    const sizes = [{ width: 375, height: 667 }, { width: 820, height: 1180 }];
    assert.deepEqual(matrix(values, sizes, size), [
        { width: 375, height: 667, overrides: { height: 120 } }, { width: 375, height: 667, overrides: { height: 160 } },
        { width: 820, height: 1180, overrides: { height: 120 } }, { width: 820, height: 1180, overrides: { height: 160 } },
    ]);
    const looks = [{ overrides: { userInterfaceStyle: "dark" } }];
    assert.deepEqual(matrix(values, looks, size)[1], { ...size, overrides: { height: 160, userInterfaceStyle: "dark" } });
    assert.deepEqual(matrix(sizes, [], size), sizes);
});

test("stages stand in as many columns as show them largest", () => {
    const phones = Array.from({ length: 8 }, () => ({ width: 390, height: 844 }));
    assert.equal(bestColumns(phones, { width: 1600, height: 900 }), 4);
    assert.equal(bestColumns(phones, { width: 390, height: 844 }), 3);
    const wide = Array.from({ length: 3 }, () => ({ width: 844, height: 390 }));
    assert.equal(bestColumns(wide, { width: 1000, height: 1000 }), 1);
});
