import * as Homography from "../geometry/homography.js";

/**
 * Pixels per point to rasterise at: the stage's own where the layer is not scaled, so that texels fall on pixels, else
 * a few coarse steps, so that an animated scale does not mean a new texture in each frame.
 */
export function rasterScale(matrix, shape, unit) {
    const centre = [shape.left + shape.width / 2, shape.top + shape.height / 2];
    const ratio = Homography.stretch(matrix, ...centre).largest / unit;
    if (!Number.isFinite(ratio) || Math.abs(ratio - 1) < 1e-3) return unit;
    return unit * Math.min(8, Math.max(0.25, 2 ** (Math.ceil(Math.log2(ratio) * 2) / 2)));
}
