import { attributeReaders } from "./attributes.js";
import { ByteReader } from "./byte-reader.js";
import { CloseCode, WireFault, protocolError } from "./fault.js";

const maximumBytes = 1 << 20;

/**
 * Decodes what a server may send. O(bytes).
 *
 * @param {Uint8Array} bytes one whole WebSocket message
 * @returns `{ type: "snapshot", tick, width, height, nodes }` or `{ type: "delta", base, tick, removed, nodes }`, where
 *   a node holds its `id` and the attributes that were present, named as in `layerDefaults`
 * @throws {WireFault} if the message breaks the format
 */
export function decodeServerMessage(bytes) {
    if (bytes.length > maximumBytes) {
        throw new WireFault(CloseCode.messageTooBig, `${bytes.length} bytes, at most ${maximumBytes} are allowed`);
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
    throw protocolError(`type: a server does not send 0x${type.toString(16).padStart(2, "0")}`);
}

function stageLength(reader, field) {
    const value = reader.fixed(field);
    if (value <= 0) throw protocolError(`${field}: ${value} is not above 0`);
    return value;
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
