import { loadStyle, make } from "../../components/dom.js";
import { makeSwitch } from "../../components/panel/switch.js";

const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** The inspection of a stage's views: a switch, and what it shows. */
export class Inspect {
    element = make("div", {});

    #parts;
    #switch = makeSwitch("Inspect views (key I)", false, (isOn) => { this.isOn = isOn; });
    #isOn = false;
    #inspector = null;
    /** While the inspection is fetched. */
    #opening = null;

    /**
     * @param parts `{ surface, view, request, shownTime, scene }`: what is touched, the `StageView`, called with a request's type and
     *   fields, and what gives the time that is shown, and the welcome's scene
     */
    constructor(parts) {
        this.#parts = parts;
        this.element.append(this.#switch);
        addEventListener("keydown", (event) => this.#press(event), { capture: true });
    }

    get isOn() {
        return this.#isOn;
    }

    set isOn(isOn) {
        if (isOn === this.#isOn) return;
        this.#isOn = isOn;
        this.#switch.querySelector("input").checked = isOn;
        if (isOn) this.#opening = this.#open();
        else this.#close();
    }

    /** Shows a view that somebody else has selected. @param id of its layer; null ends the inspection */
    async follow(id) {
        this.isOn = id !== null;
        await this.#opening;
        this.#inspector?.show(id);
    }

    /** A frame was drawn. @param box the stage's place in what holds it, in CSS pixels */
    drawn(stage, box) {
        this.#inspector?.drawn(stage, box);
    }

    /** A new line is open, whose server knows of no wishes. */
    entered() {
        this.#inspector?.entered();
    }

    /** @param report the server's notice */
    hear(report) {
        this.#inspector?.hear(report);
    }

    /** The server does not tell this viewer. */
    refused() {
        this.isOn = false;
    }

    #press(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || !this.#inspector?.picks || !isForStage(event.target)) return;
        if (event.key === "Escape") this.isOn = false;
        else if (arrows.includes(event.key)) this.#inspector.walk(event.key);
        else return;
        event.preventDefault();
        // The stage has its own use for arrows.
        event.stopImmediatePropagation();
    }

    async #open() {
        const [{ ViewInspector }] = await Promise.all([
            import("./view-inspector.js"), loadStyle("/tools/views/views.css"), loadStyle("/tools/views/costs.css"),
        ]);
        if (!this.#isOn || this.#inspector !== null) return;
        this.#inspector = new ViewInspector({
            ...this.#parts,
            send: ({ selected, properties, got }) => this.#parts.request("views", { views: true, selected, ...properties && { properties }, got }),
            sendCosts: ({ step, got }) => this.#parts.request("costs", { costs: true, step, got }),
        });
        this.element.append(this.#inspector.element);
        const { view } = this.#parts;
        if (view.stage.width) this.#inspector.drawn(view.stage, view.letterbox);
    }

    #close() {
        if (this.#inspector === null) return;
        this.#inspector.remove();
        this.#inspector = null;
        this.#parts.surface.classList.remove("picking");
        this.#parts.request("views", { views: false, selected: null, got: 0 });
        this.#parts.request("costs", { costs: false, step: null, got: 0 });
    }
}

/** Whether a key is the stage's: nothing else has the focus but the page, the stage, or the panel as a whole. */
function isForStage(target) {
    return target === document.body || target.id === "stage" || target.id === "panel";
}
