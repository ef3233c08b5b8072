import { Gravity } from "../protocol/attributes.js";

/**
 * Where an image lies in a layer, as `CALayer.contentsGravity` says; beyond the layer's edge for some.
 *
 * @param box `{ left, top, width, height }` in points
 * @param image `{ width, height }` in pixels, one a point
 */
export function contentsRectangle(gravity, box, image) {
    const { width, height } = drawnSize(gravity, box, image);
    return {
        left: box.left + (box.width - width) / 2,
        top: box.top + (box.height - height) / 2,
        width,
        height,
    };
}

function drawnSize(gravity, box, image) {
    if (gravity === Gravity.scaleToFill) return box;
    if (gravity === Gravity.center) return image;
    const across = box.width / image.width;
    const down = box.height / image.height;
    const scale = gravity === Gravity.aspectFit ? Math.min(across, down) : Math.max(across, down);
    return { width: image.width * scale, height: image.height * scale };
}
