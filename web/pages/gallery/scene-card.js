import { place } from "../../components/dom.js";

/**
 * The card of a scene at the end of `list`.
 *
 * @param scene `{ name, title, summary }` of the server's list
 * @param address of a picture of it; null if nobody made one
 * @param onPrivateRoom called with the button that asked for a private room
 * @returns `{ scene, element, frame }`, where `frame` is what the demonstration goes into
 */
export function makeSceneCard(scene, address, list, onPrivateRoom) {
    const element = place("scene-card", list);
    const link = element.querySelector(".open");
    const summary = element.querySelector(".summary");
    const poster = element.querySelector(".poster");
    const button = element.querySelector(".private");
    link.href = `/${encodeURIComponent(scene.name)}`;
    summary.id = `summary-${scene.name}`;
    link.setAttribute("aria-describedby", summary.id);
    element.querySelector(".title").textContent = scene.title;
    summary.textContent = scene.summary;
    // A scene that nobody made a picture of shows its plain stage.
    if (address === null) poster.remove();
    else poster.src = address;
    button.setAttribute("aria-label", `New private room of ${scene.title}`);
    button.addEventListener("click", () => onPrivateRoom(button));
    return { scene, element, frame: element.querySelector(".miniature") };
}
