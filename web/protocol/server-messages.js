import { attributeReaders } from "./attributes.js";
import { ByteReader } from "./byte-reader.js";
import { CloseCode } from "./close-code.js";
import { WireFault, protocolError } from "./fault.js";

const maximumBytes = 1 << 20;
const maximumCursors = 64;
const maximumCursorsBytes = 2048;
/** What a cursor calls a mouse or a pen that hovers. */
export const hoveringPointer = 255;

/**
 * Decodes what a server may send in binary. O(bytes).
 *
 * @param {Uint8Array} bytes one whole WebSocket message
 * @returns `{ type: "snapshot", tick, width, height, nodes }` or `{ type: "delta", base, tick, removed, nodes }`, where
 *   a node holds its `id` and the attributes that were present, named as in `layerDefaults`;
 *   `{ type: "cursors", cursors }` of `{ viewer, pointer, isDown, x, y }` in stage points; or
 *   `{ type: "echo", probe, time }` in milliseconds of the viewer's and the server's clock
 * @throws {WireFault} if the message breaks the format
 */
export function decodeServerMessage(bytes) {
    const limit = bytes[0] === 0x03 ? maximumCursorsBytes : maximumBytes;
    if (bytes.length > limit) {
        throw new WireFault(CloseCode.messageTooBig, `${bytes.length} bytes, at most ${limit} are allowed`);
    }
    const reader = new ByteReader(bytes);
    const message = decodeBody(reader, reader.u8("type"));
    reader.end();
    return message;
}

function decodeBody(reader, type) {
    if (type === 0x01) {
        const tick = reader.u32("tick");
        const width = stageLength(reader, "width");
        const height = stageLength(reader, "height");
        return { type: "snapshot", tick, width, height, nodes: readNodes(reader) };
    }
    if (type === 0x02) {
        const base = reader.u32("base");
        const tick = reader.u32("tick");
        if (tick <= base) throw protocolError(`tick: ${tick} is not after base ${base}`);
        return { type: "delta", base, tick, removed: readRemoved(reader), nodes: readNodes(reader) };
    }
    if (type === 0x03) return { type: "cursors", cursors: readCursors(reader) };
    if (type === 0x04) return { type: "echo", probe: reader.time("probe"), time: reader.time("time") };
    throw protocolError(`type: a server does not send 0x${type.toString(16).padStart(2, "0")}`);
}

function stageLength(reader, field) {
    const value = reader.fixed(field);
    if (value <= 0) throw protocolError(`${field}: ${value} is not above 0`);
    return value;
}

function readCursors(reader) {
    const count = reader.varint("count");
    if (count > maximumCursors) throw protocolError(`count: ${count} cursors, at most ${maximumCursors} are allowed`);
    return Array.from({ length: count }, () => {
        const viewer = reader.varint("viewer");
        if (viewer < 1 || viewer > 0xffffffff) throw protocolError(`viewer: ${viewer} is not in 1...2^32 - 1`);
        const pointer = reader.u8("pointer");
        if (pointer > 15 && pointer !== hoveringPointer) {
            throw protocolError(`pointer: ${pointer} is not in 0...15 or ${hoveringPointer}`);
        }
        const isDown = reader.choice("flags", 0, 1) === 1;
        return { viewer, pointer, isDown, x: reader.fixed("x"), y: reader.fixed("y") };
    });
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
    if (mask >= 2 ** attributeReaders.length) throw protocolError(`mask: ${mask} names an attribute that does not exist`);
    const node = { id };
    attributeReaders.forEach(([name, read], bit) => {
        if (mask & (1 << bit)) node[name] = read(reader, name);
    });
    return node;
}
