import { make } from "../../components/dom.js";
import { scales } from "./picture-scale.js";

/** The panel's buttons for recordings and pictures, and how large these are. */
export class RecordingSection {
    element = make("div", { className: "actions" });

    /** @param context of `RoomTools` */
    constructor({ record, savePicture, pictureScale }) {
        this.element.append(
            makeTile("Record", "film, page and log of what happens", () => record()),
            makeTile("Picture", "the stage of now, as PNG", () => savePicture()),
            makeScales(pictureScale),
        );
    }

    show() {}
}

function makeTile(title, summary, onclick) {
    return make("button", { type: "button", className: "action", onclick }, title, " ", make("small", {}, summary));
}

function makeScales(pictureScale) {
    const title = make("legend", {}, "Size");
    const labels = scales.map((scale) => {
        const input = make("input", { type: "radio", name: "picture-scale", value: scale, checked: pictureScale.value === scale });
        input.ariaLabel = scale === 1 ? "1 pixel a point" : `${scale} pixels a point`;
        input.addEventListener("change", () => { pictureScale.value = scale; });
        return make("label", {}, input, make("span", {}, `${scale}\u00d7`));
    });
    return make("fieldset", { className: "view-choice picture-scale" }, title, ...labels);
}
