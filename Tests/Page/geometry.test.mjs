import assert from "node:assert/strict";
import { test } from "node:test";
import { Letterbox } from "../../web/geometry/letterbox.js";
import { roomAddress, roomName } from "../../web/room.js";

test("a window like the stage has no margins", () => {
    const { scale, left, top } = new Letterbox(390, 844, 390, 844);
    assert.deepEqual([scale, left, top], [1, 0, 0]);
});

test("a wide window has margins left and right", () => {
    const { scale, left, top, width, height } = new Letterbox(1280, 422, 390, 844);
    assert.deepEqual([scale, left, top, width, height], [0.5, 542.5, 0, 195, 422]);
});

test("a tall window has margins above and below", () => {
    const { scale, left, top } = new Letterbox(200, 844, 400, 400);
    assert.deepEqual([scale, left, top], [0.5, 0, 322]);
});

test("places in the window become points of the stage, beyond its edge too", () => {
    const letterbox = new Letterbox(1280, 422, 390, 844);
    assert.deepEqual(letterbox.toStage(542.5, 0), { x: 0, y: 0 });
    assert.deepEqual(letterbox.toStage(640, 211), { x: 195, y: 422 });
    assert.deepEqual(letterbox.toStage(532.5, 422), { x: -20, y: 844 });
});

test("the room is the path's single segment", () => {
    assert.equal(roomName("/"), "monzo");
    assert.equal(roomName("/index.html"), "monzo");
    assert.equal(roomName("/grid"), "grid");
    assert.equal(roomName("/grid/"), "grid");
    assert.equal(roomName("/a/b"), "monzo");
});

test("a page that came over TLS connects over TLS", () => {
    const page = { protocol: "https:", host: "example.net", pathname: "/grid" };
    assert.equal(roomAddress(page), "wss://example.net/rooms/grid");
    assert.equal(roomAddress({ ...page, protocol: "http:", host: "127.0.0.1:8080" }), "ws://127.0.0.1:8080/rooms/grid");
});
