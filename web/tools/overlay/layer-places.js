import { concat, flatten, project } from "../../geometry/homography.js";
import { anchorInBounds, toChildren, toParent } from "../../geometry/layer-space.js";
import * as Matrix4 from "../../geometry/matrix4.js";
import { Flag } from "../../protocol/attributes.js";

const plane = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/**
 * Where the layers that are shown lie on a stage. O(layers).
 *
 * @returns a map from ids to `{ layer, matrix }`, in the order in which they are drawn; `matrix` is the homography from the
 *   layer's bounds to points of the stage
 */
export function layerPlaces(stage) {
    const places = new Map();
    visit(stage, 0, Matrix4.identity, plane, places);
    return places;
}

function visit(stage, parent, sublayer, space, places) {
    for (const layer of stage.children(parent)) {
        if (layer.flags & (Flag.hidden | Flag.mask) || layer.opacity === 0) continue;
        const matrix = concat(flatten(Matrix4.concat(toParent(layer), sublayer)), space);
        places.set(layer.id, { layer, matrix });
        visit(stage, layer.id, toChildren(layer), matrix, places);
    }
}

/** A rectangle of a layer's bounds on the stage: its four corners, null if part of it lies behind the viewer. */
export function corners(matrix, left, top, right, bottom) {
    const points = [[left, top], [right, top], [right, bottom], [left, bottom]].map(([x, y]) => project(matrix, x, y));
    return points.every(({ w }) => w > 1e-6) ? points.map(({ x, y }) => [x, y]) : null;
}

/** A layer's frame on the stage, perspective included. */
export function frameOf({ layer: { boundsOrigin: { x, y }, boundsSize: { width, height } }, matrix }) {
    return corners(matrix, x, y, x + width, y + height);
}

/** A layer's anchor point on the stage. */
export function anchorOf({ layer, matrix }) {
    const anchor = anchorInBounds(layer);
    const { x, y } = project(matrix, anchor.x, anchor.y);
    return [x, y];
}
