/**
 * Maps of the plane, perspective included: nine numbers, row vectors (x, y, 1) as in `CATransform3D`, so that the
 * point is (x h0 + y h3 + h6, x h1 + y h4 + h7) divided by w = x h2 + y h5 + h8.
 */
export function scaleAndTranslate(scale, x, y) {
    return [scale, 0, 0, 0, scale, 0, x, y, 1];
}

/** What a 4 x 4 matrix does to the plane z = 0 when the result is flattened, as a `CALayer` flattens its sublayers. */
export function flatten(matrix) {
    return [
        matrix[0], matrix[1], matrix[3],
        matrix[4], matrix[5], matrix[7],
        matrix[12], matrix[13], matrix[15],
    ];
}

/** First `a`, then `b`. */
export function concat(a, b) {
    const result = new Array(9);
    for (let row = 0; row < 9; row += 3) {
        for (let column = 0; column < 3; column += 1) {
            result[row + column] = a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6];
        }
    }
    return result;
}

export function determinant(h) {
    return (
        h[0] * (h[4] * h[8] - h[5] * h[7]) - h[1] * (h[3] * h[8] - h[5] * h[6]) + h[2] * (h[3] * h[7] - h[4] * h[6])
    );
}

/** The inverse, or null where there is none. Keeps the sign of w: positive is in front of the viewer. */
export function inverse(h) {
    const d = determinant(h);
    if (!(Math.abs(d) > 1e-12)) return null;
    return [
        (h[4] * h[8] - h[5] * h[7]) / d, (h[2] * h[7] - h[1] * h[8]) / d, (h[1] * h[5] - h[2] * h[4]) / d,
        (h[5] * h[6] - h[3] * h[8]) / d, (h[0] * h[8] - h[2] * h[6]) / d, (h[2] * h[3] - h[0] * h[5]) / d,
        (h[3] * h[7] - h[4] * h[6]) / d, (h[1] * h[6] - h[0] * h[7]) / d, (h[0] * h[4] - h[1] * h[3]) / d,
    ];
}

export function project(h, x, y) {
    const w = x * h[2] + y * h[5] + h[8];
    return { x: (x * h[0] + y * h[3] + h[6]) / w, y: (x * h[1] + y * h[4] + h[7]) / w, w };
}

/** True if rectangles stay upright rectangles: no rotation, shear, mirroring or perspective. */
export function isUpright(h) {
    return h[1] === 0 && h[3] === 0 && h[2] === 0 && h[5] === 0 && h[0] > 0 && h[4] > 0 && h[8] === 1;
}

/** Lengths at (x, y): the largest and smallest factors by which the map stretches there. */
export function stretch(h, x, y) {
    const p = project(h, x, y);
    const a = (h[0] - h[2] * p.x) / p.w;
    const b = (h[1] - h[2] * p.y) / p.w;
    const c = (h[3] - h[5] * p.x) / p.w;
    const d = (h[4] - h[5] * p.y) / p.w;
    const sum = Math.hypot(a + d, b - c);
    const difference = Math.hypot(a - d, b + c);
    return { largest: (sum + difference) / 2, smallest: Math.abs(sum - difference) / 2 };
}

/**
 * The upright box around a rectangle's image: `{ left, top, right, bottom }`, everything if part of the rectangle lies
 * behind the viewer.
 */
export function boundingBox(h, left, top, right, bottom) {
    const corners = [project(h, left, top), project(h, right, top), project(h, left, bottom), project(h, right, bottom)];
    if (corners.some((corner) => !(corner.w > 1e-6))) {
        const reach = corners.some((corner) => corner.w > 1e-6) ? Infinity : -Infinity;
        return { left: -reach, top: -reach, right: reach, bottom: reach };
    }
    return {
        left: Math.min(...corners.map((corner) => corner.x)),
        top: Math.min(...corners.map((corner) => corner.y)),
        right: Math.max(...corners.map((corner) => corner.x)),
        bottom: Math.max(...corners.map((corner) => corner.y)),
    };
}
