import { makeButton } from "../page.js";

/** A button that gives the stage and its time the whole screen; null where the browser lends it to no page, as on iPhones. */
export function makeFullScreenButton() {
    if (!document.fullscreenEnabled) return null;
    const button = makeButton("Full screen", () => {
        // Whoever refuses it has seen the browser's own words.
        button.closest(".room").requestFullscreen().catch(() => {});
    }, { className: "button quiet full-screen" });
    return button;
}
