import { make } from "../../components/dom.js";
import { heading } from "./labels.js";

// What fits beside each other in the narrowest panel.
const charactersBeside = 26;

/** So many choices are steps of a scale. */
const manySteps = 10;

/**
 * One of several: beside each other where they fit, else a list to pull out; very many are steps of a slider.
 *
 * @returns `{ element, inputs, show(value) }`, for a slider also `field`, which names the choice
 */
export function makeChoice(parameter, control) {
    if (parameter.choices.length >= manySteps) return makeSteps(parameter, control);
    const fits = parameter.choices.length < 5 && parameter.choices.map(heading).join("").length <= charactersBeside;
    return (fits ? makeSegments : makeList)(parameter, control);
}

function makeSegments({ name, choices }, { label, describedBy, change }) {
    const inputs = choices.map((choice) => {
        const input = make("input", { type: "radio", name: `parameter-${name}`, value: choice });
        input.addEventListener("change", () => change(choice));
        return input;
    });
    const labels = inputs.map((input) => make("label", {}, input, make("span", {}, heading(input.value))));
    const element = make("div", { className: "segments", role: "radiogroup", ariaLabel: label }, ...labels);
    element.setAttribute("aria-describedby", describedBy);
    return { element, inputs, show: (value) => { for (const input of inputs) input.checked = input.value === value; } };
}

function makeList({ choices }, { label, describedBy, change }) {
    const list = make("select", { ariaLabel: label }, ...choices.map((choice) => new Option(heading(choice), choice)));
    list.setAttribute("aria-describedby", describedBy);
    list.addEventListener("change", () => change(list.value));
    return { element: list, inputs: [list], show: (value) => { list.value = value; } };
}

function makeSteps({ choices, default: usual }, { label, describedBy, begin, hold, release, change }) {
    const last = choices.length - 1;
    const slider = make("input", { type: "range", min: 0, max: last, step: 1, ariaLabel: label, className: "slider" });
    slider.setAttribute("aria-describedby", describedBy);
    slider.style.setProperty("--usual", choices.indexOf(usual) / last);
    const field = make("span", { className: "step-name" });
    const show = (value) => {
        const step = Math.max(choices.indexOf(value), 0);
        slider.value = step;
        slider.style.setProperty("--place", step / last);
        field.textContent = heading(choices[step]);
        slider.setAttribute("aria-valuetext", field.textContent);
    };
    slider.addEventListener("pointerdown", () => {
        begin();
        hold();
    });
    for (const type of ["pointerup", "pointercancel", "change", "blur"]) slider.addEventListener(type, release);
    slider.addEventListener("input", () => {
        const value = choices[Number(slider.value)];
        show(value);
        change(value);
    });
    return { element: slider, field, inputs: [slider], show };
}
