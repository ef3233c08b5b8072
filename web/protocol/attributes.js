import { readDrawing, readShadow, readStops } from "./drawing.js";
import { writeDrawing, writeShadow, writeStops } from "./drawing-writer.js";
import { protocolError } from "./fault.js";
import { readText, writeText } from "./text.js";
import { limits } from "./wire-format.js";

/** A gradient's kinds. */
export const GradientKind = Object.freeze({ axial: 0, radial: 1, conic: 2 });

export const Flag = Object.freeze({
    hidden: 1, masksToBounds: 2, doubleSided: 4, mask: 8,
    squareTopLeft: 16, squareTopRight: 32, squareBottomLeft: 64, squareBottomRight: 128,
});
/** How far the bits of the square corners are from those of a set of four. */
export const squareCornersShift = 4;
export const Gravity = Object.freeze({ scaleToFill: 0, aspectFit: 1, aspectFill: 2, center: 3 });

/**
 * A layer's attributes, number k being bit k of a node's mask: the value that one has when the wire does not say otherwise,
 * and how it is read and written.
 */
export const layerAttributes = [
    { name: "parent", initial: 0, read: readIdentifier, write: (w, value) => w.varint(value) },
    { name: "index", initial: 0, read: readIdentifier, write: (w, value) => w.varint(value) },
    { name: "position", initial: { x: 0, y: 0 }, read: readPair, write: writePair },
    { name: "boundsOrigin", initial: { x: 0, y: 0 }, read: readPair, write: writePair },
    { name: "boundsSize", initial: { width: 0, height: 0 }, read: readSize, write: writeSize },
    { name: "anchorPoint", initial: { x: 0.5, y: 0.5 }, read: readPoint, write: writePoint },
    { name: "transform", initial: null, read: readTransform, write: writeTransform },
    { name: "sublayerTransform", initial: null, read: readTransform, write: writeTransform },
    { name: "zPosition", initial: 0, read: (r, f) => r.f32(f), write: (w, value) => w.f32(value) },
    { name: "opacity", initial: 255, read: (r, f) => r.u8(f), write: (w, value) => w.u8(value) },
    { name: "flags", initial: Flag.doubleSided, read: (r, f) => r.u8(f), write: (w, value) => w.u8(value) },
    { name: "cornerRadius", initial: 0, read: (r, f) => r.length(f), write: (w, value) => w.fixed(value) },
    { name: "backgroundColor", initial: [0, 0, 0, 0], read: (r, f) => r.color(f), write: (w, value) => w.color(value) },
    { name: "border", initial: { width: 0, color: [0, 0, 0, 0] }, read: readBorder, write: writeBorder },
    { name: "shadow", initial: { color: [0, 0, 0, 0], radius: 0, x: 0, y: 0 }, read: readShadow, write: writeShadow },
    { name: "contents", initial: { image: "", gravity: 0 }, read: readContents, write: writeContents },
    { name: "text", initial: null, read: readText, write: writeText },
    { name: "gradient", initial: null, read: readGradient, write: writeGradient },
    { name: "blur", initial: 0, read: (r, f) => r.choice(f, 0, 5), write: (w, value) => w.u8(value) },
    { name: "accessibility", initial: { role: 0, label: "" }, read: readAccessibility, write: writeAccessibility },
    { name: "item", initial: { position: 0, count: 0, isSelected: false }, read: readItem, write: writeItem },
    { name: "drawing", initial: null, read: readDrawing, write: writeDrawing },
];

/** A layer's attributes when the wire does not say otherwise: WIRE.md's column "default". */
export const layerDefaults = Object.freeze(Object.fromEntries(layerAttributes.map(({ name, initial }) => [name, initial])));

function readIdentifier(reader, field) {
    const value = reader.varint(field);
    if (value > 0xffffffff) throw protocolError(`${field}: ${value} is not below 2^32`);
    return value;
}

function readPair(reader, field) {
    return { x: reader.fixed(field), y: reader.fixed(field) };
}

function writePair(writer, { x, y }) {
    writer.fixed(x);
    writer.fixed(y);
}

function readSize(reader, field) {
    return { width: reader.length(field), height: reader.length(field) };
}

function writeSize(writer, { width, height }) {
    writer.fixed(width);
    writer.fixed(height);
}

function readPoint(reader, field) {
    return { x: reader.f32(field), y: reader.f32(field) };
}

function writePoint(writer, { x, y }) {
    writer.f32(x);
    writer.f32(y);
}

/** Null for the identity, else sixteen numbers m11...m44, as `CATransform3D`. */
function readTransform(reader, field) {
    const kind = reader.choice(field, 0, 2);
    if (kind === 0) return null;
    const numbers = Array.from({ length: kind === 1 ? 6 : 16 }, () => reader.f32(field));
    if (kind === 2) return numbers;
    const [a, b, c, d, tx, ty] = numbers;
    return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
}

function writeTransform(writer, matrix) {
    writer.u8(matrix === null ? 0 : 2);
    for (const number of matrix ?? []) writer.f32(number);
}

function readBorder(reader, field) {
    return { width: reader.length(field), color: reader.color(field) };
}

function writeBorder(writer, { width, color }) {
    writer.fixed(width);
    writer.color(color);
}

function readContents(reader, field) {
    return { image: reader.string(field), gravity: reader.choice(field, 0, 3) };
}

function writeContents(writer, { image, gravity }) {
    writer.string(image);
    writer.u8(gravity);
}

/** Null for none. */
function readGradient(reader, field) {
    const head = reader.choice(field, 0, 16 * Object.keys(GradientKind).length - 1);
    if (head === 0) return null;
    const kind = head >> 4;
    const count = head & 15;
    if (count < 2 || count > limits.gradientStops) throw protocolError(`${field}: ${count} stops, 0 or 2...8 are allowed`);
    const start = readPoint(reader, field);
    const end = readPoint(reader, field);
    return { kind, start, end, stops: readStops(reader, field, count) };
}

function writeGradient(writer, gradient) {
    writer.u8(gradient === null ? 0 : gradient.stops.length | gradient.kind << 4);
    if (gradient === null) return;
    writePoint(writer, gradient.start);
    writePoint(writer, gradient.end);
    writeStops(writer, gradient.stops);
}

function readAccessibility(reader, field) {
    return { role: reader.choice(field, 0, 6), label: reader.string(field) };
}

function writeAccessibility(writer, { role, label }) {
    writer.u8(role);
    writer.string(label);
}

/** Of an item: its place in its list, of how many, and whether it is selected. */
function readItem(reader, field) {
    const position = readIdentifier(reader, field);
    const count = readIdentifier(reader, field);
    return { position, count, isSelected: reader.choice(field, 0, 1) === 1 };
}

function writeItem(writer, { position, count, isSelected }) {
    writer.varint(position);
    writer.varint(count);
    writer.u8(isSelected ? 1 : 0);
}
