import { makeSwitch } from "../../components/panel/switch.js";
import { kinds } from "./marks.js";

/** The overlay's switches, for the panel: `{ element, show }`, to be shown again when it was switched otherwise. */
export function overlaySection(overlay) {
    const element = document.createElement("div");
    const main = makeSwitch("Show the overlay (key D)", overlay.isOn, (isOn) => { overlay.isOn = isOn; });
    const list = document.createElement("div");
    list.append(...kinds.map(({ kind, title }) => {
        return makeSwitch(title, overlay.shown.has(kind), (isShown) => overlay.set(kind, isShown));
    }));
    const show = () => {
        main.querySelector("input").checked = overlay.isOn;
        list.hidden = !overlay.isOn;
    };
    show();
    element.append(main, list);
    return { element, show };
}
