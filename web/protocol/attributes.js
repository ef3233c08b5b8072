import { readDrawing, readShadow, readStops } from "./drawing.js";
import { protocolError } from "./fault.js";

/** A layer's attributes when the wire does not say otherwise: WIRE.md's column "default". */
export const layerDefaults = Object.freeze({
    parent: 0,
    index: 0,
    position: { x: 0, y: 0 },
    boundsOrigin: { x: 0, y: 0 },
    boundsSize: { width: 0, height: 0 },
    anchorPoint: { x: 0.5, y: 0.5 },
    transform: null,
    sublayerTransform: null,
    zPosition: 0,
    opacity: 255,
    flags: 4,
    cornerRadius: 0,
    backgroundColor: [0, 0, 0, 0],
    border: { width: 0, color: [0, 0, 0, 0] },
    shadow: { color: [0, 0, 0, 0], radius: 0, x: 0, y: 0 },
    contents: { image: "", gravity: 0 },
    text: null,
    gradient: null,
    blur: 0,
    accessibility: { role: 0, label: "" },
    item: { position: 0, count: 0, isSelected: false },
    drawing: null,
});

export const Flag = Object.freeze({ hidden: 1, masksToBounds: 2, doubleSided: 4, mask: 8 });
export const Gravity = Object.freeze({ scaleToFill: 0, aspectFit: 1, aspectFill: 2, center: 3 });

/** Attribute k of a node's mask: its name and how to read it. Bits from `attributeReaders.length` on break the format. */
export const attributeReaders = [
    ["parent", readIdentifier],
    ["index", readIdentifier],
    ["position", (r, f) => ({ x: r.fixed(f), y: r.fixed(f) })],
    ["boundsOrigin", (r, f) => ({ x: r.fixed(f), y: r.fixed(f) })],
    ["boundsSize", (r, f) => ({ width: r.length(f), height: r.length(f) })],
    ["anchorPoint", (r, f) => ({ x: r.f32(f), y: r.f32(f) })],
    ["transform", readTransform],
    ["sublayerTransform", readTransform],
    ["zPosition", (r, f) => r.f32(f)],
    ["opacity", (r, f) => r.u8(f)],
    ["flags", (r, f) => r.choice(f, 0, Flag.hidden | Flag.masksToBounds | Flag.doubleSided | Flag.mask)],
    ["cornerRadius", (r, f) => r.length(f)],
    ["backgroundColor", (r, f) => r.color(f)],
    ["border", (r, f) => ({ width: r.length(f), color: r.color(f) })],
    ["shadow", readShadow],
    ["contents", (r, f) => ({ image: r.string(f), gravity: r.choice(f, 0, 3) })],
    ["text", readText],
    ["gradient", readGradient],
    ["blur", (r, f) => r.choice(f, 0, 5)],
    ["accessibility", (r, f) => ({ role: r.choice(f, 0, 5), label: r.string(f) })],
    ["item", (r, f) => ({ position: readIdentifier(r, f), count: readIdentifier(r, f), isSelected: r.choice(f, 0, 1) === 1 })],
    ["drawing", readDrawing],
];

function readIdentifier(reader, field) {
    const value = reader.varint(field);
    if (value > 0xffffffff) throw protocolError(`${field}: ${value} is not below 2^32`);
    return value;
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

/** Null for none. */
function readText(reader, field) {
    const string = reader.string(field);
    if (string === "") return null;
    const size = reader.fixed(field);
    if (size <= 0) throw protocolError(`${field}: a font size of ${size} is not above 0`);
    return {
        string,
        size,
        color: reader.color(field),
        weight: reader.choice(field, 1, 9),
        design: reader.choice(field, 0, 3),
        alignment: reader.choice(field, 0, 4),
        lines: reader.u8(field),
    };
}

/** Null for none. */
function readGradient(reader, field) {
    const count = reader.u8(field);
    if (count === 0) return null;
    if (count === 1 || count > 8) throw protocolError(`${field}: ${count} stops, 0 or 2...8 are allowed`);
    const start = { x: reader.f32(field), y: reader.f32(field) };
    const end = { x: reader.f32(field), y: reader.f32(field) };
    return { start, end, stops: readStops(reader, field, count) };
}
