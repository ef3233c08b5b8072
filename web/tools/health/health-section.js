import { makeSwitch } from "../../components/panel/switch.js";

const interval = 500;

const conditions = [
    { name: "delay", title: "Delay each way", unit: "ms", maximum: 500, step: 10, scale: 1 },
    { name: "jitter", title: "More or less by", unit: "ms", maximum: 200, step: 5, scale: 1 },
    { name: "loss", title: "Lost and sent again", unit: "%", maximum: 10, step: 0.5, scale: 100 },
];

/** The read-outs of a viewer's line and the sliders that make it worse, for the panel. */
export function healthSection(health, badge) {
    const element = document.createElement("div");
    element.className = "health";
    const list = document.createElement("dl");
    const values = Object.keys(health.readOuts).map((title) => {
        const [term, value] = ["dt", "dd"].map((tag) => document.createElement(tag));
        term.textContent = title;
        list.append(term, value);
        return value;
    });
    const breaks = document.createElement("p");
    breaks.className = "breaks";
    const note = document.createElement("p");
    note.textContent = "A worse line, for you alone:";
    element.append(list, breaks, makeSwitch("Show on the stage", !badge.hidden, (isOn) => { badge.hidden = !isOn; }), note);
    element.append(...conditions.map((condition) => makeSlider(condition, health.line)));

    const show = () => {
        const readOuts = Object.values(health.readOuts);
        if (element.getClientRects().length > 0) {
            values.forEach((value, index) => { value.textContent = readOuts[index]; });
            breaks.textContent = health.breaks;
        }
        if (!badge.hidden) badge.textContent = badgeText(health);
    };
    setInterval(show, interval);
    // A section is asked for before it is on the page.
    requestAnimationFrame(show);
    return element;
}

function badgeText(health) {
    const { "Round trip": trip, "Jitter": jitter, "Frames shown": shown, "Frames skipped": skipped, "Received": received } = health.readOuts;
    const line = health.line.isPerfect ? "" : " \u00b7 simulated";
    return `${trip} \u00b1 ${jitter} \u00b7 ${shown}, ${skipped} skipped \u00b7 ${received}${line}`;
}

function makeSlider({ name, title, unit, maximum, step, scale }, line) {
    const label = document.createElement("label");
    label.className = "line-slider";
    const output = document.createElement("span");
    output.ariaHidden = "true";
    const input = document.createElement("input");
    Object.assign(input, { type: "range", className: "slider", min: 0, max: maximum, step, value: line.conditions[name] * scale });
    const show = () => {
        input.ariaValueText = output.textContent = `${input.value} ${unit}`;
        input.style.setProperty("--place", input.value / maximum);
    };
    input.addEventListener("input", () => {
        line.conditions = { ...line.conditions, [name]: Number(input.value) / scale };
        show();
    });
    show();
    label.append(title, output, input);
    return label;
}
