/** What the simulation takes for a side of a stage, in points. */
export const sideLimits = { minimum: 200, maximum: 2000 };

/** Sizes to choose from, upright, in points. */
export const presets = [
    { title: "Small phone", width: 375, height: 667 },
    { title: "Phone", width: 390, height: 844 },
    { title: "Large phone", width: 430, height: 932 },
    { title: "Tablet", width: 820, height: 1180 },
    { title: "Square", width: 800, height: 800 },
];

/** The preset of that size, upright or on its side; null for none. */
export function presetOf(width, height) {
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    return presets.find((preset) => preset.width === short && preset.height === long) ?? null;
}

/** Whether a stage can be so large. */
export function isStageSize(width, height) {
    const isSide = (side) => Number.isFinite(side) && side >= sideLimits.minimum && side <= sideLimits.maximum;
    return isSide(width) && isSide(height);
}

/** What one looks at before a release: sizes to have side by side. */
export const sideBySide = [
    { title: "Small phone", width: 375, height: 667, isUsual: true },
    { title: "Phone", width: 390, height: 844, isUsual: true },
    { title: "Large phone", width: 430, height: 932, isUsual: false },
    { title: "Phone on its side", width: 844, height: 390, isUsual: true },
    { title: "Tablet", width: 820, height: 1180, isUsual: true },
    { title: "Tablet on its side", width: 1180, height: 820, isUsual: false },
];

/**
 * The log of a room in which nothing has happened yet, on a stage of that size, or on several at once.
 *
 * @param scene its name; @param stages `{ width, height }` of each, in points, in `overrides` the values that are its own, and in `version` that of its code
 * @param parameters the parameters' values; @param arrangement of several, `{ columns, sharesTouches }`
 */
export function blankLog(scene, stages, parameters, arrangement = {}) {
    const [{ width, height, overrides, version }, ...others] = stages;
    const restore = { scene, stageWidth: width, stageHeight: height, parameters, restoration: {} };
    if (overrides) restore.overrides = overrides;
    if (version) restore.version = version;
    if (others.length > 0) Object.assign(restore, { others: others.map((stage) => ({ ...stage, restoration: {} })), ...arrangement });
    return `${JSON.stringify({ restore, tick: 0 })}\n`;
}
