const touchActions = { horizontal: "pan-y", vertical: "pan-x", both: "none", none: "auto" };

/**
 * What the browser may do with a finger that moves on a stage: scroll the page around it, across the stage's own axes.
 *
 * @param axes of the server's `welcome.scene`: "horizontal", "vertical", "both", "none"
 * @returns a value of CSS's `touch-action`
 */
export function touchAction(axes) {
    return touchActions[axes] ?? "none";
}

/** Whether a turn of the wheel is for the stage, or, across its axes, for the page around it. */
export function isAlong(axes, { deltaX, deltaY, shiftKey }) {
    // Shift turns a plain wheel sideways; not every browser does this itself.
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY) || (shiftKey && deltaX === 0);
    if (axes === "horizontal") return isSideways;
    if (axes === "vertical") return !isSideways;
    return axes !== "none";
}
