import { layerAttributes } from "./attributes.js";
import { ByteReader } from "./byte-reader.js";
import { CloseCode } from "./close-code.js";
import { WireFault, protocolError } from "./fault.js";
import { MessageType, limits } from "./wire-format.js";

/**
 * Decodes what a server sends at once. O(bytes).
 *
 * @param {Uint8Array} bytes one whole WebSocket message
 * @returns a list of parts, as of `decodePart`, at least one
 * @throws {WireFault} if the message breaks the format
 */
export function decodeServerMessage(bytes) {
    checkLength(bytes.length, limits.serverMessage);
    const reader = new ByteReader(bytes);
    const parts = [];
    do parts.push(decodePart(reader.bytes(reader.varint("length"), "part"))); while (!reader.isAtEnd);
    return parts;
}

/**
 * Decodes a part of a server's message without its length, which is what recordings hold, too. O(bytes).
 *
 * @returns `{ type: "snapshot", tick, width, height, nodes }` or `{ type: "delta", base, tick, removed, nodes }`, where
 *   a node holds its `id` and the attributes that were present, named as in `layerDefaults`;
 *   `{ type: "step", advance, order, removed, nodes, residuals }`, of which a `FrameDecoder` makes a delta;
 *   `{ type: "cursors", cursors }` of `{ viewer, pointer, isDown, x, y }` in stage points;
 *   `{ type: "echo", probe, time }` in milliseconds of the viewer's and the server's clock; or `{ type: "notice", text }`
 * @throws {WireFault} if it breaks the format
 */
export function decodePart(bytes) {
    checkLength(bytes.length, limits.serverMessage);
    const reader = new ByteReader(bytes);
    const type = reader.u8("type");
    const read = readers.get(type);
    if (read === undefined) throw protocolError(`type: a server does not send 0x${type.toString(16).padStart(2, "0")}`);
    const part = read(reader);
    reader.end();
    return part;
}

const readers = new Map([
    [MessageType.snapshot, readSnapshot],
    [MessageType.delta, readDelta],
    [MessageType.step, readStep],
    [MessageType.cursors, readCursors],
    [MessageType.echo, (reader) => ({ type: "echo", probe: reader.time("probe"), time: reader.time("time") })],
    [MessageType.notice, readNotice],
]);

function checkLength(length, limit) {
    if (length > limit) throw new WireFault(CloseCode.messageTooBig, `${length} bytes, at most ${limit} are allowed`);
}

function readSnapshot(reader) {
    const tick = reader.u32("tick");
    const width = stageLength(reader, "width");
    const height = stageLength(reader, "height");
    return { type: "snapshot", tick, width, height, nodes: readNodes(reader) };
}

function readDelta(reader) {
    const base = reader.u32("base");
    const tick = reader.u32("tick");
    if (tick <= base) throw protocolError(`tick: ${tick} is not after base ${base}`);
    return { type: "delta", base, tick, removed: readRemoved(reader), nodes: readNodes(reader) };
}

function readStep(reader) {
    const head = reader.varint("head");
    const advance = Math.floor(head / 16) + 1;
    if (advance > 0xffffffff) throw protocolError(`head: a step of ${advance} ticks is not below 2^32`);
    const tells = head % 2 === 1;
    const removed = tells ? readRemoved(reader) : [];
    const nodes = tells ? readNodes(reader) : [];
    return { type: "step", advance, order: (head >> 1) & 7, removed, nodes, residuals: reader.rest() };
}

function stageLength(reader, field) {
    const value = reader.fixed(field);
    if (value <= 0) throw protocolError(`${field}: ${value} is not above 0`);
    return value;
}

function readCursors(reader) {
    checkLength(reader.remaining + 1, limits.cursorsPart);
    const count = reader.varint("count");
    if (count > limits.cursors) throw protocolError(`count: ${count} cursors, at most ${limits.cursors} are allowed`);
    const cursors = Array.from({ length: count }, () => {
        const viewer = reader.varint("viewer");
        if (viewer < 1 || viewer > 0xffffffff) throw protocolError(`viewer: ${viewer} is not in 1...2^32 - 1`);
        const pointer = reader.u8("pointer");
        if (pointer >= limits.pointers && pointer !== limits.hoveringPointer) {
            throw protocolError(`pointer: ${pointer} is not in 0...${limits.pointers - 1} or ${limits.hoveringPointer}`);
        }
        const isDown = reader.choice("flags", 0, 1) === 1;
        return { viewer, pointer, isDown, x: reader.fixed("x"), y: reader.fixed("y") };
    });
    return { type: "cursors", cursors };
}

function readNotice(reader) {
    checkLength(reader.remaining, limits.notice);
    return { type: "notice", text: reader.text("notice") };
}

function readRemoved(reader) {
    const removed = [];
    let id = 0;
    for (let rest = reader.varint("removed"); rest > 0; rest -= 1) {
        id = nextIdentifier(reader, id);
        removed.push(id);
    }
    return removed;
}

function readNodes(reader) {
    const nodes = [];
    let id = 0;
    for (let rest = reader.varint("count"); rest > 0; rest -= 1) {
        id = nextIdentifier(reader, id);
        nodes.push(readNode(reader, id));
    }
    return nodes;
}

/** Identifiers ascend: each is sent as the difference to the one before it. */
function nextIdentifier(reader, previous) {
    const difference = reader.varint("id");
    if (difference === 0) throw protocolError("id: 0, or twice in one list");
    const id = previous + difference;
    if (id > 0xffffffff) throw protocolError(`id: ${id} is not below 2^32`);
    return id;
}

function readNode(reader, id) {
    const mask = reader.varint("mask");
    if (mask >= 2 ** layerAttributes.length) throw protocolError(`mask: ${mask} names an attribute that does not exist`);
    const node = { id };
    layerAttributes.forEach(({ name, read }, bit) => {
        if (mask & (1 << bit)) node[name] = read(reader, name);
    });
    return node;
}
