import { protocolError } from "./fault.js";
import { readText } from "./text.js";
import { limits } from "./wire-format.js";

/** The largest magnitude of a path's coordinate, in points. */
export const coordinateLimit = 2 ** 31;

/** Points that follow each of a path's verbs: move, line, quadratic and cubic curve, close. */
export const pointCounts = Object.freeze([1, 1, 2, 3, 0]);
export const Verb = Object.freeze({ move: 0, line: 1, quad: 2, cubic: 3, close: 4 });

/** Operation k of a drawing: its name and how to read what follows its byte. */
const operationReaders = [
    ["fill", (r, f) => ({ isEvenOdd: readFlag(r, f), color: r.color(f), path: readPath(r, f) })],
    ["stroke", (r, f) => ({ color: r.color(f), line: readLine(r, f), path: readPath(r, f) })],
    ["save", () => ({})],
    ["restore", () => ({})],
    ["clip", (r, f) => ({ isEvenOdd: readFlag(r, f), path: readPath(r, f) })],
    ["shadow", (r, f) => ({ shadow: readShadow(r, f) })],
    ["pathShadow", (r, f) => ({ shadow: readShadow(r, f), path: readPath(r, f) })],
    ["gradient", readGradient],
    ["image", readImage],
    ["clear", (r, f) => ({ path: readPath(r, f) })],
    ["text", readDrawnText],
];

/** The operations' names in the order of their bytes. */
export const operationTypes = Object.freeze(operationReaders.map(([name]) => name));

/** A list of operations `{ type, ... }`; null for none. */
export function readDrawing(reader, field) {
    const count = readCount(reader, field, limits.drawingOperations, "operations");
    if (count === 0) return null;
    return Array.from({ length: count }, () => {
        const [type, read] = operationReaders[reader.choice(field, 0, operationReaders.length - 1)];
        return { type, ...read(reader, field) };
    });
}

export function readShadow(reader, field) {
    return { color: reader.color(field), radius: reader.length(field), x: reader.fixed(field), y: reader.fixed(field) };
}

function readFlag(reader, field) {
    return reader.choice(field, 0, 1) === 1;
}

function readCount(reader, field, limit, what) {
    const count = reader.varint(field);
    if (count > limit) throw protocolError(`${field}: ${count} ${what}, at most ${limit} are allowed`);
    return count;
}

/** `{ verbs, points }`: the points' coordinates one after the other. */
function readPath(reader, field) {
    const count = readCount(reader, field, limits.pathElements, "elements of a path");
    const verbs = [];
    const points = [];
    let x = 0;
    let y = 0;
    for (let index = 0; index < count; index += 1) {
        const verb = reader.choice(field, 0, Verb.close);
        verbs.push(verb);
        for (let point = 0; point < pointCounts[verb]; point += 1) {
            x += reader.fixed(field);
            y += reader.fixed(field);
            if (Math.max(Math.abs(x), Math.abs(y)) > coordinateLimit) {
                throw protocolError(`${field}: a path's coordinate is beyond 2^31 points`);
            }
            points.push(x, y);
        }
    }
    return { verbs, points };
}

function readLine(reader, field) {
    const line = {
        width: reader.length(field),
        cap: reader.choice(field, 0, 2),
        join: reader.choice(field, 0, 2),
        miterLimit: reader.f32(field),
        dashes: [],
        dashPhase: 0,
    };
    if (line.miterLimit < 1) throw protocolError(`${field}: a mitre limit of ${line.miterLimit} is below 1`);
    const count = reader.choice(field, 0, limits.dashes);
    if (count === 0) return line;
    line.dashes = Array.from({ length: count }, () => reader.length(field));
    line.dashPhase = reader.fixed(field);
    return line;
}

function readGradient(reader, field) {
    const gradient = {
        start: { x: reader.fixed(field), y: reader.fixed(field) },
        startRadius: reader.length(field),
        end: { x: reader.fixed(field), y: reader.fixed(field) },
        endRadius: reader.length(field),
    };
    const flags = reader.choice(field, 0, 3);
    gradient.extendsBefore = (flags & 1) !== 0;
    gradient.extendsAfter = (flags & 2) !== 0;
    gradient.stops = readStops(reader, field, reader.choice(field, 1, limits.gradientStops));
    return gradient;
}

/** A gradient's colours with their places in 0...255, which do not descend. */
export function readStops(reader, field, count) {
    const stops = [];
    for (let index = 0; index < count; index += 1) {
        const stop = { color: reader.color(field), location: reader.u8(field) };
        if (index > 0 && stop.location < stops[index - 1].location) {
            throw protocolError(`${field}: the stops' locations descend`);
        }
        stops.push(stop);
    }
    return stops;
}

function readImage(reader, field) {
    return {
        name: reader.string(field),
        x: reader.fixed(field),
        y: reader.fixed(field),
        width: reader.length(field),
        height: reader.length(field),
        transform: readAffine(reader, field),
        alpha: reader.u8(field),
    };
}

function readAffine(reader, field) {
    return Array.from({ length: 6 }, () => reader.f32(field));
}

function readDrawnText(reader, field) {
    const placed = { transform: readAffine(reader, field), alpha: reader.u8(field) };
    const text = readText(reader, field);
    if (text !== null && (text.anchor !== 0 || text.isClipped)) throw protocolError(`${field}: a drawn text's place is not 0`);
    return { ...placed, fragments: text?.fragments ?? [] };
}
