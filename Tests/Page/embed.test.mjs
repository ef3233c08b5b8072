import assert from "node:assert/strict";
import { test } from "node:test";
import { wholeAddress } from "../../web/pages/embed/embed.js";
import { isEmbedded } from "../../web/pages/embed/is-embedded.js";
import { isAlong, touchAction } from "../../web/input/scroll-axes.js";

test("only embed=1 makes a page bare, and its link leads to the whole room with the same key", () => {
    assert.deepEqual(["?embed=1", "?x=2&embed=1", "?embed=0", "?embed", ""].map(isEmbedded), [true, true, false, false, false]);
    const at = (search) => wholeAddress({ pathname: "/monzo", search, hash: "#tKEY" });
    assert.equal(at("?embed=1"), "/monzo#tKEY");
    assert.equal(at("?embed=1&itemCount=4"), "/monzo?itemCount=4#tKEY");
});

test("a finger across the stage's axes scrolls the page around it", () => {
    const axes = ["horizontal", "vertical", "both", "none", undefined];
    assert.deepEqual(axes.map(touchAction), ["pan-y", "pan-x", "none", "auto", "none"]);
});

test("so does a wheel", () => {
    const down = { deltaX: 0, deltaY: 100, shiftKey: false };
    const sideways = { deltaX: 100, deltaY: 3, shiftKey: false };
    const shifted = { deltaX: 0, deltaY: 100, shiftKey: true };
    assert.deepEqual([down, sideways, shifted].map((wheel) => isAlong("horizontal", wheel)), [false, true, true]);
    assert.deepEqual([down, sideways, shifted].map((wheel) => isAlong("vertical", wheel)), [true, false, false]);
    assert.deepEqual(["both", "none"].map((axes) => isAlong(axes, down)), [true, false]);
});
