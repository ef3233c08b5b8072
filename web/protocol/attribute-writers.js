import { writeDrawing, writeShadow, writeStops } from "./drawing-writer.js";
import { writeText } from "./text-writer.js";

/** How each of a layer's attributes is written, by its name: what recordings alone need. */
export const attributeWriters = {
    parent: (w, value) => w.varint(value),
    index: (w, value) => w.varint(value),
    position: writePair,
    boundsOrigin: writePair,
    boundsSize: writeSize,
    anchorPoint: writePoint,
    transform: writeTransform,
    sublayerTransform: writeTransform,
    zPosition: (w, value) => w.f32(value),
    opacity: (w, value) => w.u8(value),
    flags: (w, value) => w.u8(value),
    cornerRadius: (w, value) => w.fixed(value),
    backgroundColor: (w, value) => w.color(value),
    border: writeBorder,
    shadow: writeShadow,
    contents: writeContents,
    text: writeText,
    gradient: writeGradient,
    blur: (w, value) => w.u8(value),
    accessibility: writeAccessibility,
    item: writeItem,
    drawing: writeDrawing,
    filter: writeFilter,
};

function writePair(writer, { x, y }) {
    writer.fixed(x);
    writer.fixed(y);
}

function writeSize(writer, { width, height }) {
    writer.fixed(width);
    writer.fixed(height);
}

function writePoint(writer, { x, y }) {
    writer.f32(x);
    writer.f32(y);
}

function writeTransform(writer, matrix) {
    writer.u8(matrix === null ? 0 : 2);
    for (const number of matrix ?? []) writer.f32(number);
}

function writeBorder(writer, { width, color }) {
    writer.fixed(width);
    writer.color(color);
}

function writeContents(writer, { image, gravity }) {
    writer.string(image);
    writer.u8(gravity);
}

function writeGradient(writer, gradient) {
    if (gradient === null) return writer.u8(0);
    const count = gradient.stops.length;
    writer.u8((count > 8 ? 1 : count) | gradient.kind << 4);
    if (count > 8) writer.u8(count);
    writePoint(writer, gradient.start);
    writePoint(writer, gradient.end);
    writeStops(writer, gradient.stops);
}

function writeAccessibility(writer, { role, label }) {
    writer.u8(role);
    writer.string(label);
}

function writeItem(writer, { position, count, isSelected }) {
    writer.varint(position);
    writer.varint(count);
    writer.u8(isSelected ? 1 : 0);
}

function writeFilter(writer, { blend, isIsolated, blur, colorMatrix }) {
    writer.u8(blend);
    writer.u8((colorMatrix ? 1 : 0) | (isIsolated ? 2 : 0));
    writer.fixed(blur);
    for (const number of colorMatrix ?? []) writer.f32(number);
}
