import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Connection } from "../../web/connection/connection.js";
import { Stage } from "../../web/stage/stage.js";
import { FakeSocket, FakeTimers } from "./fakes.mjs";
import { bytes, hex, vectors } from "./vectors.mjs";

/** A message of the parts. */
function messageOf(...parts) {
    return Uint8Array.from(parts.flatMap((part) => [...varint(part.length), ...part]));
}

function varint(value) {
    return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

function notice(text) {
    return messageOf([0x06, ...new TextEncoder().encode(text)]);
}

const emptyStage = messageOf(bytes("010000000080860380cc0600"));
const toTick1 = messageOf(bytes("0200000000010000000000"));

/** A connection on fake sockets and timers; `statuses` collects what a viewer would be told. */
function connect(options = {}) {
    const timers = new FakeTimers();
    const statuses = [];
    const heard = { notices: [], cursors: [], identities: [], codes: [] };
    const stage = new Stage();
    const page = { isVisible: true };
    const connection = new Connection("ws://host/rooms/monzo", stage, {
        ...options,
        onNotice: (notice) => heard.notices.push(notice),
        onCursors: (cursors) => heard.cursors.push(cursors),
        onIdentity: (identity) => heard.identities.push(identity),
        onStatus: (status, reason, code) => {
            statuses.push(reason === "" ? status : `${status}: ${reason}`);
            heard.codes.push(code);
        },
        environment: {
            WebSocket: FakeSocket,
            setTimeout: timers.setTimeout,
            clearTimeout: timers.clearTimeout,
            random: () => 0.5,
            now: () => timers.now,
            isVisible: () => page.isVisible,
        },
    });
    connection.open();
    return { connection, stage, timers, statuses, heard, page };
}

/** What was sent beside probes. */
function sent(socket) {
    return socket.sent.filter((message) => message[0] !== 0x15);
}

function probes(socket) {
    return socket.sent.filter((message) => message[0] === 0x15);
}

const texts = Object.fromEntries(vectors.control.map(({ name, text }) => [name, text]));
const key = `p${"aZ-_9".repeat(8)}aaa`;

beforeEach(() => {
    FakeSocket.all = [];
});

function attempts() {
    return FakeSocket.all.length;
}

test("it opens the room with the wire's sub-protocol and applies what arrives", () => {
    const { stage, statuses } = connect();
    const socket = FakeSocket.latest;
    assert.deepEqual([socket.url, socket.binaryType], ["ws://host/rooms/monzo", "arraybuffer"]);
    assert.deepEqual(socket.protocols, ["zoetrope.v3"]);
    socket.accept();
    socket.deliver(emptyStage);
    socket.deliver(toTick1);
    assert.equal(stage.tick, 1);
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
    FakeSocket.latest.deliver(messageOf(bytes("7f")));
    assert.deepEqual(FakeSocket.latest.closedWith, { code: 4002, reason: "type: a server does not send 0x7f" });
    assert.equal(statuses.at(-1), "lost: type: a server does not send 0x7f");
    assert.equal(stage.tick, 0);
});

test("a text message and a notice that breaks the format close the connection", () => {
    connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver("hello");
    assert.deepEqual(FakeSocket.latest.closedWith, { code: 4007, reason: "a server sends no text messages" });
    connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver(messageOf(bytes("0668656c6c6f")));
    assert.deepEqual(FakeSocket.latest.closedWith, { code: 4007, reason: "a notice is not JSON" });
});

test("key and identity are shown in the handshake, and an identity that was given is kept for the next", () => {
    const { timers, heard } = connect({ key, identity: "old" });
    assert.deepEqual(FakeSocket.latest.protocols, ["zoetrope.v3", `key.${key}`, "id.old"]);
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver(notice(texts["a presenter's welcome"]));
    assert.deepEqual(heard.identities, ["a_Z-09"]);
    FakeSocket.latest.drop();
    timers.advance(1000);
    assert.deepEqual(FakeSocket.latest.protocols, ["zoetrope.v3", `key.${key}`, "id.a_Z-09"]);
});

test("an identity that is taken is forgotten", () => {
    const { timers, heard, statuses } = connect({ identity: "old" });
    FakeSocket.latest.accept();
    FakeSocket.latest.drop("you are here twice", 4409);
    timers.advance(1000);
    assert.deepEqual(heard.identities, [null]);
    assert.deepEqual(FakeSocket.latest.protocols, ["zoetrope.v3"]);
    assert.equal(statuses.at(-1), "lost: you are here twice");
});

for (const code of [4401, 4403, 4404, 4410]) {
    test(`${code} is the end`, () => {
        const { connection, timers, statuses } = connect({ key });
        FakeSocket.latest.accept();
        FakeSocket.latest.drop("the links were renewed", code);
        connection.wake();
        timers.advance(60_000);
        assert.equal(attempts(), 1);
        assert.equal(statuses.at(-1), "ended: the links were renewed");
    });
}

test("a key that no browser would send is the end", () => {
    const { statuses, heard } = connect({ key: "p 1" });
    assert.equal(attempts(), 0);
    assert.deepEqual(statuses, ["connecting", "ended: the link is cut short or mistyped"]);
    assert.deepEqual(heard.codes, [undefined, 4403]);
});

test("control messages and cursors are handed on", () => {
    const { heard } = connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.deliver(notice(texts["read-outs"]));
    FakeSocket.latest.deliver(notice('{"type":"novel"}'));
    FakeSocket.latest.deliver(messageOf(bytes("0301010001c20184" + "06")));
    assert.deepEqual(heard.notices, [JSON.parse(texts["read-outs"])]);
    assert.deepEqual(heard.cursors, [[{ viewer: 1, pointer: 0, isDown: true, x: 1.515625, y: 6.03125 }]]);
    assert.equal(FakeSocket.latest.closedWith, null);
});

test("a probe is sent at once and every two seconds, but not while nobody looks", () => {
    const { connection, timers, page } = connect();
    const socket = FakeSocket.latest;
    timers.advance(500);
    socket.accept();
    assert.deepEqual(probes(socket).map(hex), ["150000000000407f40"]);
    timers.advance(4000);
    assert.equal(probes(socket).length, 3);
    page.isVisible = false;
    timers.advance(10_000);
    assert.equal(probes(socket).length, 3);
    page.isVisible = true;
    connection.wake();
    assert.equal(probes(socket).length, 4);
    socket.drop();
    timers.advance(500);
    assert.equal(probes(socket).length, 4);
});

test("an echo tells the round trip and the server's clock", () => {
    const { connection, timers } = connect();
    FakeSocket.latest.accept();
    timers.advance(40);
    const echo = new DataView(new ArrayBuffer(17));
    echo.setUint8(0, 4);
    echo.setFloat64(9, 5020, true);
    FakeSocket.latest.deliver(messageOf(new Uint8Array(echo.buffer)));
    assert.deepEqual([connection.clock.roundTrip, connection.clock.minimumRoundTrip, connection.clock.offset], [40, 40, 5000]);
});

test("while the round trip is not known every sixteenth message is acknowledged at once", () => {
    connect();
    const socket = FakeSocket.latest;
    socket.accept();
    for (let count = 0; count < 32; count += 1) {
        assert.equal(sent(socket).length, Math.floor(count / 16));
        socket.deliver(emptyStage);
    }
    assert.deepEqual(sent(socket).map(hex), ["1200000000", "1200000000"]);
});

test("a message of several frames is shown as a whole, and acknowledged by the newest", () => {
    const { stage, timers } = connect();
    const socket = FakeSocket.latest;
    socket.accept();
    // A snapshot, a delta and two steps in which nothing moves.
    socket.deliver(messageOf(bytes("010000000080860380cc0600"), bytes("0200000000010000000000"), bytes("0500"), bytes("0520")));
    assert.equal(stage.tick, 5);
    timers.advance(500);
    assert.deepEqual(sent(socket).map(hex), ["1205000000"]);
});

for (const { roundTrip, every } of [
    { roundTrip: 10, every: 24 },
    { roundTrip: 150, every: 17 },
    { roundTrip: 300, every: 8 },
    { roundTrip: 1000, every: 2 },
]) {
    test(`with a round trip of ${roundTrip} ms message ${every} is acknowledged`, () => {
        const { timers } = connect();
        const socket = FakeSocket.latest;
        socket.accept();
        timers.advance(roundTrip);
        socket.deliver(messageOf(bytes(`04${"00".repeat(16)}`)));
        const before = sent(socket).length;
        for (let count = 1; count < every; count += 1) socket.deliver(emptyStage);
        assert.equal(sent(socket).length, before);
        socket.deliver(emptyStage);
        assert.equal(sent(socket).length, before + 1);
    });
}

test("a single message is acknowledged within 500 ms", () => {
    const { timers } = connect();
    const socket = FakeSocket.latest;
    socket.accept();
    socket.deliver(emptyStage);
    socket.deliver(toTick1);
    assert.equal(sent(socket).length, 0);
    timers.advance(500);
    assert.deepEqual(sent(socket).map(hex), ["1201000000"]);
    timers.advance(1000);
    assert.equal(sent(socket).length, 1);
});

test("nothing is sent while there is no connection", () => {
    const { connection } = connect();
    connection.send(bytes("1200000000"));
    assert.deepEqual(FakeSocket.latest.sent, []);
});

test("the close frame's code is told with its reason", () => {
    const { heard } = connect();
    FakeSocket.latest.accept();
    FakeSocket.latest.drop("1000 viewers", 1013);
    assert.deepEqual(heard.codes, [undefined, 1013]);
});

test("a connection that was closed here neither comes back nor calls anybody", () => {
    const { connection, timers, statuses } = connect();
    const socket = FakeSocket.latest;
    socket.accept();
    connection.close();
    assert.equal(socket.readyState, 2);
    assert.equal(socket.onclose, null);
    connection.wake();
    timers.advance(60_000);
    assert.equal(attempts(), 1);
    assert.deepEqual(statuses, ["connecting"]);
});

test("a renewed key is the next handshake's", () => {
    const { connection, timers } = connect({ key: "pOld" });
    FakeSocket.latest.accept();
    connection.key = "pNew";
    FakeSocket.latest.drop();
    timers.advance(2000);
    assert.deepEqual(FakeSocket.latest.protocols, ["zoetrope.v3", "key.pNew"]);
});
