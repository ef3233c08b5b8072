import { makeButton, makeIconButton } from "../../components/dom.js";

/**
 * A button that gives the stage and its time the whole screen; null where the browser lends it to no page, as on iPhones.
 * There another one leads back: fingers have no Escape key.
 */
export function makeFullScreenButton() {
    if (!document.fullscreenEnabled) return null;
    const back = makeIconButton("close", "Leave full screen", () => document.exitFullscreen(), { className: "icon-button leave-full-screen" });
    const button = makeButton("Full screen", () => {
        button.closest(".room").append(back);
        // Whoever refuses it has seen the browser's own words.
        button.closest(".room").requestFullscreen().catch(() => {});
    }, { className: "button quiet full-screen" });
    return button;
}
