import { Letterbox } from "../geometry/letterbox.js";
import { Renderer } from "../renderer/renderer.js";

/** A stage on a canvas, drawn when something changed, once per animation frame. */
export class StageView {
    #canvas;
    #renderer;
    #stage = null;
    #onDraw;
    #isDue = false;

    /**
     * @param onDraw called after each frame with the stage's place in the canvas, in CSS pixels
     * @throws {Error} "no WebGL2"
     */
    constructor(canvas, onDraw = () => {}) {
        this.#canvas = canvas;
        this.#onDraw = onDraw;
        this.#renderer = new Renderer(canvas, () => this.redraw());
    }

    /** @param stage the `Stage` to draw from now on */
    show(stage) {
        this.#stage = stage;
    }

    /** Applies a message of the `Connection` to the stage that is shown; see `Stage`. */
    apply(message) {
        this.#stage.apply(message);
        this.redraw();
    }

    expectSnapshot() {
        this.#stage.expectSnapshot();
    }

    /** Draws in the next animation frame, however often it is asked; `atOnce` is for a resized canvas, which is blank. */
    redraw(atOnce = false) {
        if (atOnce) {
            this.#draw();
            return;
        }
        if (this.#isDue) return;
        this.#isDue = true;
        requestAnimationFrame(() => {
            this.#isDue = false;
            this.#draw();
        });
    }

    /** The stage's place in the canvas in CSS pixels. */
    get letterbox() {
        return this.#fit(this.#canvas.clientWidth, this.#canvas.clientHeight);
    }

    /** A place in the window, as events have it, as a point of the stage. */
    toStage(clientX, clientY) {
        const { left, top } = this.#canvas.getBoundingClientRect();
        return this.letterbox.toStage(clientX - left, clientY - top);
    }

    #draw() {
        if (!this.#stage?.width || !this.#canvas.isConnected) return;
        this.#renderer.draw(this.#stage, this.#fit(this.#canvas.width, this.#canvas.height));
        this.#onDraw(this.letterbox);
    }

    #fit(width, height) {
        return new Letterbox(width, height, this.#stage?.width || 1, this.#stage?.height || 1);
    }
}
