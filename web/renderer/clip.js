import { squareCornersShift } from "../protocol/attributes.js";
import * as Homography from "../geometry/homography.js";

/**
 * A layer's bounds as a rounded rectangle in its own space; a radius beyond half a side is cut to that. Of `square`, bits
 * 1, 2, 4 and 8 are the top left, top right, bottom left and bottom right corner that are not rounded.
 */
export function layerShape({ boundsOrigin, boundsSize, cornerRadius, flags }) {
    return {
        left: boundsOrigin.x,
        top: boundsOrigin.y,
        width: boundsSize.width,
        height: boundsSize.height,
        radius: Math.min(cornerRadius, boundsSize.width / 2, boundsSize.height / 2),
        square: flags >> squareCornersShift,
    };
}

/**
 * What a masking layer leaves of its children: `{ inverse, shape }`, where `inverse` takes pixels back to the layer;
 * "everything" if the mask cuts nothing that is visible, "nothing" if it is empty or seen from its edge.
 */
export function layerClip(layer, matrix, visible) {
    const shape = layerShape(layer);
    const inverse = Homography.inverse(matrix);
    if (inverse === null || shape.width === 0 || shape.height === 0) return "nothing";
    return coversAll(shape, matrix, visible) ? "everything" : { inverse, shape };
}

function coversAll(shape, matrix, visible) {
    if (!Homography.isUpright(matrix)) return false;
    // The largest upright rectangle that surely has no rounded corner in it.
    const inset = shape.radius;
    const topLeft = Homography.project(matrix, shape.left + inset, shape.top + inset);
    const bottomRight = Homography.project(matrix, shape.left + shape.width - inset, shape.top + shape.height - inset);
    return (
        topLeft.x <= visible.left && topLeft.y <= visible.top
        && bottomRight.x >= visible.right && bottomRight.y >= visible.bottom
    );
}
