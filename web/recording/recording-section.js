import { make } from "../page.js";

/** The panel's buttons for recordings and pictures. */
export class RecordingSection {
    element = make("div", { className: "actions" });

    /** @param context of `RoomTools` */
    constructor({ record, savePicture }) {
        this.element.append(
            makeTile("Record", "film, page and log of what happens", () => record()),
            makeTile("Picture", "the stage of now, as PNG", () => savePicture()),
        );
    }

    show() {}
}

function makeTile(title, summary, onclick) {
    return make("button", { type: "button", className: "action", onclick }, title, " ", make("small", {}, summary));
}
