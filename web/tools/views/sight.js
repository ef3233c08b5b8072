import { Flag } from "../../protocol/attributes.js";
import { concat, flatten } from "../../geometry/homography.js";
import { toChildren, toParent } from "../../geometry/layer-space.js";
import * as Matrix4 from "../../geometry/matrix4.js";
import { frameOf } from "../overlay/layer-places.js";

const plane = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/**
 * Where all layers lie on a stage, those that are not seen too. O(layers).
 *
 * @returns a map from ids to `{ layer, frame, isHidden, clips }`, in the order in which they are drawn: the frame's four corners on the
 *   stage, null if part of it lies behind the viewer; whether it or a layer around it is hidden; and the frames that cut it off
 */
export function sightOf(stage) {
    const sight = new Map();
    visit(stage, 0, { sublayer: Matrix4.identity, space: plane, isHidden: false, clips: [] }, sight);
    return sight;
}

function visit(stage, parent, { sublayer, space, isHidden, clips }, sight) {
    for (const layer of stage.children(parent)) {
        const matrix = placed(layer, sublayer, space);
        const frame = frameOf({ layer, matrix });
        const hidden = isHidden || (layer.flags & (Flag.hidden | Flag.mask)) !== 0 || layer.opacity === 0;
        sight.set(layer.id, { layer, frame, isHidden: hidden, clips });
        const within = layer.flags & Flag.masksToBounds && frame !== null ? [...clips, frame] : clips;
        visit(stage, layer.id, { sublayer: toChildren(layer), space: matrix, isHidden: hidden, clips: within }, sight);
    }
}

/** Where one layer lies on a stage, as in `sightOf`; null also if there is no such layer. O(layers around it). */
export function frameAt(stage, id) {
    const way = [];
    for (let layer = stage.layer(id); layer !== undefined; layer = stage.layer(layer.parent)) way.unshift(layer);
    let [sublayer, space] = [Matrix4.identity, plane];
    for (const layer of way) {
        space = placed(layer, sublayer, space);
        sublayer = toChildren(layer);
    }
    return way.length === 0 ? null : frameOf({ layer: way.at(-1), matrix: space });
}

/** From a layer's bounds to the stage. @param sublayer what the layer around it does to it; @param space that one's way to the stage */
function placed(layer, sublayer, space) {
    return concat(flatten(Matrix4.concat(toParent(layer), sublayer)), space);
}

/** Whether nothing of a place in a `sightOf` can be seen: it is hidden, cut off, or beside the stage. */
export function isUnseen({ frame, isHidden, clips }, stage) {
    if (isHidden || frame === null) return true;
    const box = boxOf(frame);
    const edges = [{ left: 0, top: 0, right: stage.width, bottom: stage.height }, ...clips.map(boxOf)];
    return edges.some((edge) => box.left >= edge.right || box.right <= edge.left || box.top >= edge.bottom || box.bottom <= edge.top);
}

/** The rectangle around corners. */
export function boxOf(corners) {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * The layers at a point of the stage that are not hidden or cut off there.
 *
 * @param isKnown called with an id; others are passed over
 * @returns their ids, the frontmost first
 */
export function layersAt(sight, { x, y }, isKnown) {
    const found = [];
    for (const [id, { frame, isHidden, clips }] of sight) {
        if (isHidden || frame === null || !isKnown(id) || !contains(frame, x, y)) continue;
        if (clips.every((clip) => contains(clip, x, y))) found.unshift(id);
    }
    return found;
}

/** Whether a point is within four corners. */
function contains(corners, x, y) {
    let sides = 0;
    corners.forEach(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % corners.length];
        sides += Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax)) || 0;
    });
    return Math.abs(sides) === corners.length;
}
