import { make, makeIconButton } from "../../components/dom.js";
import { parse, spokenValue, unitSign } from "./labels.js";
import { Scale } from "./scale.js";

const slides = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

/**
 * A slider, and a field for the exact value; whole numbers have steppers, too.
 *
 * @param control `{ label, describedBy, change(value), begin(), hold(), release(), complain(text) }`: `begin` is called before the
 *   first change of each gesture
 * @returns `{ element, field, inputs, show(value) }`: the slider, and what stands beside the label
 */
export function makeNumber(parameter, control) {
    const scale = new Scale(parameter);
    let shown = parameter.default;
    const change = (value) => {
        show(value);
        control.change(value);
    };
    const slider = makeSlider(scale, control, () => shown, change);
    const entry = makeEntry(parameter, scale, control, () => shown, change);
    const step = (steps) => {
        control.begin();
        change(scale.neighbour(shown, steps));
    };
    const steppers = parameter.type === "integer"
        ? [makeIconButton("minus", `${control.label}: one less`, () => step(-1)), makeIconButton("plus", `${control.label}: one more`, () => step(1))]
        : [];
    const [less, more] = steppers;
    const unit = make("span", { className: "unit", ariaHidden: "true" }, unitSign(parameter.unit));
    const box = make("span", { className: "number" }, ...(less ? [less] : []), entry, ...(unitSign(parameter.unit) ? [unit] : []), ...(more ? [more] : []));
    slider.style.setProperty("--usual", scale.place(parameter.default));

    function show(value) {
        shown = value;
        const place = scale.place(value);
        slider.value = place;
        slider.style.setProperty("--place", place);
        slider.setAttribute("aria-valuetext", spokenValue(value, parameter.unit));
        // A text that is being typed is the typist's.
        if (document.activeElement !== entry || !entry.dataset.typed) entry.value = String(value);
        if (less) less.disabled = slider.disabled || value <= parameter.minimum;
        if (more) more.disabled = slider.disabled || value >= parameter.maximum;
    }
    return { element: slider, field: box, inputs: [slider, entry, ...steppers], show };
}

function makeSlider(scale, { label, describedBy, begin, hold, release }, shown, change) {
    const slider = make("input", { type: "range", min: 0, max: 1, step: "any", ariaLabel: label, className: "slider" });
    slider.setAttribute("aria-describedby", describedBy);
    let before = null;
    slider.addEventListener("pointerdown", () => {
        before = shown();
        begin();
        hold();
    });
    // The finger scrolls the panel: that it touched the slider on its way meant nothing.
    slider.addEventListener("pointercancel", () => change(before));
    for (const type of ["pointerup", "pointercancel", "change", "blur"]) slider.addEventListener(type, release);
    slider.addEventListener("focus", begin);
    slider.addEventListener("input", () => change(scale.value(Number(slider.value))));
    slider.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key in slides) change(scale.neighbour(shown(), slides[event.key]));
        else if (event.key === "Home" || event.key === "End") change(scale.value(event.key === "Home" ? 0 : 1));
        else return;
        event.preventDefault();
    });
    return slider;
}

function makeEntry(parameter, scale, { label, describedBy, begin, hold, release, complain }, shown, change) {
    // The decimal keyboard of iOS has no minus sign.
    const keyboard = parameter.minimum < 0 ? "text" : parameter.type === "integer" ? "numeric" : "decimal";
    const entry = make("input", { type: "text", inputMode: keyboard, enterKeyHint: "done", autocomplete: "off", spellcheck: false, ariaLabel: `${label}: exact value` });
    entry.setAttribute("aria-describedby", describedBy);
    const leave = () => {
        delete entry.dataset.typed;
        entry.value = String(shown());
    };
    entry.addEventListener("focus", () => {
        begin();
        hold();
        entry.select();
    });
    entry.addEventListener("input", () => {
        entry.dataset.typed = "true";
        if (parse(entry.value, parameter).problem === undefined) complain(null);
    });
    entry.addEventListener("change", () => {
        const { value, problem } = parse(entry.value, parameter);
        delete entry.dataset.typed;
        if (problem) complain(problem);
        else if (value !== shown()) change(value);
        leave();
    });
    entry.addEventListener("blur", () => {
        release();
        leave();
    });
    entry.addEventListener("keydown", (event) => {
        if (event.key === "ArrowUp" || event.key === "ArrowDown") change(scale.neighbour(shown(), event.key === "ArrowUp" ? 1 : -1));
        else if (event.key === "Escape" && entry.dataset.typed) leave();
        else return;
        event.preventDefault();
    });
    return entry;
}
