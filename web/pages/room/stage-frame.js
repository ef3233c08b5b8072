/** Of a side that is short, in devices whose screens are rounder than a bare stage. */
const roundness = { none: 0.05, phone: 0.12, tablet: 0.03 };

/**
 * Rounds the stage's corners, and puts its backdrop under it and the device's bezel over it.
 *
 * @param box its place in the canvas, in CSS pixels; @param device of the `ViewSettings`
 */
export function frameStage({ left, top, width, height }, { canvas, backdrop, bezel }, device) {
    const round = Math.min(width, height) * roundness[device];
    const radius = device === "none" ? Math.min(28, round) : round;
    const right = canvas.clientWidth - left - width;
    const bottom = canvas.clientHeight - top - height;
    canvas.style.clipPath = `inset(${top}px ${right}px ${bottom}px ${left}px round ${radius}px)`;
    backdrop.hidden = false;
    const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` };
    Object.assign(backdrop.style, place);
    Object.assign(bezel.style, place);
}
