import { make } from "../../components/dom.js";
import { heading } from "./labels.js";

// What fits beside each other in the narrowest panel.
const charactersBeside = 26;

/** One of several: beside each other where they fit, else a list to pull out. @returns `{ element, inputs, show(value) }` */
export function makeChoice(parameter, control) {
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
