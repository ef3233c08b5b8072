import { SwipeVelocity, settle } from "./detents.js";

// In CSS pixels: less is a tap.
const slop = 6;

/**
 * Lets a finger drag a sheet by its header, up, down and away.
 *
 * @param header what is dragged
 * @param sheet `{ height, drag(height), rest(height) }`: heights as parts of the window's, `rest` of 0 closes
 */
export function listenForSwipes(header, sheet) {
    let swipe = null;
    header.addEventListener("pointerdown", ({ pointerId, clientY, isPrimary }) => {
        if (isPrimary) swipe = { pointerId, from: clientY, height: sheet.height, velocity: new SwipeVelocity(), moves: false };
    });
    header.addEventListener("pointermove", ({ pointerId, clientY, timeStamp }) => {
        if (swipe?.pointerId !== pointerId) return;
        if (!swipe.moves && Math.abs(clientY - swipe.from) < slop) return;
        // Captured only now: a tap is still the button's that it meets.
        if (!swipe.moves) header.setPointerCapture(pointerId);
        swipe.moves = true;
        const height = swipe.height + (swipe.from - clientY) / innerHeight;
        swipe.velocity.add(height, timeStamp);
        sheet.drag(height);
    });
    const release = ({ pointerId, type, timeStamp }) => {
        if (swipe?.pointerId !== pointerId) return;
        const { moves, velocity, height } = swipe;
        swipe = null;
        if (!moves) return;
        sheet.rest(type === "pointerup" ? settle(sheet.height, velocity.at(timeStamp)) : height);
    };
    for (const type of ["pointerup", "pointercancel"]) header.addEventListener(type, release);
}
