import { boxOf, isUnseen } from "./sight.js";

/** The most differences that are listed. */
const limit = 100;

/** Groups that say what happened in a step, and not how a view is. */
export const happenings = ["Faults", "Calls in this step", "Calls in the last second"];

/**
 * What can be told of a stage's views at a moment. O(views).
 *
 * @param tick the stage tick; @param roots of `treeOf`; @param views by layer; @param sight of `sightOf`; @param stage a `Stage`
 * @param details of a `ViewList`, null for none
 * @returns `{ tick, views }`, the latter by a name that a view has at every moment: `{ id, around, text, values }`, with the name of the view
 *   around it, "" for none, and the values by their names; places are those in the view around
 */
export function momentOf(tick, { roots, views, sight, stage, details }) {
    const found = new Map();
    const visit = (nodes, around, corner) => {
        const counts = new Map();
        for (const { id, children } of nodes) {
            const { type, label } = views.get(id);
            const called = JSON.stringify([type, label]);
            // Of those that are called the same, the place among them tells.
            const place = counts.get(called) ?? 0;
            counts.set(called, place + 1);
            const key = `${around}/${called}${place}`;
            const text = [type, label].filter((part) => part).join(" ");
            const frame = sight.get(id)?.frame ?? null;
            const box = frame && boxOf(frame);
            found.set(key, { id, around, text, values: new Map([...placeValues(sight.get(id), stage, box, corner), ...toldValues(details, id)]) });
            visit(children, key, box ?? corner);
        }
    };
    visit(roots, "", { left: 0, top: 0 });
    return { tick, views: found };
}

function placeValues(seen, stage, box, corner) {
    if (!seen) return [["shown", "no"]];
    const values = [["shown", isUnseen(seen, stage) ? "no" : "yes"], ["alpha", rounded(seen.layer.opacity / 255, 100)]];
    if (box === null) return values;
    const { left, top, right, bottom } = box;
    return [...values, ["place", `${rounded(left - corner.left)}, ${rounded(top - corner.top)}`], ["size", `${rounded(right - left)} \u00d7 ${rounded(bottom - top)}`]];
}

/** What the server has told of a view, if it is the one of the details. */
function toldValues(details, id) {
    if (details?.layer !== id) return [];
    return details.groups.filter(({ title }) => !happenings.includes(title))
        .flatMap(({ title, rows }) => rows.map(([name, value], index) => [`${title}: ${name || index + 1}`, value]));
}

/** Places are told in fixed points: their last digits say nothing. */
function rounded(number, parts = 10) {
    return String(Math.round(number * parts) / parts + 0);
}

/**
 * What differs between two moments. O(views).
 *
 * @param before and @param after of `momentOf`
 * @returns `{ rows, omitted }`: a list of `{ id, text, kind, changes }`, where the kind is "gone", "new" or "changed" and each change is
 *   `[name, value before, value after]`; and how many more there are
 */
export function differences(before, after) {
    const rows = [];
    // What is within a view goes and comes with it.
    const isIn = (views, around) => around === "" || views.has(around);
    for (const [key, { around, text }] of before.views) {
        if (!after.views.has(key) && isIn(after.views, around)) rows.push({ id: null, text, kind: "gone", changes: [] });
    }
    for (const [key, { id, around, text, values }] of after.views) {
        const former = before.views.get(key);
        if (former === undefined) {
            if (isIn(before.views, around)) rows.push({ id, text, kind: "new", changes: [] });
            continue;
        }
        const changes = [...values].filter(([name, value]) => former.values.has(name) && former.values.get(name) !== value)
            .map(([name, value]) => [name, former.values.get(name), value]);
        if (changes.length > 0) rows.push({ id, text, kind: "changed", changes });
    }
    return { rows: rows.slice(0, limit), omitted: Math.max(0, rows.length - limit) };
}
