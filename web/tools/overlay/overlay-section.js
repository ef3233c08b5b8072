import { loadStyle, make } from "../../components/dom.js";
import { makeSwitch } from "../../components/panel/switch.js";
import { stepsPerSecond } from "../../protocol/step-rate.js";
import { kinds } from "./marks.js";

/** Milliseconds between two looks at what differs. */
const interval = 500;
/** The most groups of items that are listed. */
const longest = 12;

/** The overlay's switches, for the panel: `{ element, show }`, to be shown again when it was switched otherwise. */
export function overlaySection(overlay) {
    loadStyle("/tools/overlay/overlay-section.css");
    const element = make("div", {});
    const main = makeSwitch("Show the overlay (key D)", overlay.isOn, (isOn) => { overlay.isOn = isOn; });
    const differing = make("ul", { className: "overlay-differences", ariaLabel: "Items that differ" });
    const list = make("div", {}, ...kinds.map(({ kind, title }) => {
        return makeSwitch(title, overlay.shown.has(kind), (isShown) => overlay.set(kind, isShown));
    }), makeSwap(overlay), differing);
    const show = () => {
        main.querySelector("input").checked = overlay.isOn;
        list.hidden = !overlay.isOn;
    };
    show();
    setInterval(() => {
        if (element.getClientRects().length > 0) showDifferences(differing, overlay.differences);
    }, interval);
    element.append(main, list);
    return { element, show };
}

/** A button that shows the second stage in the first one's place for as long as it is held. */
function makeSwap(overlay) {
    const button = make("button", { type: "button", className: "button quiet overlay-swap" }, "Hold to swap the first two");
    const swap = (swaps) => () => { overlay.swaps = swaps; };
    button.addEventListener("pointerdown", swap(true));
    for (const type of ["pointerup", "pointercancel", "pointerleave", "blur", "keyup"]) button.addEventListener(type, swap(false));
    button.addEventListener("keydown", ({ key }) => { if (key === " " || key === "Enter") overlay.swaps = true; });
    return button;
}

function showDifferences(element, groups) {
    const lines = groups.slice(0, longest).map(({ stage, tick, items }) => {
        const shown = items.slice(0, 8).join(", ") + (items.length > 8 ? ` and ${items.length - 8} more` : "");
        return `Stage ${stage}, since step ${tick} (${(tick / stepsPerSecond).toFixed(2)} s): ${shown}`;
    });
    if (groups.length > longest) lines.push(`and ${groups.length - longest} more`);
    if (element.dataset.said === lines.join("\n")) return;
    element.dataset.said = lines.join("\n");
    element.replaceChildren(...lines.map((line) => make("li", {}, line)));
}
