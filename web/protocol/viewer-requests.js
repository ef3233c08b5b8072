import { isRate } from "./shapes.js";
import { limits } from "./wire-format.js";

/** The longest name of a viewer, in Unicode code points. */
export const maximumNameLength = limits.name;

/** The longest text that can be typed into a field, in Unicode code points. */
export const maximumTextLength = limits.text;

/** How far one may step at once, in steps of 1/60 s. */
export const maximumSteps = limits.history;

// As the server has it: control characters, and what turns the writing direction.
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The types of requests and what each needs. */
const requests = {
    name: { name: isName },
    set: { values: isValues },
    text: { text: isTyped, enter: (enter) => typeof enter === "boolean" },
    action: { name: (name) => typeof name === "string" },
    control: { take: (take) => typeof take === "boolean" },
    mode: { mode: (mode) => ["open", "presenter", "turns"].includes(mode) },
    rate: { rate: isRate },
    step: { ticks: (ticks) => Number.isInteger(ticks) && ticks !== 0 && Math.abs(ticks) <= maximumSteps },
    seek: { tick: (tick) => tick === null || isStageTick(tick) },
    restore: {},
    inspect: { inspect: (inspect) => typeof inspect === "boolean" },
    views: {
        views: (views) => typeof views === "boolean",
        selected: (layer) => layer === null || (Number.isInteger(layer) && layer >= 0 && layer <= 0xffffffff),
        // True, or left out.
        properties: (properties) => properties === undefined || properties === true,
        got: isStageTick,
    },
    console: { console: (console) => typeof console === "boolean", got: isStageTick },
    costs: { costs: (costs) => typeof costs === "boolean", step: (step) => step === null || isStageTick(step), got: isStageTick },
    replay: { replay: (replay) => typeof replay === "boolean" },
    renew: {},
    hand: { hand: (hand) => typeof hand === "boolean" },
    react: { react: (kind) => Number.isInteger(kind) && kind >= 0 && kind < 6, x: isCoordinate, y: isCoordinate },
    who: { who: (who) => typeof who === "boolean" },
    comment: { text: (text) => text !== "" && isTyped(text), x: isCoordinate, y: isCoordinate },
    erase: { comment: isStageTick },
    line: { delay: (delay) => Number.isInteger(delay) && delay >= 0 && delay <= 60_000 },
    present: {
        selected: (layer) => layer === null || isStageTick(layer),
        size: (size) => ["fit", "actual"].includes(size),
        device: (device) => ["none", "phone", "tablet"].includes(device),
    },
    changes: { changes: (changes) => typeof changes === "boolean" },
    sources: { sources: (sources) => ["presenters", "everyone", "nobody"].includes(sources) },
    earlier: { earlier: (earlier) => typeof earlier === "boolean" },
};

/** The names of each type's fields. */
export const requestFields = Object.fromEntries(Object.entries(requests).map(([type, fields]) => [type, Object.keys(fields)]));

/**
 * A text message to a server.
 *
 * @param type one of `requestFields`
 * @param fields what WIRE.md has for the type
 * @throws {RangeError} if the server would have to close the connection for it
 */
export function encodeRequest(type, fields = {}) {
    if (!Object.hasOwn(requests, type)) throw new RangeError(`${type} is none of ${Object.keys(requests).join(", ")}`);
    const request = { type };
    for (const [name, isValid] of Object.entries(requests[type])) {
        if (!isValid(fields[name])) throw new RangeError(`'${type}' cannot have the ${name} ${fields[name]}`);
        if (fields[name] !== undefined) request[name] = fields[name];
    }
    const text = JSON.stringify(request);
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > limits.viewerMessage) throw new RangeError(`${bytes} bytes, at most ${limits.viewerMessage} are allowed`);
    return text;
}

/** Whether a viewer may be called so; white space around it does not count. */
export function isName(name) {
    if (typeof name !== "string" || !name.isWellFormed()) return false;
    const trimmed = name.trim();
    return [...trimmed].length <= maximumNameLength && !control.test(trimmed);
}

/** What of a text can be typed into a field of a stage: on one line, and no longer than that takes. */
export function typable(text) {
    const plain = [...text.toWellFormed().replaceAll(/\s/g, " ")].filter((character) => !control.test(character));
    return plain.slice(0, maximumTextLength).join("");
}

function isTyped(text) {
    return typeof text === "string" && text.isWellFormed() && [...text].length <= maximumTextLength && !control.test(text);
}

function isCoordinate(value) {
    return Number.isFinite(value) && Math.abs(value) <= limits.coordinate;
}

function isStageTick(tick) {
    return Number.isInteger(tick) && tick >= 0 && tick <= 0xffffffff;
}

function isValues(values) {
    if (typeof values !== "object" || values === null || Array.isArray(values)) return false;
    return Object.values(values).every((value) => {
        return typeof value === "number" ? Number.isFinite(value) : ["string", "boolean"].includes(typeof value);
    });
}
