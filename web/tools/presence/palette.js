/** The colours that viewers are told apart by, in the order of the wire's `color`; white on each has a contrast of 4.5 or more. */
export const palette = Object.freeze([
    "#d12c4b", "#1565d8", "#14773a", "#8437c9", "#b3430f", "#00758a",
    "#b0279b", "#4f7000", "#5548d9", "#8a5d00", "#007565", "#5c6670",
]);

export function colorOf(viewer, people) {
    const person = people.find((each) => each.viewer === viewer);
    return palette[(person?.color ?? viewer) % palette.length];
}
