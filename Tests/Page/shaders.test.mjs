import assert from "node:assert/strict";
import test from "node:test";

import { maximumClips } from "../../web/renderer/composition.js";
import { Family } from "../../web/renderer/quad-kind.js";
import { fragmentShader } from "../../web/renderer/shaders.js";

const counts = Array.from({ length: maximumClips + 1 }, (_, count) => count);

test("a shader computes each masking layer that cuts its quad, and no other", () => {
    for (const family of Object.values(Family)) {
        for (const count of counts) {
            const cuts = fragmentShader(family, count).match(/left\(clipInverse\[\d\]/g) ?? [];
            assert.deepEqual(cuts, counts.slice(0, count).map((index) => `left(clipInverse[${index}]`));
        }
    }
});

test("no shader loops, which takes as long as what is in it where there is no graphics processor", () => {
    for (const family of Object.values(Family)) {
        for (const count of counts) assert.doesNotMatch(fragmentShader(family, count), /\b(for|while)\b/);
    }
});

test("of gradients only a conic one turns, and only it has a seam", () => {
    const turning = Object.entries(Family).filter(([, family]) => fragmentShader(family, 0).includes("atan("));
    assert.deepEqual(turning.map(([name]) => name), ["conicRamp"]);
});
