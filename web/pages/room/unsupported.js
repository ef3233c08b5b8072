import { place } from "../../components/dom.js";
import { posterAddress } from "../../components/posters.js";

/** Says that the browser has no WebGL2 and what can be done, beside a picture of the scene. @param room its name */
export function showUnsupported(room) {
    const page = place("unsupported-page", document.body);
    const address = posterAddress(room);
    const picture = page.querySelector(".still");
    if (address !== null) Object.assign(picture, { src: address, hidden: false });
    page.querySelector("button").addEventListener("click", () => location.reload());
}
