import { Letterbox } from "../../geometry/letterbox.js";
import { Player } from "../../playout/player.js";
import { RestGate } from "../../playout/rest-gate.js";
import { browser } from "../../components/dom.js";
import { Renderer } from "../../renderer/renderer.js";
import { CrossFade } from "./cross-fade.js";

/** The milliseconds that the first picture waits for its images. */
const imageTimeout = 400;

/** A stage on a canvas, played out evenly, and drawn when something changed, once per animation frame. */
export class StageView {
    /** The `Stage` that is shown, and the `Player` that takes the messages about it. */
    stage;
    player;
    /** The `PointerInput` of this viewer, which tells whether something is held; null before there is one. */
    pointers = null;
    /** Whether the stage is at most as large as it is, a point being a CSS pixel, however large the window. */
    isActualSize = false;

    #canvas;
    #renderer;
    #onDraw;
    #wantsNoMotion = matchMedia("(prefers-reduced-motion: reduce)");
    #gate = new RestGate(browser, { onRest: () => this.#fade.to(() => this.#paint()) });
    #fade;
    #hasPainted = false;
    /** Whether the images of the first picture are here, or have been waited for: null before they are asked for. */
    #isReady = null;
    /** Images that may come to be shown; fetched after those that are. */
    #later = [];

    /**
     * @param stage the `Stage`; @param roundTrip the line's, in milliseconds; null while it is not known
     * @param onDraw called after each frame with the stage's place in the canvas, in CSS pixels
     * @throws {Error} "no WebGL2"
     */
    constructor(canvas, stage, { roundTrip, onDraw }) {
        this.stage = stage;
        this.#canvas = canvas;
        this.#fade = new CrossFade(canvas);
        this.#onDraw = onDraw;
        this.#renderer = new Renderer(canvas, { onChange: () => this.player.redraw() });
        this.player = new Player(stage, {
            requestFrame: (body) => requestAnimationFrame(body),
            now: () => performance.now(),
            isHeld: () => this.#isHeld,
            roundTrip,
            onFrame: (hasMoved) => this.#draw(hasMoved),
        });
    }

    /** @param images names of those that the stage may come to show: they are fetched after the first picture */
    expect(images) {
        this.#later = images;
        if (this.#hasPainted) this.#renderer.load(images);
    }

    /** Draws at once: a resized canvas is blank. */
    repaint() {
        this.#paint();
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

    /** Whether this viewer has a finger or a pressed mouse on the stage. */
    get #isHeld() {
        return this.pointers?.isDown ?? false;
    }

    #draw(hasMoved) {
        const isShown = !this.#wantsNoMotion.matches || !this.#hasPainted || this.#gate.passes(hasMoved, this.#isHeld);
        if (isShown) this.#paint();
    }

    #paint() {
        if (!this.stage.width || !this.#canvas.isConnected || !this.#awaitImages()) return;
        if (!this.#hasPainted) this.#renderer.load(this.#later);
        this.#hasPainted = true;
        const box = this.#fit(this.#canvas.width, this.#canvas.height);
        this.#renderer.draw(this.stage, box);
        this.#onDraw(this.letterbox);
        if (this.#wantsNoMotion.matches) this.#fade.keep();
    }

    /** Holds the first picture back for a moment, so that nothing pops in. @returns whether it may be drawn */
    #awaitImages() {
        if (this.#isReady !== null) return this.#isReady;
        const shown = Array.from(this.stage.layers, ({ contents }) => contents.image).filter((name) => name !== "");
        this.#isReady = false;
        this.#renderer.load(new Set(shown), imageTimeout).then(() => {
            this.#isReady = true;
            this.#paint();
        });
        return false;
    }

    #fit(width, height) {
        const largest = this.isActualSize ? width / (this.#canvas.clientWidth || 1) : Infinity;
        return new Letterbox(width, height, this.stage.width || 1, this.stage.height || 1, largest);
    }
}
