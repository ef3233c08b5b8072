import { CloseCode } from "./close-code.js";
import { WireFault, invalidPayload } from "./fault.js";
import { boolean, integer, listOf, mapOf, matches, nullOr, object, oneOf, optional, number, rate, string, tuple, value } from "./shapes.js";
import { limits } from "./wire-format.js";

/** The types that a server's notices have, and what is in them: WIRE.md's tables. */
const color = integer(0, limits.colors - 1);
const viewer = integer(1, 0xffffffff);
const values = mapOf(value);
const stageTick = integer(0, 0xffffffff);

const parameter = object({
    name: string,
    unit: oneOf("points", "seconds", "radians", "pointsPerSecond", "fraction", "count", "none"),
    type: oneOf("number", "integer", "choice", "toggle", "color"),
    minimum: optional(number),
    maximum: optional(number),
    choices: optional(listOf(string)),
    allowed: string,
    default: value,
    summary: string,
});

const layer = integer(1, 0xffffffff);
const pair = tuple(number, number);
const index = integer(0, Number.MAX_SAFE_INTEGER);

const viewReport = object({
    number: integer(1, 0xffffffff),
    whole: boolean,
    classes: listOf(string),
    views: listOf(tuple(layer, index, string, nullOr(index))),
    gone: listOf(layer),
    more: boolean,
    omitted: index,
    selected: optional(object({
        layer: index,
        titles: listOf(string),
        groups: mapOf(listOf(tuple(string, string))),
    })),
});

function isViewReport(report, path) {
    viewReport(report, path);
    const isTold = ([, type, , controller]) => Math.max(type, controller ?? 0) < report.classes.length;
    if (!report.views.every(isTold)) throw invalidPayload(`${path}: a view of a class that is not told`);
}

function isLine(line, path) {
    tuple(nullOr(stageTick), nullOr(string))(line, path);
    if (line[0] === null && line[1] !== null) throw invalidPayload(`${path}: a line without a stage tick`);
}

const notices = {
    welcome: object({
        viewer,
        color,
        identity: matches(/^[A-Za-z0-9_-]{1,64}$/),
        role: oneOf("viewer", "participant", "presenter"),
        room: string,
        private: boolean,
        links: object({ view: string, open: optional(string), present: optional(string), host: optional(string) }),
        scene: object({
            name: string,
            title: string,
            summary: string,
            parameters: listOf(parameter),
            actions: listOf(object({ name: string, title: optional(string), summary: string })),
            axes: oneOf("horizontal", "vertical", "both", "none"),
            swift: string,
            images: listOf(string),
            versions: optional(listOf(string)),
        }),
        author: optional(boolean),
    }),
    room: object({
        watching: integer(0, Number.MAX_SAFE_INTEGER),
        mode: oneOf("open", "presenter", "turns"),
        holder: nullOr(viewer),
        people: listOf(object({ viewer, color, name: string })),
        values,
        hands: optional(listOf(viewer)),
        code: optional(object({ sources: oneOf("presenters", "everyone", "nobody"), earlier: boolean })),
    }),
    state: object({ values }),
    time: object({
        rate,
        live: boolean,
        tick: stageTick,
        oldest: stageTick,
        newest: stageTick,
        cut: optional(object({ tick: stageTick, newest: stageTick })),
    }),
    scrolls: object({
        views: listOf(
            object({
                layer,
                contentSize: pair,
                insets: tuple(number, number, number, number),
                velocity: pair,
                projected: nullOr(pair),
                target: nullOr(pair),
            }),
        ),
        items: listOf(tuple(layer, index, index)),
    }),
    views: isViewReport,
    console: object({ number: integer(1, 0xffffffff), whole: boolean, lines: listOf(isLine) }),
    costs: object({
        number: integer(1, 0xffffffff),
        whole: boolean,
        steps: listOf(tuple(stageTick, boolean, listOf(index), listOf(index), index, index)),
        step: optional(object({ tick: stageTick, parts: listOf(tuple(index, index, string, string, index, index)), omitted: index })),
        faults: optional(listOf(tuple(layer, string, string, string, string, index))),
    }),
    editing: object({
        phase: oneOf("running", "building", "failed", "stopped"),
        build: index,
        problems: listOf(
            object({
                severity: oneOf("error", "warning", "note"),
                file: optional(string),
                line: index,
                column: index,
                message: string,
                source: optional(string),
                trace: optional(listOf(object({ file: string, line: index, function: string }))),
            }),
        ),
        replaysGesture: boolean,
        isWritable: boolean,
        elsewhere: optional(listOf(object({ name: string, title: string }))),
    }),
    refused: object({ request: string, reason: string }),
    pace: object({ rate: oneOf(60, 30, 20, 15, 12, 10) }),
    interruption: object({ reason: optional(string) }),
    reactions: object({ list: listOf(tuple(viewer, viewer, index, number, number)) }),
    comments: object({ list: listOf(object({ number: viewer, viewer, color, name: string, tick: stageTick, x: number, y: number, text: string })) }),
    people: object({
        list: listOf(object({ viewer, color, name: string, role: oneOf("viewer", "participant", "presenter"), delay: optional(index) })), more: index,
    }),
    presentation: object({
        viewer: optional(viewer),
        view: optional(object({ selected: optional(viewer), size: oneOf("fit", "actual"), device: oneOf("none", "phone", "tablet") })),
    }),
    changes: object({
        difference: optional(object({
            time: number,
            author: optional(string),
            files: listOf(object({ file: string, parts: listOf(listOf(tuple(oneOf(" ", "+", "-"), integer(1, 0xffffffff), string))) })),
            omitted: index,
        })),
    }),
};

/** The types that are known. */
export const noticeTypes = Object.keys(notices);

/**
 * Decodes the text of a server's notice. O(characters).
 *
 * @param {string} text that of a part
 * @returns the object that it says, its `type` being one of `noticeTypes`; null for a type that is not known, which
 *   a viewer ignores. Fields that are not known are left as they are.
 * @throws {WireFault} with 1007 if it is not a JSON object with the fields of its type, 1009 if it is above 64 KiB
 */
export function decodeNotice(text) {
    const bytes = byteCount(text);
    if (bytes > limits.notice) {
        throw new WireFault(CloseCode.messageTooBig, `${bytes} bytes, at most ${limits.notice} are allowed`);
    }
    let message;
    try {
        message = JSON.parse(text);
    } catch {
        throw invalidPayload("a notice is not JSON");
    }
    if (typeof message?.type !== "string") throw invalidPayload("a notice is not an object with a string 'type'");
    if (!Object.hasOwn(notices, message.type)) return null;
    notices[message.type](message, message.type);
    return message;
}

/** Of the text's UTF-8. */
function byteCount(text) {
    // Three bytes a code unit are the most there can be.
    return text.length * 3 <= limits.notice ? text.length : new TextEncoder().encode(text).length;
}
