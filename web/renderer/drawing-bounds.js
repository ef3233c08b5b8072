import { fragmentBox } from "./text-raster.js";

/** By drawing: each is drawn in many frames. */
const known = new WeakMap();

const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/**
 * The box of the layer's space that a drawing can colour, `{ left, top, right, bottom }`; null if it colours nothing.
 * It may be larger than what is coloured: curves count with their control points.
 */
export function drawingBounds(operations) {
    if (!known.has(operations)) known.set(operations, measure(operations));
    return known.get(operations);
}

function measure(operations) {
    let clip = everything;
    let shadow = null;
    const saved = [];
    let bounds = null;
    const include = (box) => {
        const shown = intersection(box, clip);
        if (shown.left < shown.right && shown.top < shown.bottom) bounds = bounds === null ? shown : union(bounds, shown);
    };
    const paint = (box) => {
        include(box);
        if (shadow !== null) include(shadowOf(box, shadow));
    };
    for (const operation of operations) {
        if (operation.type === "save") saved.push({ clip, shadow });
        else if (operation.type === "restore") ({ clip, shadow } = saved.pop() ?? { clip, shadow });
        else if (operation.type === "clip") clip = intersection(clip, pathBox(operation.path));
        else if (operation.type === "shadow") shadow = operation.shadow.color[3] > 0 ? operation.shadow : null;
        else if (operation.type === "fill") paint(pathBox(operation.path));
        else if (operation.type === "stroke") paint(inset(pathBox(operation.path), -strokeReach(operation.line)));
        else if (operation.type === "pathShadow") include(shadowOf(pathBox(operation.path), operation.shadow));
        else if (operation.type === "gradient") paint(gradientBox(operation));
        else if (operation.type === "image") paint(transformedBox(operation, operation.transform));
        else if (operation.type === "text") operation.fragments.forEach((each) => paint(transformedBox(fragmentBox(each), operation.transform)));
    }
    return bounds;
}

/** Where a box's shadow can reach: three standard deviations around it. */
export function shadowOf(box, { radius, x, y }) {
    const { left, top, right, bottom } = inset(box, -3 * radius);
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function pathBox({ points }) {
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let index = 0; index < points.length; index += 2) {
        box.left = Math.min(box.left, points[index]);
        box.right = Math.max(box.right, points[index]);
        box.top = Math.min(box.top, points[index + 1]);
        box.bottom = Math.max(box.bottom, points[index + 1]);
    }
    return box;
}

/** How far from its path a stroke can reach. */
function strokeReach({ width, cap, join, miterLimit }) {
    return (width / 2) * Math.max(1, cap === 2 ? Math.SQRT2 : 1, join === 0 ? miterLimit : 1);
}

/** A gradient that goes on at an end fills all that it may. */
function gradientBox({ start, startRadius, end, endRadius, extendsBefore, extendsAfter }) {
    if (extendsBefore || extendsAfter || (startRadius === 0 && endRadius === 0)) return everything;
    const radius = Math.max(startRadius, endRadius);
    return inset(
        {
            left: Math.min(start.x, end.x), top: Math.min(start.y, end.y),
            right: Math.max(start.x, end.x), bottom: Math.max(start.y, end.y),
        },
        -radius,
    );
}

function transformedBox({ x, y, width, height }, [a, b, c, d, tx, ty]) {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    return pathBox({ points: corners.flatMap(([u, v]) => [a * u + c * v + tx, b * u + d * v + ty]) });
}

function inset({ left, top, right, bottom }, by) {
    return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

function intersection(a, b) {
    return {
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    };
}

function union(a, b) {
    return {
        left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
    };
}
