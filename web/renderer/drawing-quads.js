import { Kind } from "./quad-kind.js";
import { drawingBounds, shadowOf } from "./drawing-bounds.js";
import { rasterScale } from "./raster-scale.js";

const largestTexture = 4096;

/**
 * The quad of a layer's drawing, or none while there is nothing to draw.
 *
 * @param shape the layer's bounds
 * @param shadow the layer's, where the drawing casts it; null for none
 */
export function drawingQuads(operations, shape, shadow, matrix, { resources, unit }) {
    const drawn = within(drawingBounds(operations), shape);
    // While a canvas has no extent, no pixel shows anything.
    if (drawn === null || !(unit > 0)) return [];
    const box = shadow === null ? drawn : around(drawn, shadowOf(drawn, shadow));
    const longest = Math.max(box.right - box.left, box.bottom - box.top);
    const wanted = rasterScale(matrix, { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }, unit);
    const scale = Math.min(wanted, (largestTexture - 4) / longest);
    // Whole pixels, with one to spare for the smoothing at the edges.
    const left = (Math.floor(box.left * scale) - 1) / scale;
    const top = (Math.floor(box.top * scale) - 1) / scale;
    const width = (Math.ceil(box.right * scale) + 1) / scale - left;
    const height = (Math.ceil(box.bottom * scale) + 1) / scale - top;
    const extent = { left, top, right: left + width, bottom: top + height };
    const texture = resources.drawing(operations, extent, scale, shadow);
    return [{
        kind: Kind.texture,
        extent,
        shape: { left, top, width, height, radius: 0, square: 0 },
        color: [0, 0, 0, 0],
        parameter: 0,
        texture,
        mapping: [left, top, 1 / width, 1 / height],
        opacity: 1,
    }];
}

/** What goes on without end counts as far as the layer's bounds go. */
function within(bounds, shape) {
    if (bounds === null) return null;
    const box = {
        left: Number.isFinite(bounds.left) ? bounds.left : shape.left,
        top: Number.isFinite(bounds.top) ? bounds.top : shape.top,
        right: Number.isFinite(bounds.right) ? bounds.right : shape.left + shape.width,
        bottom: Number.isFinite(bounds.bottom) ? bounds.bottom : shape.top + shape.height,
    };
    return box.left < box.right && box.top < box.bottom ? box : null;
}

function around(a, b) {
    return {
        left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
    };
}
