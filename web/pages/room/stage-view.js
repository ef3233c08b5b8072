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
    /** Whether this viewer has a finger or a pressed mouse on the stage; set by who listens to the pointers. */
    isHeld = () => false;
    /** The line's round trip in milliseconds, null while it is not known; set by who has the line. */
    roundTrip = () => null;
    /** Called after each drawing with the `Stage`; null for nobody. */
    onFrame = null;

    /** Whether the stage is at most as large as it is, a point being a CSS pixel, however large the window. */
    isActualSize = false;

    #canvas;
    #renderer;
    #stage = null;
    #player = null;
    #onDraw;
    #wantsNoMotion = matchMedia("(prefers-reduced-motion: reduce)");
    #gate = new RestGate(() => this.#fade.to(() => this.#paint()), browser);
    #fade;
    #hasPainted = false;
    /** Whether the images of the first picture are here, or have been waited for: null before they are asked for. */
    #isReady = null;
    /** Images that may come to be shown; fetched after those that are. */
    #later = [];

    /**
     * @param onDraw called after each frame with the stage's place in the canvas, in CSS pixels
     * @throws {Error} "no WebGL2"
     */
    constructor(canvas, onDraw = () => {}) {
        this.#canvas = canvas;
        this.#fade = new CrossFade(canvas);
        this.#onDraw = onDraw;
        this.#renderer = new Renderer(canvas, () => this.redraw());
    }

    /** @param stage the `Stage` to draw from now on */
    show(stage) {
        this.#stage = stage;
        this.#player = new Player(stage, (hasMoved) => this.#draw(hasMoved), {
            requestFrame: (body) => requestAnimationFrame(body),
            now: () => performance.now(),
            isHeld: () => this.isHeld(),
            roundTrip: () => this.roundTrip(),
        });
    }

    /** Applies a message of the `Connection` to the stage that is shown, when it is due; see `Player`. */
    apply(message) {
        this.#player.apply(message);
    }

    expectSnapshot() {
        this.#player.expectSnapshot();
    }

    /** How fast the room's time goes; see `Player`. */
    set rate(rate) {
        this.#player.rate = rate;
    }

    /** @returns the `Stage`, exactly as the newest message says */
    catchUp() {
        this.#player.catchUp();
        return this.#stage;
    }

    /** The viewer does something to the stage: what comes of it is shown at once. */
    touched() {
        this.#player.touched();
    }

    /** @param images names of those that the stage may come to show: they are fetched after the first picture */
    expect(images) {
        this.#later = images;
        if (this.#hasPainted) this.#renderer.load(images);
    }

    /** Draws in the next animation frame, however often it is asked; `atOnce` is for a resized canvas, which is blank. */
    redraw(atOnce = false) {
        if (atOnce) this.#paint();
        else this.#player?.redraw();
    }

    /** The stage's place in the canvas in CSS pixels. */
    get letterbox() {
        return this.#fit(this.#canvas.clientWidth, this.#canvas.clientHeight);
    }

    /** How evenly steps arrive: an `ArrivalClock`. */
    get clock() {
        return this.#player.clock;
    }

    /** The `Stage` that is shown. */
    get stage() {
        return this.#stage;
    }

    /** A place in the window, as events have it, as a point of the stage. */
    toStage(clientX, clientY) {
        const { left, top } = this.#canvas.getBoundingClientRect();
        return this.letterbox.toStage(clientX - left, clientY - top);
    }

    #draw(hasMoved) {
        const isShown = !this.#wantsNoMotion.matches || !this.#hasPainted || this.#gate.passes(hasMoved, this.isHeld());
        if (isShown) this.#paint();
    }

    #paint() {
        if (!this.#stage?.width || !this.#canvas.isConnected || !this.#awaitImages()) return;
        if (!this.#hasPainted) this.#renderer.load(this.#later);
        this.#hasPainted = true;
        const box = this.#fit(this.#canvas.width, this.#canvas.height);
        this.#renderer.draw(this.#stage, box);
        this.onFrame?.(this.#stage);
        this.#onDraw(this.letterbox);
        if (this.#wantsNoMotion.matches) this.#fade.keep();
    }

    /** Holds the first picture back for a moment, so that nothing pops in. @returns whether it may be drawn */
    #awaitImages() {
        if (this.#isReady !== null) return this.#isReady;
        const shown = Array.from(this.#stage.layers, ({ contents }) => contents.image).filter((name) => name !== "");
        this.#isReady = false;
        this.#renderer.load(new Set(shown), imageTimeout).then(() => {
            this.#isReady = true;
            this.#paint();
        });
        return false;
    }

    #fit(width, height) {
        const largest = this.isActualSize ? width / (this.#canvas.clientWidth || 1) : Infinity;
        return new Letterbox(width, height, this.#stage?.width || 1, this.#stage?.height || 1, largest);
    }
}
