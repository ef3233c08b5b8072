import { axes, bestColumns, matrix, mostStages, parseValues, suggestedRange, suggestedValues, versionTitle } from "./variants.js";
import { sideBySide } from "./stage-size.js";

/**
 * A form for several stages in one room: of other sizes, or with other values of parameters, each simulated.
 *
 * @param about `size()`, that of the stage that is shown, and `scene()`, the welcome's, with its parameters and, if there are several, the versions of its code
 * @param openRoom called with the stages and `{ columns, sharesTouches }` to go to a private room with them
 */
export function sideBySideForm({ size, scene }, openRoom) {
    const versions = () => scene().versions ?? [];
    const form = document.createElement("form");
    const group = document.createElement("fieldset");
    group.ariaLabel = "Side by side";
    const count = document.createElement("output");
    const open = document.createElement("button");
    Object.assign(open, { type: "submit", className: "button", textContent: "Open these in a private room" });
    const choices = axes(scene().parameters, versions());
    const across = new Axis("Compare", choices, () => show());
    const down = new Axis("With each", [{ name: null, title: "Nothing else" }, ...choices], () => show());
    const touches = makeBox("One finger moves all", true);
    group.append(across.element, down.element, touches.label, count);
    form.append(group, open);

    const stages = () => matrix(across.places, down.places, size());
    const show = () => {
        const lacksPresent = versions().length > 0 && stages().length > 0 && stages().every(({ version }) => version);
        const problem = across.problem ?? down.problem ?? (across.name === down.name ? "Choose two things that differ." : lacksPresent ? "Choose the present version, too." : null);
        const number = problem ? 0 : stages().length;
        open.disabled = number < 2 || number > mostStages;
        count.textContent = problem ?? (number === 1 ? "One stage: choose at least two." : number > mostStages ? `${number} stages: at most ${mostStages} fit in a room.` : `${number} stages`);
    };
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        const all = stages();
        const columns = down.places.length > 0 ? across.places.length : bestColumns(all, { width: innerWidth, height: innerHeight });
        openRoom(all, { columns, sharesTouches: touches.input.checked });
    });
    show();
    return form;
}

/** What stages differ in, in one direction, and the values that are chosen. */
class Axis {
    element = document.createElement("div");
    problem = null;

    #select = document.createElement("select");
    #choices;
    #values = document.createElement("div");
    #read = () => [];
    #onChange;

    /** @param choices of `axes`; one whose name is null stands for none */
    constructor(title, choices, onChange) {
        this.#choices = choices;
        this.#onChange = onChange;
        this.#select.append(...choices.map(({ title }, index) => new Option(title, index)));
        const label = document.createElement("label");
        label.className = "axis";
        label.append(title, this.#select);
        this.element.append(label, this.#values);
        this.#values.className = "axis-values";
        this.#select.addEventListener("change", () => this.#fill(onChange));
        this.#fill(() => {});
    }

    get name() { return this.#choice.name; }

    /** What the stages at each place have of their own; none if this stands for nothing. */
    get places() { return this.#read(); }

    get #choice() { return this.#choices[Number(this.#select.value)]; }

    #fill(then) {
        const { name, parameter, versions } = this.#choice;
        this.problem = null;
        if (name === null) {
            this.#read = () => [];
            this.#values.replaceChildren();
        } else if (versions) {
            this.#boxes(versions.map((version) => [versionTitle(version), version === null ? {} : { version }, true]));
        } else if (!parameter) {
            this.#boxes(sideBySide.map(({ title, width, height, isUsual }) => [`${title}, ${width} \u00d7 ${height}`, { width, height }, isUsual]));
        } else if (["choice", "toggle"].includes(parameter.type)) {
            const values = suggestedValues(parameter);
            const isUsual = (value) => values.length < 4 || [values[0], parameter.default, values.at(-1)].includes(value);
            this.#boxes(values.map((value) => [words(value), { overrides: { [name]: value } }, isUsual(value)]));
        } else this.#typed(name, parameter);
        then();
    }

    #boxes(rows) {
        const boxes = rows.map(([title, place, isUsual]) => ({ ...makeBox(title, isUsual), place }));
        for (const { input } of boxes) input.addEventListener("change", this.#onChange);
        this.#values.replaceChildren(...boxes.map(({ label }) => label));
        this.#read = () => boxes.filter(({ input }) => input.checked).map(({ place }) => place);
    }

    /** Values as text, and for a number how to have some from end to end. */
    #typed(name, parameter) {
        const { input: values, label } = makeField("Values", suggestedValues(parameter).join(", "));
        const read = () => parseValues(values.value, parameter);
        this.#read = () => (read().values ?? []).map((value) => ({ overrides: { [name]: value } }));
        const changed = () => {
            this.problem = read().problem ?? null;
            values.ariaInvalid = this.problem !== null;
            this.#onChange();
        };
        values.addEventListener("input", changed);
        if (parameter.type === "color") return this.#values.replaceChildren(label);
        const range = document.createElement("div");
        const [low, high] = suggestedRange(parameter);
        range.className = "axis-range";
        const [from, to, count] = [["From", low], ["To", high], ["Count", 3]].map(([title, value]) => makeField(title, value, "decimal"));
        for (const { input } of [from, to, count]) {
            input.addEventListener("input", () => {
                const [low, high, number] = [from, to, count].map(({ input }) => Number(input.value.replace(",", ".")));
                if (![low, high, number].every(Number.isFinite) || number < 1 || number > mostStages) return;
                values.value = suggestedValues(parameter, [low, high], Math.round(number)).join(", ");
                changed();
            });
        }
        range.append(from.label, to.label, count.label);
        this.#values.replaceChildren(range, label);
    }
}

/** A choice's name as words. */
function words(value) {
    if (typeof value === "boolean") return value ? "On" : "Off";
    const text = String(value).replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
    return text[0].toUpperCase() + text.slice(1);
}

function makeBox(title, checked) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { type: "checkbox", checked });
    label.append(input, title);
    return { label, input };
}

function makeField(title, value, inputMode = "text") {
    const label = document.createElement("label");
    label.className = "axis";
    const input = document.createElement("input");
    Object.assign(input, { type: "text", inputMode, value, autocomplete: "off" });
    label.append(title, input);
    return { label, input };
}
