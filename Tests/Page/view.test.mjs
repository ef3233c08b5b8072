import assert from "node:assert/strict";
import { test } from "node:test";
import { createPrivateRoom } from "../../web/connection/private-room.js";
import { Letterbox } from "../../web/geometry/letterbox.js";
import { blankLog, isStageSize, presetOf, presets, sideBySide } from "../../web/tools/view/stage-size.js";

test("every preset is a stage that can be had, upright or on its side", () => {
    for (const preset of presets) {
        const { width, height } = preset;
        assert.ok(isStageSize(width, height));
        assert.equal(presetOf(width, height), preset);
        assert.equal(presetOf(height, width), preset);
    }
    assert.equal(presetOf(391, 844), null);
});

test("a stage has sides of 200 to 2,000 points", () => {
    assert.ok(isStageSize(200, 2000));
    for (const side of [199, 2001, NaN, Infinity, -300]) assert.ok(!isStageSize(400, side) && !isStageSize(side, 400));
});

test("a room of another size is asked for with a log in which nothing has happened", async () => {
    const requests = [];
    const fetch = async (...request) => {
        requests.push(request);
        return { status: 201, json: async () => ({ links: { present: "/x#pKEY" } }) };
    };
    const log = blankLog("monzo", [{ width: 820, height: 1180 }], { itemCount: 4 });
    assert.deepEqual(await createPrivateRoom("monzo", fetch, log), { address: "/x#pKEY" });
    const [[address, { method, body }]] = requests;
    assert.deepEqual([address, method], ["/rooms?scene=monzo", "POST"]);
    assert.deepEqual(JSON.parse(body), {
        restore: { scene: "monzo", stageWidth: 820, stageHeight: 1180, parameters: { itemCount: 4 }, restoration: {} }, tick: 0,
    });
});

test("several stages side by side are others beside the first", () => {
    const versions = JSON.parse(blankLog("cards", [{ width: 390, height: 844, version: "main" }, { width: 390, height: 844 }], {})).restore;
    assert.deepEqual([versions.version, versions.others[0].version], ["main", undefined]);
    const { restore } = JSON.parse(blankLog("grid", [{ width: 375, height: 667 }, { width: 820, height: 1180 }], {}));
    assert.deepEqual([restore.stageWidth, restore.stageHeight], [375, 667]);
    assert.deepEqual(restore.others, [{ width: 820, height: 1180, restoration: {} }]);
    assert.ok(sideBySide.length <= 6 && sideBySide.every(({ width, height }) => isStageSize(width, height)));
});

test("what the server says against a room is told to people", async () => {
    const fetch = async () => ({ status: 400, text: async () => "itemCount: 4 is not 1...3\n" });
    assert.match((await createPrivateRoom("monzo", fetch, "")).problem, /itemCount: 4 is not 1\.\.\.3/);
});

test("a stage in its own size is no larger than that, and fitted where there is no room", () => {
    const large = new Letterbox(1000, 2000, 390, 844, 1);
    assert.deepEqual([large.scale, large.width, large.left], [1, 390, 305]);
    assert.equal(new Letterbox(195, 2000, 390, 844, 1).scale, 0.5);
});
