import { posterAddress } from "../gallery/posters.js";
import { Letterbox } from "../geometry/letterbox.js";
import { frameStage } from "./stage-frame.js";

/** Of the stage that is on the posters, in points. */
const size = { width: 390, height: 844 };

/**
 * Shows a scene's picture in the stage's place, for as long as there is nothing better. A public room is called as its scene.
 *
 * @param settings the `ViewSettings`
 */
export function showPoster(room, canvas, backdrop, settings) {
    const address = posterAddress(room);
    if (address === null) return;
    const largest = settings.get("size") === "actual" ? 1 : Infinity;
    frameStage(new Letterbox(canvas.clientWidth, canvas.clientHeight, size.width, size.height, largest), canvas, backdrop, settings.get("device"));
    backdrop.style.backgroundImage = `url("${address}")`;
}

/** The stage has been drawn. */
export function hidePoster(backdrop) {
    backdrop.style.backgroundImage = "";
}
