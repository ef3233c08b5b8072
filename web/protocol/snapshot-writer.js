import { attributeReaders, layerDefaults } from "./attributes.js";
import { ByteWriter } from "./byte-writer.js";
import { writeDrawing, writeShadow, writeStops } from "./drawing-writer.js";

/** How each attribute is written; their bits are those of the readers. */
const writers = {
    parent: (w, value) => w.varint(value),
    index: (w, value) => w.varint(value),
    position: writePoint,
    boundsOrigin: writePoint,
    boundsSize: (w, { width, height }) => { w.fixed(width); w.fixed(height); },
    anchorPoint: (w, { x, y }) => { w.f32(x); w.f32(y); },
    transform: writeTransform,
    sublayerTransform: writeTransform,
    zPosition: (w, value) => w.f32(value),
    opacity: (w, value) => w.u8(value),
    flags: (w, value) => w.u8(value),
    cornerRadius: (w, value) => w.fixed(value),
    backgroundColor: (w, value) => w.color(value),
    border: (w, { width, color }) => { w.fixed(width); w.color(color); },
    shadow: writeShadow,
    contents: (w, { image, gravity }) => { w.string(image); w.u8(gravity); },
    text: writeText,
    gradient: writeGradient,
    blur: (w, value) => w.u8(value),
    accessibility: (w, { role, label }) => { w.u8(role); w.string(label); },
    item: (w, { position, count, isSelected }) => { w.varint(position); w.varint(count); w.u8(isSelected ? 1 : 0); },
    drawing: writeDrawing,
};

/** A stage as the snapshot that a server would send of it. O(layers). */
export function writeSnapshot(stage) {
    const writer = new ByteWriter();
    writer.u8(0x01);
    writer.u32(stage.tick);
    writer.fixed(stage.width);
    writer.fixed(stage.height);
    const layers = [...stage.layers].sort((a, b) => a.id - b.id);
    writer.varint(layers.length);
    let id = 0;
    for (const layer of layers) {
        writer.varint(layer.id - id);
        id = layer.id;
        writeAttributes(writer, layer);
    }
    return writer.finish();
}

function writeAttributes(writer, layer) {
    const present = attributeReaders.map(([name]) => layer[name] !== layerDefaults[name]);
    writer.varint(present.reduce((mask, isPresent, bit) => mask + (isPresent ? 2 ** bit : 0), 0));
    attributeReaders.forEach(([name], bit) => {
        if (present[bit]) writers[name](writer, layer[name]);
    });
}

function writePoint(writer, { x, y }) {
    writer.fixed(x);
    writer.fixed(y);
}

function writeTransform(writer, matrix) {
    writer.u8(matrix === null ? 0 : 2);
    for (const number of matrix ?? []) writer.f32(number);
}

function writeText(writer, text) {
    writer.string(text?.string ?? "");
    if (text === null) return;
    writer.fixed(text.size);
    writer.color(text.color);
    for (const each of [text.weight, text.design, text.alignment, text.lines]) writer.u8(each);
}

function writeGradient(writer, gradient) {
    writer.u8(gradient?.stops.length ?? 0);
    if (gradient === null) return;
    for (const { x, y } of [gradient.start, gradient.end]) {
        writer.f32(x);
        writer.f32(y);
    }
    writeStops(writer, gradient.stops);
}
