import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Connection } from "../../web/connection/connection.js";
import { Stage } from "../../web/stage/stage.js";
import { FakeSocket, FakeTimers } from "./fakes.mjs";
import { bytes, hex } from "./vectors.mjs";

const emptyStage = bytes("010000000080860380cc0600");
const toTick1 = bytes("0200000000010000000000");

/** A connection on fake sockets and timers; `statuses` collects what a viewer would be told. */
function connect() {
    const timers = new FakeTimers();
    const statuses = [];
    let changes = 0;
    const stage = new Stage();
    const connection = new Connection("ws://host/rooms/monzo", stage, {
        onChange: () => { changes += 1; },
        onStatus: (status, reason) => statuses.push(reason === "" ? status : `${status}: ${reason}`),
        environment: {
            WebSocket: FakeSocket,
            setTimeout: timers.setTimeout,
            clearTimeout: timers.clearTimeout,
            random: () => 0.5,
            now: () => timers.now,
        },
    });
    connection.open();
    return { connection, stage, timers, statuses, changes: () => changes };
}

beforeEach(() => {
    FakeSocket.all = [];
});

function attempts() {
    return FakeSocket.all.length;
}

test("it opens the room with the wire's sub-protocol and applies what arrives", () => {
    const { stage, statuses, changes } = connect();
    const socket = FakeSocket.latest;
    assert.deepEqual([socket.url, socket.protocol, socket.binaryType], ["ws://host/rooms/monzo", "zoetrope.v1", "arraybuffer"]);
    socket.accept();
    socket.deliver(emptyStage);
    socket.deliver(toTick1);
    assert.equal(stage.tick, 1);
    assert.equal(changes(), 2);
    assert.deepEqual(statuses, ["connecting", "open"]);
});

test("a lost connection is tried again at once, then every second", () => {
    const { timers, statuses } = connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver(emptyStage);
    timers.advance(10_000);
    FakeSocket.latest.drop("shutting down");
    timers.advance(0);
    assert.equal(attempts(), 2);
    for (let expected = 3; expected < 8; expected += 1) {
        FakeSocket.latest.drop();
        timers.advance(999);
        assert.equal(attempts(), expected - 1);
        timers.advance(1);
        assert.equal(attempts(), expected);
    }
    assert.deepEqual(statuses.slice(0, 3), ["connecting", "open", "lost: shutting down"]);
});

test("a server that fails right after each snapshot is not hammered", () => {
    const { timers } = connect();
    for (let second = 0; second < 5; second += 1) {
        FakeSocket.latest.accept();
        FakeSocket.latest.deliver(emptyStage);
        FakeSocket.latest.drop();
        timers.advance(1000);
    }
    assert.equal(attempts(), 6);
});

test("a reconnect starts from a new snapshot", () => {
    const { stage, timers, statuses } = connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver(emptyStage);
    FakeSocket.latest.drop();
    timers.advance(1000);
    FakeSocket.latest.accept();
    assert.equal(stage.tick, null);
    FakeSocket.latest.deliver(emptyStage);
    assert.equal(stage.tick, 0);
    assert.equal(statuses.at(-1), "open");
});

test("waking does not wait for the next attempt", () => {
    const { connection, timers } = connect();
    FakeSocket.latest.drop();
    timers.advance(10);
    assert.equal(attempts(), 1);
    connection.wake();
    assert.equal(attempts(), 2);
    timers.advance(990);
    assert.equal(attempts(), 2);
});

test("a handshake without an answer is given up after five seconds", () => {
    const { timers } = connect();
    timers.advance(5000);
    assert.equal(FakeSocket.all[0].readyState, 2);
    timers.advance(0);
    assert.equal(attempts(), 2);
});

test("a message that breaks the format closes the connection with the fault's code and reason", () => {
    const { stage, statuses } = connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver(emptyStage);
    FakeSocket.latest.deliver(bytes("7f"));
    assert.deepEqual(FakeSocket.latest.closedWith, { code: 4002, reason: "type: a server does not send 0x7f" });
    assert.equal(statuses.at(-1), "lost: type: a server does not send 0x7f");
    assert.equal(stage.tick, 0);
});

test("a text message closes the connection", () => {
    connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver("hello");
    assert.equal(FakeSocket.latest.closedWith.code, 4003);
});

test("every eighth message is acknowledged at once", () => {
    connect();
    const socket = FakeSocket.latest;
    socket.accept();
    for (let count = 0; count < 16; count += 1) {
        assert.equal(socket.sent.length, Math.floor(count / 8));
        socket.deliver(emptyStage);
    }
    assert.deepEqual(socket.sent.map(hex), ["1200000000", "1200000000"]);
});

test("a single message is acknowledged within 100 ms", () => {
    const { timers } = connect();
    const socket = FakeSocket.latest;
    socket.accept();
    socket.deliver(emptyStage);
    socket.deliver(toTick1);
    assert.equal(socket.sent.length, 0);
    timers.advance(100);
    assert.deepEqual(socket.sent.map(hex), ["1201000000"]);
    timers.advance(1000);
    assert.equal(socket.sent.length, 1);
});

test("nothing is sent while there is no connection", () => {
    const { connection } = connect();
    connection.send(bytes("1200000000"));
    assert.deepEqual(FakeSocket.latest.sent, []);
});
