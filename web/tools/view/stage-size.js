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

/**
 * The log of a room in which nothing has happened yet, on a stage of that size.
 *
 * @param scene its name; @param parameters every parameter's value
 */
export function blankLog(scene, width, height, parameters) {
    const restore = { scene, stageWidth: width, stageHeight: height, parameters, restoration: {} };
    return `${JSON.stringify({ restore, tick: 0 })}\n`;
}
