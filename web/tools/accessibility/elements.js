import { boundingBox, concat, determinant, flatten, inverse, project } from "../../geometry/homography.js";
import { toChildren, toParent } from "../../geometry/layer-space.js";
import * as Matrix4 from "../../geometry/matrix4.js";
import { Flag } from "../../protocol/attributes.js";

const roles = [null, "list", "item", "button", "image", "text", "field"];
/** What is fainter, in 255ths, is on its way in or out. */
const faint = 40;
/** Points; of what is thinner nothing can be touched. */
const thin = 2;
const plane = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/**
 * What there is on a stage for those who don't see it. O(layers).
 *
 * As in UIKit, a layer with a label speaks for all that is in it, a list only names what is in it, and a text that nothing
 * speaks for speaks for itself.
 *
 * @param stage a `Stage`
 * @returns elements in the order in which they are read: `{ key, role, label, position, count, isSelected, box, share, inverse,
 *   bounds, items }`: `role` as the wire's, `position` from 1 of `count` or 0, `box` the part of the stage that it covers as
 *   `{ left, top, right, bottom }` in points, `share` of it that is on the stage, 0...1; `items` of lists only
 */
export function elementsOf(stage) {
    const clip = { left: 0, top: 0, right: stage.width, bottom: stage.height };
    return walk({ stage, list: null, count: { drawn: 0 } }, 0, Matrix4.identity, { matrix: plane, opacity: 255, clip });
}

/** The field of a stage at a point that text is typed into, in front of others; null where there is none. */
export function fieldAt(point, elements) {
    const all = elements.flatMap((element) => [element, ...(element.items ?? [])]).filter(({ items }) => !items);
    const hit = all.filter((element) => covers(element, point)).sort((a, b) => b.order - a.order)[0];
    return hit?.role === "field" ? hit : null;
}

/** What is said of an element: its label, its place and whether it is selected. */
export function nameOf({ label, position, count, isSelected }) {
    if (!isSelected && position === 0) return label;
    const place = position > 0 ? `, ${position} of ${count}` : "";
    return `${label.replace(/\.$/, "")}${place}${isSelected ? ", selected" : ""}`;
}

/**
 * Where to touch an element so that nothing that lies above it is hit: its middle if that is free, else another point of it.
 *
 * @param key the element's
 * @param elements all, as `elementsOf` returns them
 * @returns a point of the stage; null if the element is gone or wholly covered
 */
export function touchPoint(key, elements) {
    const all = elements.flatMap((element) => [element, ...(element.items ?? [])]).filter(({ items }) => !items);
    const element = all.find((each) => each.key === key);
    if (element === undefined) return null;
    const above = all.filter(({ order }) => order > element.order);
    const { left, top, right, bottom } = element.box;
    for (const [x, y] of places) {
        const point = { x: left + x * (right - left), y: top + y * (bottom - top) };
        if (covers(element, point) && !above.some((other) => covers(other, point))) return point;
    }
    return null;
}

/** Fractions of a box, from its middle outwards. */
const places = Array.from({ length: 81 }, (_, index) => [0.1 + (index % 9) * 0.1, 0.1 + Math.floor(index / 9) * 0.1])
    .sort((a, b) => Math.hypot(a[0] - 0.5, a[1] - 0.5) - Math.hypot(b[0] - 0.5, b[1] - 0.5));

function walk(context, parent, sublayer, space) {
    const found = context.stage.children(parent).flatMap((layer) => visit(context, layer, sublayer, space));
    return context.list === parent ? inOrder(found) : found;
}

function visit(context, layer, sublayer, { matrix, opacity, clip }) {
    const alpha = (opacity * layer.opacity) / 255;
    if (layer.flags & Flag.hidden || alpha < faint) return [];
    const inParent = flatten(Matrix4.concat(toParent(layer), sublayer));
    if (!(layer.flags & Flag.doubleSided) && determinant(inParent) < 0) return [];
    const placed = concat(inParent, matrix);
    const { boundsOrigin: { x, y }, boundsSize: { width, height } } = layer;
    const whole = boundingBox(placed, x, y, x + width, y + height);
    const box = intersection(whole, clip);
    const inner = { matrix: placed, opacity: alpha, clip: layer.flags & Flag.masksToBounds ? box : clip };
    const within = (list) => walk({ ...context, list }, layer.id, toChildren(layer), inner);
    const element = { ...meaning(layer, context.list), key: keyOf(layer, context.list), box, share: area(box) / area(whole) };
    if (element.role === "list") return [{ ...element, items: within(layer.id) }];
    if (element.label === "") return within(context.list);
    if (box.right - box.left < thin || box.bottom - box.top < thin) return [];
    context.count.drawn += 1;
    return [{ ...element, order: context.count.drawn, inverse: inverse(placed), bounds: { x, y, width, height } }];
}

function meaning({ accessibility: { role, label }, text, item }, list) {
    if (label !== "" || roles[role] === "list") {
        const spoken = roles[role] ?? (list === null ? "text" : "item");
        return { role: spoken, label: label || "List", ...item };
    }
    return { role: "text", label: wordsOf(text), ...item };
}

/** A text's words; its lines are separated by spaces. */
function wordsOf(text) {
    let baseline = null;
    return (text?.fragments ?? []).map((fragment) => {
        const isNewLine = baseline !== null && fragment.baseline !== baseline;
        baseline = fragment.baseline;
        return (isNewLine ? " " : "") + fragment.string;
    }).join("");
}

/** A reused cell is another item's: what has a place in a list is known by that. */
function keyOf({ id, item }, list) {
    return list !== null && item.position > 0 ? `${list}:${item.position}` : `${id}`;
}

/** Items by their places; what has none from the front to the back. */
function inOrder(items) {
    return items.reverse().sort((a, b) => a.position - b.position);
}

function covers({ inverse: back, bounds: { x, y, width, height }, box }, point) {
    if (back === null || point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom) return false;
    const local = project(back, point.x, point.y);
    return local.w > 0 && local.x >= x && local.x <= x + width && local.y >= y && local.y <= y + height;
}

function intersection(a, b) {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    return { left, top, right: Math.max(left, Math.min(a.right, b.right)), bottom: Math.max(top, Math.min(a.bottom, b.bottom)) };
}

function area({ left, top, right, bottom }) {
    return (right - left) * (bottom - top) || 1;
}
