import { nameOf } from "./elements.js";

/** An item of which less is in sight is not what one looks at. */
const mostly = 0.5;
/** Of so few in sight, the one in the middle is what one looks at. */
const few = 3;

/**
 * What is in sight, in words, list by list: the selected item or, of few, the middle one, else from which to which.
 *
 * @param elements as `elementsOf` returns them
 * @returns a map from the keys of lists, and of what stands alone, to `{ text, isOne }`
 */
export function summaries(elements) {
    const result = new Map();
    for (const element of elements) {
        if (element.role === "list") {
            const items = element.items.filter(({ share }) => share >= mostly);
            if (items.length > 0) result.set(element.key, summary(element, items));
        } else if (element.role !== "text") {
            result.set(element.key, { text: nameOf(element), isOne: true });
        }
    }
    return result;
}

/** What to say after a change from one summary to another: single items if there are any, else ranges; may be empty. */
export function announcement(before, after) {
    const changed = [...after].filter(([key, { text }]) => before.get(key)?.text !== text).map(([, each]) => each);
    const single = changed.filter(({ isOne }) => isOne);
    return (single.length > 0 ? single : changed).map(({ text }) => text).join(". ");
}

function summary(list, items) {
    const chosen = items.find(({ isSelected }) => isSelected) ?? (items.length <= few ? middlemost(list, items) : null);
    if (chosen) return { text: nameOf(chosen), isOne: true };
    const [first, last] = [items[0], items.at(-1)];
    const range = first.position > 0 ? `${first.position} to ${last.position} of ${last.count}` : `${items.length} items`;
    return { text: `${list.label}: ${range}`, isOne: false };
}

/** What lies in front in the middle of a list, else what is nearest to it. */
function middlemost({ box }, items) {
    const [x, y] = middle(box);
    const distance = (item) => Math.hypot(middle(item.box)[0] - x, middle(item.box)[1] - y);
    const isThere = ({ box: { left, top, right, bottom } }) => x > left && x < right && y > top && y < bottom;
    const inFront = items.filter(isThere).sort((a, b) => b.order - a.order);
    return inFront[0] ?? items.reduce((best, item) => (distance(item) < distance(best) ? item : best));
}

function middle({ left, top, right, bottom }) {
    return [(left + right) / 2, (top + bottom) / 2];
}
