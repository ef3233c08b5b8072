import assert from "node:assert/strict";
import { test } from "node:test";
import { SwipeVelocity, detents, settle } from "../../web/components/panel/detents.js";

test("a sheet that is let go at rest goes to the nearest height", () => {
    assert.equal(settle(0.5, 0), detents.half);
    assert.equal(settle(0.62, 0), detents.tall);
    assert.equal(settle(0.9, 0), detents.tall);
    assert.equal(settle(0.2, 0), 0);
});

test("a swipe goes on in its direction", () => {
    assert.equal(settle(detents.half, -2), 0);
    assert.equal(settle(detents.half, 1), detents.tall);
    assert.equal(settle(detents.tall, -1), detents.half);
    assert.equal(settle(detents.tall, -4), 0);
});

test("a finger's speed is that of its last tenth of a second", () => {
    const velocity = new SwipeVelocity();
    assert.equal(velocity.at(0), 0);
    velocity.add(5, 0);
    assert.equal(velocity.at(0), 0);
    velocity.add(0, 200);
    velocity.add(1, 220);
    velocity.add(2, 240);
    assert.equal(velocity.at(240), 50);
    assert.equal(velocity.at(400), 0);
});
