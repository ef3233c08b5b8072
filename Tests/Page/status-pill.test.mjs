import assert from "node:assert/strict";
import { test } from "node:test";
import { StatusPill } from "../../web/components/status-pill.js";
import { FakeTimers } from "./fakes.mjs";

/** A pill whose visible text is `text()`. */
function pill() {
    const timers = new FakeTimers();
    let isVisible = false;
    const element = { textContent: "", classList: { toggle: (_, on) => { isVisible = on; } } };
    return { pill: new StatusPill(element, timers), timers, text: () => (isVisible ? element.textContent : "") };
}

test("a line that is back at once was never missed", () => {
    const { pill: sign, timers, text } = pill();
    sign.show("lost");
    timers.advance(300);
    sign.show("open");
    timers.advance(60_000);
    assert.equal(text(), "");
});

test("a lost line is told, then that the server cannot be reached, until it is back", () => {
    const { pill: sign, timers, text } = pill();
    sign.show("lost", 1001);
    timers.advance(500);
    assert.equal(text(), "The server went away. Reconnecting\u2026");
    for (let second = 0; second < 10; second += 1) {
        sign.show("lost");
        timers.advance(1000);
    }
    assert.match(text(), /can\u2019t be reached/);
    sign.show("open");
    assert.equal(text(), "");
    timers.advance(60_000);
    assert.equal(text(), "");
});

test("codes and reasons of the wire are not for people", () => {
    const { pill: sign, timers, text } = pill();
    sign.show("lost", 4002);
    timers.advance(500);
    assert.equal(text(), "Reconnecting\u2026");
});

test("what is said goes by itself, and what was held comes back", () => {
    const { pill: sign, timers, text } = pill();
    sign.hold("Reconnecting");
    sign.say("Copied");
    assert.equal(text(), "Copied");
    timers.advance(10_000);
    assert.equal(text(), "Reconnecting");
    sign.clear();
    sign.say("one");
    timers.advance(3000);
    sign.say("two");
    timers.advance(3000);
    assert.equal(text(), "two");
    timers.advance(3000);
    assert.equal(text(), "");
});

test("what keeps the server from going on is shown until it goes on", () => {
    const { pill: sign, timers, text } = pill();
    sign.show("open");
    sign.interrupt("The stage stands still");
    assert.equal(text(), "The stage stands still");
    sign.interrupt("");
    assert.equal(text(), "");
    sign.show("lost");
    timers.advance(500);
    sign.interrupt("");
    assert.equal(text(), "Reconnecting\u2026");
});

test("who waits for a welcome is told what keeps the server from it", () => {
    const { pill: sign, timers, text } = pill();
    sign.show("connecting");
    timers.advance(500);
    assert.equal(text(), "Connecting\u2026");
    sign.interrupt("The server has lost its connection");
    timers.advance(60_000);
    assert.equal(text(), "The server has lost its connection");
    sign.show("open");
    assert.equal(text(), "");
});
