import assert from "node:assert/strict";
import { test } from "node:test";
import { Following } from "../../web/tools/people/following.js";
import { LineReport } from "../../web/tools/health/line-report.js";
import { Presenting } from "../../web/tools/people/presenting.js";

/** Timers that run when the test says so. */
function manualTimers() {
    const waiting = [];
    return { setTimeout: (body) => waiting.push(body), run: () => waiting.splice(0).forEach((body) => body()) };
}

test("a presenter tells what is before it after changes, and the newest of many", () => {
    const [timers, told] = [manualTimers(), []];
    const presenting = new Presenting((type, fields) => told.push([type, fields]), timers);
    const frame = { size: "fit", device: "none" };
    presenting.select(3);
    presenting.entered("presenter", frame);
    presenting.select(4);
    presenting.select(5);
    assert.deepEqual(told, [["present", { selected: 3, ...frame }]]);
    timers.run();
    assert.deepEqual(told.slice(1), [["present", { selected: 5, ...frame }]]);
    timers.run();
    presenting.frame({ size: "actual", device: "phone" });
    presenting.frame({ size: "actual", device: "phone" });
    timers.run();
    assert.deepEqual(told.slice(2), [["present", { selected: 5, size: "actual", device: "phone" }]]);
});

test("a presenter says nothing of a stage as everybody has it, and tells another server what the last one knew", () => {
    const [timers, told] = [manualTimers(), []];
    const presenting = new Presenting((type, fields) => told.push(fields.selected), timers);
    presenting.entered("presenter", { size: "fit", device: "none" });
    assert.deepEqual(told, []);
    presenting.select(7);
    timers.run();
    presenting.entered("presenter", { size: "fit", device: "none" });
    assert.deepEqual(told, [7, 7]);
});

test("nobody else presents", () => {
    const told = [];
    const presenting = new Presenting((...request) => told.push(request), manualTimers());
    presenting.entered("participant", { size: "actual", device: "none" });
    presenting.select(7);
    assert.deepEqual(told, []);
});

test("a presenter who follows another one shows nothing", () => {
    const told = [];
    const presenting = new Presenting((...request) => told.push(request), manualTimers());
    presenting.entered("presenter", { size: "fit", device: "none" });
    presenting.isFollowing = true;
    presenting.select(7);
    assert.deepEqual(told, []);
});

test("whoever follows sees what is presented until it has had enough", () => {
    const seen = [];
    const following = new Following((view) => seen.push(view));
    const view = (selected) => ({ selected, size: "fit", device: "none" });
    following.hear({ viewer: 1, view: view(3) });
    assert.deepEqual([seen, following.presenter], [[], 1]);
    following.isOn = true;
    following.hear({ viewer: 1, view: view(4) });
    following.hear({});
    assert.equal(following.presenter, null);
    following.hear({ viewer: 2, view: view(5) });
    following.isOn = false;
    following.hear({ viewer: 2, view: view(6) });
    assert.deepEqual(seen, [view(3), view(4), null, view(5), null]);
});

test("a line is told when it becomes slow, much slower or quick, and to another server anew", () => {
    const told = [];
    let roundTrip = null;
    const report = new LineReport((type, { delay }) => told.push(delay), () => roundTrip);
    for (const time of [null, 20, 110, 203, 210, 240, 300, 14, 30]) {
        roundTrip = time;
        report.tell();
    }
    assert.deepEqual(told, [205, 300, 15]);
    roundTrip = 400_000;
    report.tell();
    report.entered();
    report.tell();
    assert.deepEqual(told.slice(3), [60_000, 60_000]);
});
