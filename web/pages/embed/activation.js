import { make } from "../../components/dom.js";

/** Whether a stage takes fingers and wheels that would else scroll the page around it up and down. @param axes of `welcome.scene` */
export function needsActivation(axes) {
    return axes === "vertical" || axes === "both";
}

/**
 * Leaves an embedded stage that would hold up a scrolling page to that page until it is asked for, as maps do: by a tap, or
 * with a mouse by a press; until something outside of the frame is pressed.
 */
export class Activation {
    /** Whether the stage takes wheels and fingers. */
    isActive = false;

    #cover = make("button", { type: "button", className: "activation" }, make("span", {}, "Tap to move it"));

    /** @param surface what is touched; @param viewport what holds it; @param window as the browser's */
    constructor(surface, viewport, window) {
        // A mouse has its wheel for the page, and its button for the stage.
        if (window.matchMedia("(pointer: coarse)").matches) viewport.append(this.#cover);
        this.#cover.addEventListener("click", () => {
            this.#set(true);
            surface.querySelector("canvas").focus({ preventScroll: true });
        });
        surface.addEventListener("pointerdown", () => this.#set(true));
        window.addEventListener("blur", () => this.#set(false));
    }

    #set(isActive) {
        this.isActive = isActive;
        this.#cover.hidden = isActive;
    }
}
