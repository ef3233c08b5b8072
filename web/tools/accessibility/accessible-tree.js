import { announcement, summaries } from "./announcements.js";
import { elementsOf, touchPoint } from "./elements.js";
import { Pace } from "./pace.js";
import { TreeNodes } from "./tree-nodes.js";

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const passed = ["PageUp", "PageDown", "Home", "End", "Escape"];
/** Of what is in sight with less than this share, the stage is asked to bring more. */
const inSight = 0.6;

/**
 * The stage for those who hear it or have no pointer: lists, items, buttons and texts in the places of what they stand for,
 * to be walked with the arrow keys and touched with Enter, Space or a click, and a word about what came of it.
 */
export class AccessibleTree {
    #element;
    #voice;
    #input;
    #nodes;
    #pace;
    #stage = null;
    #elements = [];
    #said = null;
    #box = null;

    /**
     * @param element lies over the stage and holds the tree; @param voice the live region
     * @param input `{ tap(point), press(event) }`, called to touch a point of the stage and to hand a key on to it
     * @param timers `setTimeout` and `clearTimeout`
     */
    constructor(element, voice, input, timers) {
        this.#element = element;
        this.#voice = voice;
        this.#input = input;
        this.#nodes = new TreeNodes(element);
        this.#pace = new Pace((isAtRest) => this.#look(isAtRest), timers);
        element.addEventListener("click", (event) => this.#click(event));
        element.addEventListener("keydown", (event) => this.#key(event));
        element.addEventListener("focusin", ({ target }) => this.#nodes.enter(target));
    }

    /** A frame was drawn. @param stage what it shows; @param box the stage's place in the element, in CSS pixels */
    drawn(stage, box) {
        this.#stage = stage;
        const { left, top, width, height } = box;
        const place = `${left} ${top} ${width} ${height}`;
        if (place !== this.#box) {
            this.#box = place;
            Object.assign(this.#element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        }
        this.#pace.changed();
    }

    #look(isAtRest) {
        this.#elements = elementsOf(this.#stage);
        this.#nodes.show(this.#elements, this.#stage);
        if (!isAtRest) return;
        const now = summaries(this.#elements);
        const text = this.#said === null ? "" : announcement(this.#said, now);
        this.#said = now;
        // What has just been moved to is read by itself.
        if (text !== "" && text !== this.#nodes.focusedName) this.#voice.textContent = text;
    }

    /** A press of the mouse or a finger has gone to the stage as such: only what no pointer has made is left. */
    #click(event) {
        const key = this.#nodes.keyOf(event.target);
        if (key === null || event.detail !== 0) return;
        const point = touchPoint(key, this.#elements);
        if (point !== null) this.#input.tap(point);
    }

    #key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const step = steps[event.key];
        if (step === undefined && !passed.includes(event.key)) return;
        event.preventDefault();
        if (step === undefined) {
            this.#input.press(event);
            return;
        }
        const next = this.#nodes.move(step);
        if (next === null || next.share < inSight) this.#input.press(event);
    }
}
