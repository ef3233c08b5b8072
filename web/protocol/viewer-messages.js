import { MessageType, limits } from "./wire-format.js";

/** The numbers that WIRE.md gives to the phases of a pointer. */
export const Phase = Object.freeze({ down: 0, move: 1, up: 2, cancel: 3 });

/** `KeyboardEvent.key` to its number on the wire. */
export const keyCodes = new Map([
    ["ArrowLeft", 1],
    ["ArrowRight", 2],
    ["ArrowUp", 3],
    ["ArrowDown", 4],
    ["PageUp", 5],
    ["PageDown", 6],
    ["Home", 7],
    ["End", 8],
    ["Enter", 9],
    [" ", 10],
    ["Escape", 11],
]);

/** The most samples that fit one pointer or wheel message. */
export const maximumSamples = limits.samples;

/** @param samples 1...64 of `{ pointer, phase, x, y, time }`: stage points, milliseconds */
export function encodePointer(samples) {
    return encodeSamples(MessageType.pointer, 18, samples, (view, offset, sample) => {
        view.setUint8(offset, integer(sample.pointer, 0, limits.pointers - 1));
        view.setUint8(offset + 1, integer(sample.phase, 0, 3));
        view.setFloat32(offset + 2, coordinate(sample.x), true);
        view.setFloat32(offset + 6, coordinate(sample.y), true);
        view.setFloat64(offset + 10, timestamp(sample.time), true);
    });
}

/** @param samples 1...64 of `{ x, y, dx, dy, time }`: stage points, points to move on by, milliseconds */
export function encodeWheel(samples) {
    return encodeSamples(MessageType.wheel, 24, samples, (view, offset, sample) => {
        view.setFloat32(offset, coordinate(sample.x), true);
        view.setFloat32(offset + 4, coordinate(sample.y), true);
        view.setFloat32(offset + 8, coordinate(sample.dx), true);
        view.setFloat32(offset + 12, coordinate(sample.dy), true);
        view.setFloat64(offset + 16, timestamp(sample.time), true);
    });
}

/** @param tick that of the newest snapshot or delta applied */
export function encodeAcknowledgement(tick) {
    const view = message(MessageType.acknowledgement, 5);
    view.setUint32(1, integer(tick, 0, 0xffffffff), true);
    return new Uint8Array(view.buffer);
}

/** @param key a value of `keyCodes`; @param time milliseconds */
export function encodeKey(key, time) {
    const view = message(MessageType.key, 10);
    view.setUint8(1, integer(key, 1, 11));
    view.setFloat64(2, timestamp(time), true);
    return new Uint8Array(view.buffer);
}

/** @param place where a mouse or a pen is that is not down, `{ x, y }` in stage points; null if it is gone */
export function encodeHover(place) {
    const view = message(MessageType.hover, place === null ? 2 : 10);
    view.setUint8(1, place === null ? 0 : 1);
    if (place !== null) {
        view.setFloat32(2, coordinate(place.x), true);
        view.setFloat32(6, coordinate(place.y), true);
    }
    return new Uint8Array(view.buffer);
}

/** @param time the viewer's clock, milliseconds */
export function encodeProbe(time) {
    const view = message(MessageType.probe, 9);
    view.setFloat64(1, timestamp(time), true);
    return new Uint8Array(view.buffer);
}

function encodeSamples(type, size, samples, write) {
    const view = message(type, 2 + size * samples.length);
    view.setUint8(1, integer(samples.length, 1, maximumSamples));
    samples.forEach((sample, index) => write(view, 2 + size * index, sample));
    return new Uint8Array(view.buffer);
}

function message(type, length) {
    const view = new DataView(new ArrayBuffer(length));
    view.setUint8(0, type);
    return view;
}

function integer(value, first, last) {
    if (!Number.isInteger(value) || value < first || value > last) {
        throw new RangeError(`${value} is not an integer in ${first}...${last}`);
    }
    return value;
}

/** The wire's bound is 65,536 points; a viewer with a vaster window is still a good citizen. */
function coordinate(value) {
    if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite coordinate`);
    return Math.max(-limits.coordinate, Math.min(limits.coordinate, value));
}

function timestamp(value) {
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`${value} is not a time in milliseconds`);
    return value;
}
