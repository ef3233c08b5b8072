import { explanation } from "../../components/wording.js";

/** Why controls can't be used, for people; null if they can. @param view as `RoomTools` has it */
export function obstacleText({ isOpen, standing, room }) {
    if (!isOpen) return "The line to the server is down: reconnecting.";
    return standing.mayTouch ? null : explanation(standing.obstacle, room);
}

/** Shows the reason in a paragraph, and switches buttons and fields. */
export function hinder(view, paragraph, controls) {
    const text = obstacleText(view);
    paragraph.hidden = text === null;
    if (text !== null && paragraph.textContent !== text) paragraph.textContent = text;
    for (const control of controls) control.disabled = text !== null;
}
