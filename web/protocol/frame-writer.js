import { attributeWriters } from "./attribute-writers.js";
import { layerAttributes } from "./attributes.js";
import { ByteWriter } from "./byte-writer.js";
import { MessageType } from "./wire-format.js";

/** A stage as the decoded snapshot that a server would send of it. O(layers). */
export function snapshotOf(stage) {
    const nodes = [...stage.layers].sort((a, b) => a.id - b.id).map((layer) => {
        const node = { id: layer.id };
        for (const { name, initial } of layerAttributes) if (layer[name] !== initial) node[name] = layer[name];
        return node;
    });
    return { type: "snapshot", tick: stage.tick, width: stage.width, height: stage.height, nodes };
}

/** A decoded snapshot or delta as the part, without its length, that says it. O(nodes). */
export function writeFrame(frame) {
    const writer = new ByteWriter();
    if (frame.type === "snapshot") {
        writer.u8(MessageType.snapshot);
        writer.u32(frame.tick);
        writer.fixed(frame.width);
        writer.fixed(frame.height);
    } else {
        writer.u8(MessageType.delta);
        writer.u32(frame.base);
        writer.u32(frame.tick);
        writeRemoved(writer, frame.removed);
    }
    writeNodes(writer, frame.nodes);
    return writer.finish();
}

function writeRemoved(writer, removed) {
    writer.varint(removed.length);
    let last = 0;
    for (const id of removed) {
        writer.varint(id - last);
        last = id;
    }
}

function writeNodes(writer, nodes) {
    writer.varint(nodes.length);
    let last = 0;
    for (const node of nodes) {
        writer.varint(node.id - last);
        last = node.id;
        const present = layerAttributes.map(({ name }) => name in node);
        writer.varint(present.reduce((mask, isPresent, bit) => mask + (isPresent ? 2 ** bit : 0), 0));
        layerAttributes.forEach(({ name }, bit) => {
            if (present[bit]) attributeWriters[name](writer, node[name]);
        });
    }
}
