import * as Matrix4 from "./matrix4.js";

/** Where a layer's anchor point lies in its bounds' space. */
export function anchorInBounds({ boundsOrigin, boundsSize, anchorPoint }) {
    return {
        x: boundsOrigin.x + anchorPoint.x * boundsSize.width,
        y: boundsOrigin.y + anchorPoint.y * boundsSize.height,
    };
}

/** From the layer's bounds to its parent's: the anchor point comes to `position`, the transform acts about it. */
export function toParent(layer) {
    const anchor = anchorInBounds(layer);
    const placed = Matrix4.translation(layer.position.x, layer.position.y, layer.zPosition);
    const centred = Matrix4.translation(-anchor.x, -anchor.y);
    const turned = layer.transform ? Matrix4.concat(centred, layer.transform) : centred;
    return Matrix4.concat(turned, placed);
}

/** What a layer does to its children, in its bounds' space. */
export function toChildren(layer) {
    const anchor = anchorInBounds(layer);
    return Matrix4.about(layer.sublayerTransform ?? Matrix4.identity, anchor.x, anchor.y);
}
