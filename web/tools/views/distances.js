/**
 * The ways between two rectangles `{ left, top, right, bottom }`: across a gap between them, or, where one lies within the other, to
 * each of its edges.
 *
 * @returns a list of `{ from: [x, y], to: [x, y], length }`, none of no length
 */
export function distances(a, b) {
    const ways = [...along(a, b, "left", "right", "top", "bottom", (x, y) => [x, y]), ...along(a, b, "top", "bottom", "left", "right", (y, x) => [x, y])];
    return ways.filter(({ length }) => length >= 0.05);
}

function along(a, b, start, end, acrossStart, acrossEnd, point) {
    // Where both are, or else in the middle of the first.
    const low = Math.max(a[acrossStart], b[acrossStart]);
    const high = Math.min(a[acrossEnd], b[acrossEnd]);
    const at = low <= high ? (low + high) / 2 : (a[acrossStart] + a[acrossEnd]) / 2;
    const way = (from, to) => ({ from: point(from, at), to: point(to, at), length: to - from });
    if (a[end] <= b[start]) return [way(a[end], b[start])];
    if (b[end] <= a[start]) return [way(b[end], a[start])];
    return [way(Math.min(a[start], b[start]), Math.max(a[start], b[start])), way(Math.min(a[end], b[end]), Math.max(a[end], b[end]))];
}
