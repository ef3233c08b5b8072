import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CutOffer } from "../../web/tools/time/cut-offer.js";
import { FakeElement, FakeTimers } from "./fakes.mjs";

let timers, element, restored, offer, page;

beforeEach(() => {
    timers = new FakeTimers();
    page = globalThis.document = new FakeElement();
    const made = [];
    page.createElement = () => {
        const child = Object.assign(new FakeElement(), { append() {} });
        made.push(child);
        return child;
    };
    element = { append() {}, hidden: false };
    restored = 0;
    offer = new CutOffer(element, () => { restored += 1; }, timers);
    [element.text, element.button] = made;
});

const told = (time, mayTurn = true) => offer.show({ live: true, ...time }, mayTurn);
const press = (keys) => {
    const event = { key: "z", ctrlKey: true, target: {}, stopped: 0, preventDefault() {}, stopImmediatePropagation() { this.stopped += 1; }, ...keys };
    page.dispatch("keydown", event);
    return event.stopped === 1;
};

test("what is cut off is told with how much it is, and offered back for a while", () => {
    told({});
    assert.equal(element.hidden, true);
    told({ cut: { tick: 100, newest: 844 } });
    assert.equal(element.hidden, false);
    assert.match(element.text.textContent, /What came after, 12\.4 s, is set aside/);
    told({ cut: { tick: 100, newest: 844 } });
    timers.advance(11_000);
    assert.equal(element.hidden, false);
    timers.advance(2000);
    assert.equal(element.hidden, true);
});

test("what was cut off before one came is no news, nor is what nobody misses", () => {
    told({ cut: { tick: 100, newest: 844 } });
    assert.equal(element.hidden, true);
    told({ cut: { tick: 300, newest: 304 } });
    assert.equal(element.hidden, true);
});

test("it is brought back by the keys of undo while it is offered", () => {
    told({});
    assert.equal(press(), false);
    told({ cut: { tick: 100, newest: 844 } });
    assert.equal(press({ shiftKey: true }), false);
    assert.equal(press({ target: { matches: () => true } }), false);
    assert.equal(press(), true);
    assert.deepEqual([restored, element.hidden], [1, true]);
    // What is cut off by that is no loss.
    told({ live: false, cut: { tick: 100, newest: 900 } });
    assert.equal(element.hidden, true);
    assert.equal(press(), false);
});

test("who may not touch is told, too, but offered nothing", () => {
    told({}, false);
    told({ cut: { tick: 100, newest: 844 } }, false);
    assert.deepEqual([element.hidden, element.button.hidden, press()], [false, true, false]);
});
