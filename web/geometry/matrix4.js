/**
 * 4 x 4 matrices as sixteen numbers in `CATransform3D`'s order, m11, m12 ... m44. A point is a row vector, so
 * `concat(a, b)` applies `a` first, as `CATransform3DConcat` does.
 */
export const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);

export function translation(x, y, z = 0) {
    return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

export function concat(a, b) {
    const result = new Array(16);
    for (let row = 0; row < 16; row += 4) {
        for (let column = 0; column < 4; column += 1) {
            result[row + column] =
                a[row] * b[column] + a[row + 1] * b[column + 4] + a[row + 2] * b[column + 8] + a[row + 3] * b[column + 12];
        }
    }
    return result;
}

/** `matrix` acting about the point (x, y): as if that point were the origin. */
export function about(matrix, x, y) {
    return concat(concat(translation(-x, -y), matrix), translation(x, y));
}
