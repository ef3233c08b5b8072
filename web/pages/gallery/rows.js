/** The fewest columns of a gallery with at most so many, so that one picture does not fill the window. */
const fewest = { 3: 3, 6: 4 };

/** How many columns hold pictures in rows that are as long as each other, or nearly. @param most 3 or 6 */
export function columnsFor(count, most) {
    const rows = Math.max(1, Math.ceil(count / most));
    return Math.max(fewest[most], Math.ceil(count / rows));
}
