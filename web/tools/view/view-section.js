import { makeFullScreenButton } from "./full-screen.js";
import { isStageSize, presetOf, presets, sideLimits } from "./stage-size.js";

const choices = [
    { name: "device", title: "Device", options: { none: "None", phone: "Phone", tablet: "Tablet" } },
    { name: "size", title: "Size", options: { fit: "Fit", actual: "Actual" } },
    { name: "theme", title: "Theme", options: { auto: "Auto", light: "Light", dark: "Dark" } },
];

/**
 * The view's settings, and other stages, for the panel.
 *
 * @param settings the `ViewSettings`
 * @param about `size()`, that of the stage that is shown, or of the first one, and `scene()`, the welcome's
 * @param openRoom called with `{ width, height, overrides? }` of stages, and how they are arranged, to go to a private room with
 * them
 */
export function viewSection(settings, about, openRoom) {
    const element = document.createElement("div");
    element.className = "view-section";
    const fullScreen = makeFullScreenButton();
    element.append(...choices.map((choice) => makeChoice(choice, settings)), ...(fullScreen ? [fullScreen] : []), makeSizes(about.size, openRoom), makeSideBySide(about, openRoom));
    return element;
}

function makeChoice({ name, title, options }, settings) {
    const group = document.createElement("fieldset");
    group.className = "view-choice";
    const legend = document.createElement("legend");
    legend.textContent = title;
    group.append(legend, ...Object.entries(options).map(([value, text]) => {
        const label = document.createElement("label");
        const input = document.createElement("input");
        Object.assign(input, { type: "radio", name: `view-${name}`, value, checked: settings.get(name) === value });
        input.addEventListener("change", () => settings.set(name, value));
        const face = document.createElement("span");
        face.textContent = text;
        label.append(input, face);
        return label;
    }));
    return group;
}

/** The stage belongs to the simulation, and so to the room: another size is another room. */
function makeSizes(stage, openRoom) {
    const form = document.createElement("form");
    form.className = "stage-size";
    const { width, height } = stage();
    const select = document.createElement("select");
    const options = [...presets.map(({ title, width: w, height: h }) => [title, `${title}, ${w} \u00d7 ${h}`]), ["", "Custom"]];
    select.append(...options.map(([value, text]) => new Option(text, value)));
    select.value = presetOf(width, height)?.title ?? "";
    const [across, along] = [["Width", width], ["Height", height]].map(([title, value]) => makeSide(title, value));
    const turn = document.createElement("button");
    Object.assign(turn, { type: "button", className: "button quiet", textContent: "Turn" });
    turn.ariaLabel = "Swap width and height";
    const open = document.createElement("button");
    Object.assign(open, { type: "submit", className: "button", textContent: "Open in a new private room" });

    select.addEventListener("change", () => {
        const preset = presets.find(({ title }) => title === select.value);
        if (preset) [across.input.value, along.input.value] = [preset.width, preset.height];
        else across.input.select();
    });
    turn.addEventListener("click", () => {
        [across.input.value, along.input.value] = [along.input.value, across.input.value];
    });
    for (const { input } of [across, along]) {
        input.addEventListener("input", () => { select.value = presetOf(Number(across.input.value), Number(along.input.value))?.title ?? ""; });
    }
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        const [width, height] = [across, along].map(({ input }) => Number(input.value));
        if (isStageSize(width, height)) openRoom([{ width, height }]);
    });
    const title = document.createElement("label");
    title.className = "preset";
    title.append("Stage", select);
    form.append(title, across.label, along.label, turn, open);
    return form;
}

/** Several stages in one room, in a form that is fetched when somebody wants it. */
function makeSideBySide(about, openRoom) {
    const details = document.createElement("details");
    details.className = "side-by-side";
    const summary = document.createElement("summary");
    summary.textContent = "Side by side";
    details.append(summary);
    details.addEventListener("toggle", async () => {
        const { sideBySideForm } = await import("./side-by-side.js");
        details.append(sideBySideForm(about, openRoom));
    }, { once: true });
    return details;
}

function makeSide(title, value) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    const { minimum: min, maximum: max } = sideLimits;
    Object.assign(input, { type: "number", inputMode: "numeric", required: true, min, max, step: 1, value });
    label.append(title, input);
    return { label, input };
}
