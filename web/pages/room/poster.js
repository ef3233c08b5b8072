import { posterAddress } from "../../components/posters.js";
import { Letterbox } from "../../geometry/letterbox.js";
import { frameStage } from "./stage-frame.js";

/** Of the stage that is on the posters, in points. */
const size = { width: 390, height: 844 };

/**
 * Shows a scene's picture in the stage's place, for as long as there is nothing better. A public room is called as its scene.
 *
 * @param frame as of `frameStage`; @param settings the `ViewSettings`
 */
export function showPoster(room, frame, settings) {
    const address = posterAddress(room);
    if (address === null) return;
    const largest = settings.get("size") === "actual" ? 1 : Infinity;
    const { clientWidth, clientHeight } = frame.canvas;
    frameStage(new Letterbox(clientWidth, clientHeight, size.width, size.height, largest), frame, settings.get("device"));
    frame.backdrop.style.backgroundImage = `url("${address}")`;
}

/** The stage has been drawn. */
export function hidePoster({ backdrop }) {
    backdrop.style.backgroundImage = "";
}
