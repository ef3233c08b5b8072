import { make, makeIconButton } from "../../components/dom.js";
import { makeChoice } from "./choice-control.js";
import { makeColor } from "./color-control.js";
import { heading, spokenValue } from "./labels.js";
import { makeNumber } from "./number-control.js";
import { makeToggle } from "./toggle-control.js";

/** One parameter: its name, its control, a way back to its default, and what was wrong with the last try. */
export class ParameterRow {
    element;

    #parameter;
    #control;
    #reset;
    #problem = make("p", { className: "problem", hidden: true, role: "alert" });

    /** @param handlers `{ change(name, value), begin(), hold(name), release(name) }` */
    constructor(parameter, { change, begin, hold, release }) {
        this.#parameter = parameter;
        const { name, summary, unit } = parameter;
        const label = heading(name);
        const describedBy = `parameter-${name}-summary`;
        this.#control = makeControl(parameter, {
            label,
            describedBy,
            begin,
            change: (value) => change(name, value),
            hold: () => hold(name),
            release: () => release(name),
            complain: (text) => this.complain(text),
        });
        this.#reset = makeIconButton("reset", `Reset ${label} to ${spokenValue(parameter.default, unit)}`, () => {
            begin();
            change(name, parameter.default);
        }, { className: "icon-button reset" });
        const { element, field } = this.#control;
        const isWide = field || element.className === "segments";
        const head = make("div", { className: "parameter-head" }, make("span", { className: "parameter-name" }, label), this.#reset, field ?? (isWide ? "" : element));
        const text = make("p", { className: "parameter-summary", id: describedBy }, summary);
        this.element = make("div", { className: "parameter" }, head, text, ...(isWide ? [element] : []), this.#problem);
        this.element.dataset.name = name;
    }

    get inputs() {
        return [...this.#control.inputs, this.#reset];
    }

    show(value) {
        this.#control.show(value);
        // It keeps its place, so that nothing moves away under a finger.
        this.#reset.classList.toggle("idle", value === this.#parameter.default);
    }

    /** @param text why a value was not taken; null for nothing wrong */
    complain(text) {
        this.#problem.hidden = text === null;
        this.#problem.textContent = text ?? "";
    }
}

function makeControl(parameter, control) {
    if (parameter.type === "toggle") return makeToggle(control);
    if (parameter.type === "color") return makeColor(control);
    return parameter.type === "choice" ? makeChoice(parameter, control) : makeNumber(parameter, control);
}
