import { heading, parse } from "../inspector/labels.js";

/** The most stages that a room shows at once. */
export const mostStages = 8;
/** How many values are suggested. */
const suggested = 3;

/** What is worth comparing of a number: from half of what it usually is to half more, as far as allowed. */
export function suggestedRange({ type, minimum, maximum, default: usual }) {
    if (usual === 0) return [minimum, maximum];
    const ends = [usual / 2, usual * 1.5].sort((one, other) => one - other).map((end) => Math.min(Math.max(end, minimum), maximum));
    return type === "integer" ? ends.map(Math.round) : ends;
}

/**
 * The values of a parameter that one would compare: each choice, or some of a number, from one end to the other.
 *
 * @param parameter as `welcome` has it; @param count how many of a number
 */
export function suggestedValues(parameter, [from, to] = suggestedRange(parameter), count = suggested) {
    const { type, choices, default: usual } = parameter;
    if (type === "toggle") return [false, true];
    if (type === "choice") return choices;
    if (type === "color") return [usual];
    const step = count > 1 ? (to - from) / (count - 1) : 0;
    const values = Array.from({ length: count }, (_, index) => from + step * index);
    return [...new Set(values.map((value) => type === "integer" ? Math.round(value) : Number(value.toFixed(3))))];
}

/**
 * The values that somebody typed of a parameter, separated by commas.
 *
 * @returns `{ values }`, or `{ problem }`: a sentence with what is allowed
 */
export function parseValues(text, parameter) {
    const values = [];
    for (const part of text.split(",").map((part) => part.trim()).filter(Boolean)) {
        if (parameter.type === "color") {
            if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(part)) return { problem: `They must be ${parameter.allowed}.` };
            values.push(part);
            continue;
        }
        const { value, problem } = parse(part, parameter);
        if (problem) return { problem };
        values.push(value);
    }
    return { values: [...new Set(values)] };
}

/**
 * What stages can differ in: their sizes, the versions of their code, where there are several, and each of the scene's parameters.
 *
 * @param parameters as `welcome` has them; @param versions those beside the present one
 */
export function axes(parameters, versions = []) {
    const ofCode = versions.length > 0 ? [{ name: "version", title: "Versions", versions: [null, ...versions] }] : [];
    return [{ name: "", title: "Sizes" }, ...ofCode, ...parameters.map((parameter) => ({ name: parameter.name, title: heading(parameter.name), parameter }))];
}

/** A version's name for people. @param version null for the present one */
export function versionTitle(version) {
    return version === null ? "Now" : version === "before" ? "Before the last save" : version;
}

/**
 * The stages of two axes: each place of the one with each of the other, row by row.
 *
 * @param across of each column, what its stages have of their own: `{ width, height }`, `{ version }` or `{ overrides }`; @param down of each row
 * @param size of stages of which neither says one
 */
export function matrix(across, down, { width, height }) {
    const rows = down.length > 0 ? down : [{}];
    return rows.flatMap((row) => across.map((column) => {
        const stage = { width, height, ...column, ...row };
        const overrides = { ...column.overrides, ...row.overrides };
        return Object.keys(overrides).length > 0 ? { ...stage, overrides } : stage;
    }));
}

/** The space around stages, in points, and the height of the words over them, in heights of all, as the simulation has them. */
const gap = 32, caption = 0.032;

/**
 * How many stages in a row show them largest.
 *
 * @param stages their sizes; @param space `{ width, height }` for all of them
 */
export function bestColumns(stages, space) {
    const scale = (columns) => {
        const rows = Array.from({ length: Math.ceil(stages.length / columns) }, (_, row) => stages.slice(row * columns, (row + 1) * columns));
        const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.width ?? 0)));
        const heights = rows.map((row) => Math.max(...row.map((stage) => stage.height)));
        const [width, height] = [widths, heights].map((lengths) => lengths.reduce((sum, each) => sum + each, 0));
        const header = Math.max(width, height) * caption;
        return Math.min(space.width / (width + (columns + 1) * gap), space.height / (height + gap + rows.length * (gap + header)));
    };
    let best = 1;
    for (let columns = 2; columns <= stages.length; columns += 1) if (scale(columns) > scale(best)) best = columns;
    return best;
}
