import { stepsPerSecond } from "../../protocol/step-rate.js";

/** The most steps that are kept, as on the server. */
const limit = 600;

/** What a step's time is told apart by, as the strip has it. */
export const shares = [
    { title: "Touches and timers", color: "#8e8e93" },
    { title: "Layout", color: "#0a84ff" },
    { title: "Cells", color: "#ff9f0a" },
    { title: "Views", color: "#30b0c7" },
    { title: "Constraints", color: "#bf5af2" },
    { title: "Animation", color: "#34c759" },
    { title: "Drawing", color: "#ff375f" },
    { title: "Capture", color: "#a2845e" },
];

/** The parts of a step, in the order of WIRE.md, each with the place of its share. */
export const kinds = [
    { title: "prepare()", share: 1 },
    { title: "layoutAttributesForElements(in:)", share: 1 },
    { title: "layoutAttributesForItem(at:)", share: 1 },
    { title: "invalidateLayout(with:)", share: 1 },
    { title: "preferredLayoutAttributesFitting(_:)", share: 1 },
    { title: "made", share: 2 },
    { title: "reused", share: 2 },
    { title: "cellForItemAt", share: 2 },
    { title: "touches", share: 0 },
    { title: "timers and display links", share: 0 },
    { title: "layoutSubviews()", share: 3 },
    { title: "constraints solved", share: 4 },
    { title: "animations", share: 5 },
    { title: "draw(_:)", share: 6 },
    { title: "what layers show", share: 7 },
];

/** The steps that are nearest to the one that was made last: the stage may have gone back. By ascending tick. */
function kept(steps, newest) {
    if (steps.length > limit) steps = steps.sort((a, b) => Math.abs(a.tick - newest) - Math.abs(b.tick - newest)).slice(0, limit);
    return steps.sort((a, b) => a.tick - b.tick);
}

/** What the server has told of a stage's steps, kept up to date by its reports. */
export class CostLog {
    /** By ascending tick: `{ tick, begins, times, counts, returned, seen, total, shares }`, times in nanoseconds. */
    steps = [];
    /** `{ tick, parts: [{ kind, depth, owner, detail, start, duration }], omitted }` of the step that was asked for, null before. */
    chosen = null;
    /** `{ layer, owner, sentence, method, place }` of what costs, or once cost, more than it has to; the place is `{ file, line }` or null. */
    faults = [];
    /** The number of the newest report, to be confirmed; 0 before the first, or if one was missed. */
    number = 0;

    /**
     * Takes a report in.
     *
     * @param report the server's `costs`
     * @returns whether it follows what is known; otherwise all is to be told anew
     */
    apply({ number, whole, steps, step, faults }) {
        if (!whole && number !== this.number + 1) {
            this.number = 0;
            return false;
        }
        this.number = number;
        const known = new Map(whole ? [] : this.steps.map((each) => [each.tick, each]));
        for (const told of steps) known.set(told[0], stepOf(told));
        this.steps = kept([...known.values()], steps.at(-1)?.[0] ?? 0);
        if (whole) Object.assign(this, { chosen: null, faults: [] });
        if (step) {
            const parts = step.parts.map(([kind, depth, owner, detail, start, duration]) => ({ kind, depth, owner, detail, start, duration }));
            this.chosen = { tick: step.tick, parts: parts.filter(({ kind }) => kind < kinds.length), omitted: step.omitted };
        }
        for (const [layer, owner, sentence, method, file, line] of faults ?? []) {
            this.#remember({ layer, owner, sentence, method, place: line > 0 ? { file, line } : null });
        }
        return true;
    }

    /** What was found stays found once nothing moves any more; of what is found again the newest numbers count. */
    #remember(fault) {
        const kind = ({ layer, owner, sentence }) => JSON.stringify([layer, owner, sentence.replaceAll(/\d+/g, "")]);
        const place = this.faults.findIndex((each) => kind(each) === kind(fault));
        this.faults = place < 0 ? [...this.faults, fault] : this.faults.with(place, fault);
    }

    /** The step of a tick; null if none was told of. */
    at(tick) {
        return this.steps.find((step) => step.tick === tick) ?? null;
    }

    /** The steps from the one in which the last finger went down up to a tick; without such a one, all up to it. */
    gesture(tick = Infinity) {
        const shown = this.steps.filter((step) => step.tick <= tick);
        const begin = shown.findLastIndex(({ begins }) => begins);
        return shown.slice(Math.max(0, begin));
    }
}

function stepOf([tick, begins, times, counts, returned, seen]) {
    const sums = shares.map(() => 0);
    times.slice(0, kinds.length).forEach((time, kind) => { sums[kinds[kind].share] += time; });
    return { tick, begins, times, counts, returned, seen, total: sums.reduce((sum, time) => sum + time, 0), shares: sums };
}

/**
 * What steps come to, for people.
 *
 * @param steps of `CostLog.gesture`
 * @returns a list of `[name, text]`
 */
export function figures(steps) {
    if (steps.length === 0) return [];
    const sum = (value) => steps.reduce((total, step) => total + value(step), 0);
    const a = (count) => `${count}, ${rounded(count / steps.length)} a step`;
    const totals = steps.map(({ total }) => total);
    const rows = [["steps", `${steps.length}, ${duration(sum(({ total }) => total) / steps.length)} each, at most ${duration(Math.max(...totals))}`]];
    for (const kind of [0, 1, 2, 3, 4]) {
        const count = sum(({ counts }) => counts[kind] ?? 0);
        if (count > 0) rows.push([kinds[kind].title, a(count)]);
    }
    const [returned, seen] = [sum((step) => step.returned), sum((step) => step.seen)];
    if (returned > 0) rows.push(["attributes", `${returned} returned, ${seen} of them in sight`]);
    const [made, reused, filled] = [5, 6, 7].map((kind) => sum(({ counts }) => counts[kind] ?? 0));
    if (made + reused + filled > 0) rows.push(["cells", `${made} made, ${reused} reused, ${filled} configured`]);
    return rows;
}

function rounded(number) {
    // What happened is not said to happen never.
    if (number > 0 && number < 0.05) return "less than 0.1";
    return number >= 10 ? Math.round(number) : Math.round(number * 10) / 10;
}

/** A time in nanoseconds for people: "1.2 ms", "35 µs". */
export function duration(nanoseconds) {
    if (nanoseconds >= 1e6) return `${(nanoseconds / 1e6).toFixed(nanoseconds >= 1e7 ? 0 : 1)}\u00a0ms`;
    return `${nanoseconds >= 1e4 || nanoseconds === 0 ? Math.round(nanoseconds / 1e3) : (nanoseconds / 1e3).toFixed(1)}\u00a0\u00b5s`;
}

/** When a step is, in seconds of the stage: "3.42 s". */
export function moment(tick) {
    return `${(tick / stepsPerSecond).toFixed(2)}\u00a0s`;
}
