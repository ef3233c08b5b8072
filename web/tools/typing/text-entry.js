import { make } from "../../components/dom.js";
import { maximumTextLength, typable } from "../../protocol/viewer-requests.js";
import { elementsOf, fieldAt } from "../accessibility/elements.js";

// In CSS pixels, so that its text begins where the stage's does, and its end covers the stage's caret.
const overhang = { left: 6, right: 3 };

/** A field of the page over a field of the stage, for as long as somebody types into it: what is typed is seen by all. */
export class TextEntry {
    #surface;
    #parent;
    #stage;
    #letterbox;
    #mayType;
    #send;
    #requestFrame;
    #isHeld;
    #isClear;
    /** The page's field, and the part of the stage that it lies over; null while nobody types. */
    #open = null;
    /** What is due to be sent. */
    #pending = null;

    /**
     * @param surface what is touched; @param parent holds the field
     * @param stage returns the `Stage` that is shown; @param letterbox its place in the surface, in CSS pixels
     * @param mayType whether a touch of the stage has an effect
     * @param send called with `{ text, enter }`, mostly once per animation frame
     * @param requestFrame as the browser's; @param isHeld whether this viewer holds something on the stage
     * @param isClear whether the stage's field is seen through the page's, as a preview's, which may look like none of the page's
     */
    constructor(surface, parent, { stage, letterbox, mayType, send, requestFrame, isHeld, isClear = () => false }) {
        this.#surface = surface;
        this.#parent = parent;
        this.#stage = stage;
        this.#letterbox = letterbox;
        this.#mayType = mayType;
        this.#send = send;
        this.#requestFrame = requestFrame;
        this.#isHeld = isHeld;
        this.#isClear = isClear;
        // In the event itself: later a phone shows no keyboard.
        surface.addEventListener("click", (event) => this.#click(event));
    }

    /** The stage was drawn: the field stays over what it is for. */
    drawn() {
        if (this.#open !== null) this.#place();
    }

    #click(event) {
        if (!this.#mayType()) return;
        const elements = elementsOf(this.#stage());
        // A key that was pressed on what stands for the field has no place.
        const field = event.detail === 0 ? fieldOf(event.target.dataset.key, elements) : fieldAt(this.#pointOf(event), elements);
        if (field !== null) this.#show(field);
    }

    #pointOf({ clientX, clientY }) {
        const { left, top } = this.#surface.getBoundingClientRect();
        return this.#letterbox().toStage(clientX - left, clientY - top);
    }

    #show({ label, box }) {
        this.#close();
        const input = make("input", {
            type: "text", className: "text-entry", ariaLabel: label, placeholder: label, maxLength: maximumTextLength,
            autocomplete: "off", enterKeyHint: "send",
        });
        input.addEventListener("input", () => this.#say(input.value, false));
        input.addEventListener("keydown", (event) => {
            if (event.key === "Escape") this.#close();
            if (event.key !== "Enter" || event.isComposing) return;
            this.#say(input.value, true);
            input.value = "";
        });
        input.addEventListener("blur", () => this.#close());
        if (this.#isClear()) import("./stage-field.js").then(({ showStageField }) => showStageField(input));
        this.#open = { input, box };
        this.#parent.append(input);
        this.#place();
        input.focus({ preventScroll: true });
    }

    #place() {
        const { input, box } = this.#open;
        const { left, top, scale } = this.#letterbox();
        const from = this.#parent.getBoundingClientRect();
        const to = this.#surface.getBoundingClientRect();
        Object.assign(input.style, {
            left: `${to.left - from.left + left + box.left * scale - overhang.left}px`,
            top: `${to.top - from.top + top + ((box.top + box.bottom) / 2) * scale}px`,
            width: `${(box.right - box.left) * scale + overhang.left + overhang.right}px`,
        });
    }

    #close() {
        const open = this.#open;
        this.#open = null;
        open?.input.remove();
    }

    #say(text, enter) {
        const isDue = this.#pending !== null;
        // What was entered is not replaced by what comes after it.
        if (this.#pending?.enter) this.#send(this.#pending);
        this.#pending = { text: typable(text), enter };
        if (isDue) return;
        this.#sendAfterTouch(2);
    }

    /** Sends what is due when nothing was held for some frames: the touch that begins the editing comes first. */
    #sendAfterTouch(frames) {
        this.#requestFrame(() => {
            if (this.#isHeld()) return this.#sendAfterTouch(2);
            if (frames > 1) return this.#sendAfterTouch(frames - 1);
            const pending = this.#pending;
            this.#pending = null;
            return this.#send(pending);
        });
    }
}

/** The field with a key; null if there is none. */
function fieldOf(key, elements) {
    const all = elements.flatMap((element) => [element, ...(element.items ?? [])]);
    return all.find((element) => element.key === key && element.role === "field") ?? null;
}
