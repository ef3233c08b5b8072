import { operationTypes, pointCounts } from "./drawing.js";
import { writeText } from "./text-writer.js";

/** How each operation is written after its byte. */
const writers = {
    fill: (w, { isEvenOdd, color, path }) => { w.u8(isEvenOdd ? 1 : 0); w.color(color); writePath(w, path); },
    stroke: (w, { color, line, path }) => { w.color(color); writeLine(w, line); writePath(w, path); },
    save: () => {},
    restore: () => {},
    clip: (w, { isEvenOdd, path }) => { w.u8(isEvenOdd ? 1 : 0); writePath(w, path); },
    shadow: (w, { shadow }) => writeShadow(w, shadow),
    pathShadow: (w, { shadow, path }) => { writeShadow(w, shadow); writePath(w, path); },
    gradient: writeGradient,
    image: writeImage,
    clear: (w, { path }) => writePath(w, path),
    text: writeDrawnText,
};

/** A layer's drawing as a server sends it; null is none. */
export function writeDrawing(writer, drawing) {
    writer.varint(drawing?.length ?? 0);
    for (const operation of drawing ?? []) {
        writer.u8(operationTypes.indexOf(operation.type));
        writers[operation.type](writer, operation);
    }
}

export function writeShadow(writer, { color, radius, x, y }) {
    writer.color(color);
    for (const each of [radius, x, y]) writer.fixed(each);
}

export function writeStops(writer, stops) {
    for (const { color, location } of stops) {
        writer.color(color);
        writer.u8(location);
    }
}

function writePath(writer, { verbs, points }) {
    writer.varint(verbs.length);
    let next = 0;
    let last = [0, 0];
    for (const verb of verbs) {
        writer.u8(verb);
        for (let point = 0; point < pointCounts[verb]; point += 1) {
            const place = [points[next], points[next + 1]];
            writer.fixed(place[0] - last[0]);
            writer.fixed(place[1] - last[1]);
            last = place;
            next += 2;
        }
    }
}

function writeLine(writer, { width, cap, join, miterLimit, dashes, dashPhase }) {
    writer.fixed(width);
    writer.u8(cap);
    writer.u8(join);
    writer.f32(miterLimit);
    writer.u8(dashes.length);
    if (dashes.length === 0) return;
    for (const dash of [...dashes, dashPhase]) writer.fixed(dash);
}

function writeGradient(writer, { start, startRadius, end, endRadius, extendsBefore, extendsAfter, stops }) {
    for (const each of [start.x, start.y, startRadius, end.x, end.y, endRadius]) writer.fixed(each);
    writer.u8((extendsBefore ? 1 : 0) | (extendsAfter ? 2 : 0));
    writer.u8(stops.length);
    writeStops(writer, stops);
}

function writeImage(writer, { name, x, y, width, height, transform, alpha }) {
    writer.string(name);
    for (const each of [x, y, width, height]) writer.fixed(each);
    for (const each of transform) writer.f32(each);
    writer.u8(alpha);
}

function writeDrawnText(writer, { transform, alpha, fragments }) {
    for (const each of transform) writer.f32(each);
    writer.u8(alpha);
    writeText(writer, fragments.length === 0 ? null : { anchor: 0, isClipped: false, fragments });
}
