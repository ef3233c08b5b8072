const duration = 200;

/** Fades from a canvas's last picture to its next one. */
export class CrossFade {
    #canvas;
    #kept = null;

    constructor(canvas) {
        this.#canvas = canvas;
    }

    /** Keeps the picture; to be called in the task that drew it, since WebGL forgets it after that. */
    keep() {
        const { width, height } = this.#canvas;
        this.#kept ??= document.createElement("canvas");
        Object.assign(this.#kept, { width, height, className: "before" }).ariaHidden = "true";
        this.#kept.getContext("2d").drawImage(this.#canvas, 0, 0);
    }

    /** @param draw draws the next picture */
    to(draw) {
        const before = this.#kept;
        this.#kept = null;
        draw();
        if (before === null) return;
        before.style.clipPath = this.#canvas.style.clipPath;
        this.#canvas.after(before);
        // Begun by a script, it is not stopped by the stylesheets' rule for those who want no motion: nothing in it moves.
        before.animate({ opacity: [1, 0] }, duration).onfinish = () => before.remove();
    }
}
