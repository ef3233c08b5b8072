import { make } from "../../components/dom.js";

/**
 * A colour and its opacity, as `#RRGGBB` or, with an alpha, `#RRGGBBAA`.
 *
 * @returns `{ element, inputs, show(value) }`
 */
export function makeColor({ label, describedBy, begin, change, hold, release }) {
    const color = make("input", { type: "color", ariaLabel: label });
    const alpha = make("input", { type: "range", min: "0", max: "255", ariaLabel: `${label}, opacity` });
    color.setAttribute("aria-describedby", describedBy);
    const tell = () => change(colorText(color.value, Number(alpha.value)));
    for (const input of [color, alpha]) {
        input.addEventListener("pointerdown", () => {
            begin();
            hold();
        });
        input.addEventListener("input", tell);
        input.addEventListener("change", release);
    }
    return {
        element: make("span", { className: "color-control" }, alpha, color),
        inputs: [color, alpha],
        show: (value) => {
            color.value = value.slice(0, 7).toLowerCase();
            alpha.value = String(value.length > 7 ? parseInt(value.slice(7), 16) : 255);
        },
    };
}

/** @param color as `#rrggbb`; @param alpha 0...255 */
export function colorText(color, alpha) {
    const digits = alpha === 255 ? "" : alpha.toString(16).padStart(2, "0");
    return `${color}${digits}`.toUpperCase();
}
