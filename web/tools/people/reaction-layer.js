import { make } from "../../components/dom.js";
import { reactions } from "./reactions.js";

/** Milliseconds for which a reaction floats. */
const lifetime = 2000;

/** The reactions of all, which float up from their places for two seconds. */
export class ReactionLayer {
    #element;
    #box = null;
    #last = 0;

    /** @param element lies over the stage */
    constructor(element) {
        this.#element = element;
    }

    /** @param box the stage's place in the element, in CSS pixels */
    place(box) {
        this.#box = box;
    }

    /** @param list of the server's `reactions`: `[number, viewer, kind, x, y]` */
    show(list) {
        for (const [number, , kind, x, y] of list) {
            if (number <= this.#last) continue;
            this.#last = number;
            this.#float(kind, x, y);
        }
    }

    #float(kind, x, y) {
        if (this.#box === null || !(kind in reactions)) return;
        const { left, top, scale } = this.#box;
        const { picture, title } = reactions[kind];
        const sign = make("span", { className: "reaction", role: "status", ariaLabel: title }, picture);
        Object.assign(sign.style, { left: `${left + x * scale}px`, top: `${top + y * scale}px` });
        this.#element.append(sign);
        setTimeout(() => sign.remove(), lifetime);
    }
}
