import { readDrawing, readShadow, readStops } from "./drawing.js";
import { protocolError } from "./fault.js";
import { readText } from "./text.js";
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

/** A filter's ways to mix colours with those behind, as in W3C's Compositing and Blending Level 1. */
export const Blend = Object.freeze({
    normal: 0, multiply: 1, screen: 2, overlay: 3, darken: 4, lighten: 5, colorDodge: 6, colorBurn: 7, softLight: 8, hardLight: 9,
    difference: 10, exclusion: 11, hue: 12, saturation: 13, color: 14, luminosity: 15,
    sourceAtop: 16, destinationOver: 17, destinationOut: 18, plusDarker: 19, plusLighter: 20,
});

/** What is done to nothing: a layer's filter when the wire does not say otherwise. */
export const noFilter = Object.freeze({ blend: Blend.normal, isIsolated: false, blur: 0, colorMatrix: null });

/**
 * A layer's attributes, number k being bit k of a node's mask: the value that one has when the wire does not say otherwise,
 * and how it is read; `attribute-writers.js` has how it is written.
 */
export const layerAttributes = [
    { name: "parent", initial: 0, read: readIdentifier },
    { name: "index", initial: 0, read: readIdentifier },
    { name: "position", initial: { x: 0, y: 0 }, read: readPair },
    { name: "boundsOrigin", initial: { x: 0, y: 0 }, read: readPair },
    { name: "boundsSize", initial: { width: 0, height: 0 }, read: readSize },
    { name: "anchorPoint", initial: { x: 0.5, y: 0.5 }, read: readPoint },
    { name: "transform", initial: null, read: readTransform },
    { name: "sublayerTransform", initial: null, read: readTransform },
    { name: "zPosition", initial: 0, read: (r, f) => r.f32(f) },
    { name: "opacity", initial: 255, read: (r, f) => r.u8(f) },
    { name: "flags", initial: Flag.doubleSided, read: (r, f) => r.u8(f) },
    { name: "cornerRadius", initial: 0, read: (r, f) => r.length(f) },
    { name: "backgroundColor", initial: [0, 0, 0, 0], read: (r, f) => r.color(f) },
    { name: "border", initial: { width: 0, color: [0, 0, 0, 0] }, read: readBorder },
    { name: "shadow", initial: { color: [0, 0, 0, 0], radius: 0, x: 0, y: 0 }, read: readShadow },
    { name: "contents", initial: { image: "", gravity: 0 }, read: readContents },
    { name: "text", initial: null, read: readText },
    { name: "gradient", initial: null, read: readGradient },
    { name: "blur", initial: 0, read: (r, f) => r.choice(f, 0, 5) },
    { name: "accessibility", initial: { role: 0, label: "" }, read: readAccessibility },
    { name: "item", initial: { position: 0, count: 0, isSelected: false }, read: readItem },
    { name: "drawing", initial: null, read: readDrawing },
    { name: "filter", initial: noFilter, read: readFilter },
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

function readSize(reader, field) {
    return { width: reader.length(field), height: reader.length(field) };
}

function readPoint(reader, field) {
    return { x: reader.f32(field), y: reader.f32(field) };
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

function readBorder(reader, field) {
    return { width: reader.length(field), color: reader.color(field) };
}

function readContents(reader, field) {
    return { image: reader.string(field), gravity: reader.choice(field, 0, 3) };
}

/** Null for none. */
function readGradient(reader, field) {
    const head = reader.choice(field, 0, 16 * Object.keys(GradientKind).length - 1);
    if (head === 0) return null;
    const kind = head >> 4;
    // The number of more than eight follows.
    const short = head & 15;
    const count = short === 1 ? reader.choice(field, 9, limits.gradientStops) : short;
    if (short < 1 || short > 8) throw protocolError(`${field}: ${short} stops, 0 or 2...8 are allowed`);
    const start = readPoint(reader, field);
    const end = readPoint(reader, field);
    return { kind, start, end, stops: readStops(reader, field, count) };
}

function readAccessibility(reader, field) {
    return { role: reader.choice(field, 0, 6), label: reader.string(field) };
}

/** Of an item: its place in its list, of how many, and whether it is selected. */
function readItem(reader, field) {
    const position = readIdentifier(reader, field);
    const count = readIdentifier(reader, field);
    return { position, count, isSelected: reader.choice(field, 0, 1) === 1 };
}

/** `colorMatrix` is null for none, else for red, green, blue and alpha four factors each, and what is added. */
function readFilter(reader, field) {
    const blend = reader.choice(field, 0, Object.keys(Blend).length - 1);
    const flags = reader.choice(field, 0, 3);
    const blur = reader.length(field);
    const colorMatrix = flags & 1 ? Array.from({ length: 20 }, () => reader.f32(field)) : null;
    return { blend, isIsolated: (flags & 2) !== 0, blur, colorMatrix };
}
