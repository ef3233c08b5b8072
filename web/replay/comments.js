/** How long a recording shows a comment, from its moment on, in steps. */
const shownFor = 180;

/** The comments of a recording, over its stage while their moments are shown. */
export class ReplayComments {
    #layer;
    #comments;
    /** By the comments' places in the list. */
    #pins = new Map();

    /** @param layer an element over the canvas; @param comments `{ tick, x, y, name, color, text }`, the tick being the recording's, the colour CSS */
    constructor(layer, comments) {
        this.#layer = layer;
        this.#comments = comments;
    }

    /** @param position the step that is shown; @param box the stage's place in the layer, `{ left, top, width, scale }` in CSS pixels */
    show(position, { left, top, width, scale }) {
        for (const [index, comment] of this.#comments.entries()) {
            const isShown = position >= comment.tick && position < comment.tick + shownFor;
            if (!isShown) {
                this.#pins.get(index)?.remove();
                this.#pins.delete(index);
                continue;
            }
            const pin = this.#pins.get(index) ?? this.#make(index, comment);
            Object.assign(pin.style, { left: `${left + comment.x * scale}px`, top: `${top + comment.y * scale}px` });
            pin.classList.toggle("leftward", comment.x * scale > 0.5 * width);
        }
    }

    #make(index, { name, color, text }) {
        const pin = document.createElement("div");
        const author = document.createElement("b");
        author.textContent = name;
        pin.className = "comment-pin";
        pin.style.setProperty("--color", color);
        pin.append(author, ` ${text}`);
        this.#layer.append(pin);
        this.#pins.set(index, pin);
        return pin;
    }
}
