import * as Homography from "../geometry/homography.js";
import { Kind } from "./quad-kind.js";
import { rasterScale } from "./raster-scale.js";

/**
 * The quad of a layer's text, or none while there is nothing to draw.
 *
 * @param shape the layer's bounds, which the text's lines keep their place in
 * @param shadow the layer's, where the text casts it; null for none
 */
export function textQuads(text, shape, shadow, matrix, { resources, unit }) {
    const scale = rasterScale(matrix, shape, unit);
    const raster = resources.text(text, shape.width, shape.height, scale, shadow);
    if (raster === null) return [];
    const placed = { ...raster, left: shape.left + raster.left, top: shape.top + raster.top };
    const { left, top, width, height } = isPixelForPixel(matrix, scale) ? snapped(placed, matrix) : placed;
    return [{
        kind: Kind.texture,
        extent: { left, top, right: left + width, bottom: top + height },
        shape: { left, top, width, height, radius: 0, square: 0 },
        color: [0, 0, 0, 0],
        parameter: 0,
        texture: raster.texture,
        mapping: [left, top, 1 / width, 1 / height],
        opacity: 1,
    }];
}

function isPixelForPixel(matrix, scale) {
    return Homography.isUpright(matrix) && Math.abs(matrix[0] - scale) < 1e-6 && Math.abs(matrix[4] - scale) < 1e-6;
}

/** Moved by less than a pixel, onto the grid of pixels: between them the letters would be smeared. */
function snapped(rectangle, matrix) {
    const corner = Homography.project(matrix, rectangle.left, rectangle.top);
    return {
        ...rectangle,
        left: rectangle.left + (Math.round(corner.x) - corner.x) / matrix[0],
        top: rectangle.top + (Math.round(corner.y) - corner.y) / matrix[4],
    };
}
