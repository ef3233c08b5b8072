import { make } from "../../components/dom.js";

/** A switch. @returns `{ element, inputs, show(value) }` */
export function makeToggle({ label, describedBy, change }) {
    const input = make("input", { type: "checkbox", ariaLabel: label });
    input.setAttribute("role", "switch");
    input.setAttribute("aria-describedby", describedBy);
    input.addEventListener("change", () => change(input.checked));
    return {
        element: make("label", { className: "switch" }, input),
        inputs: [input],
        show: (value) => { input.checked = value; },
    };
}
