import { matchDevicePixels } from "../../components/canvas-size.js";
import { Letterbox } from "../../geometry/letterbox.js";
import { Renderer } from "../../renderer/renderer.js";
import { stepsPerSecond } from "../../protocol/step-rate.js";

/** The milliseconds that a poster waits for the images of what takes its place. */
const imageTimeout = 1000;

/**
 * The one miniature that moves: a canvas that goes from card to card, since browsers grant few WebGL contexts, and repeats
 * what was recorded of a scene. It is played in the page: no room is entered for it.
 */
export class Demonstration {
    #load;
    #canvas = document.createElement("canvas");
    #renderer = null;
    /** What is played: `{ recording, begin }`; null while nothing is. */
    #playing = null;
    /** Counts the cards, as a recording may arrive after its card was left. */
    #turn = 0;

    /** @param load promises the `Recording` of a scene by its name, null if there is none */
    constructor(load) {
        this.#load = load;
        try {
            this.#renderer = new Renderer(this.#canvas, { onChange: () => this.#draw() });
            matchDevicePixels(this.#canvas, () => this.#draw());
        } catch {
            // Without WebGL2 the posters are the gallery; a room says what is missing.
        }
    }

    /** Plays a scene in a card's frame, and leaves the one before. @param onEnd called when it has been played once */
    async enter(frame, scene, onEnd) {
        this.leave();
        if (this.#renderer === null) return;
        const turn = this.#turn;
        const recording = await this.#load(scene);
        if (recording === null || turn !== this.#turn) return;
        await this.#renderer.load(recording.images, imageTimeout);
        if (turn !== this.#turn) return;
        recording.show(recording.first);
        this.#playing = { recording, begin: performance.now(), onEnd };
        frame.append(this.#canvas);
        this.#draw();
        requestAnimationFrame(() => this.#step(turn));
    }

    /** The card shows its poster again. */
    leave() {
        this.#turn += 1;
        this.#playing = null;
        this.#canvas.remove();
    }

    #step(turn) {
        if (turn !== this.#turn) return;
        const { recording, begin, onEnd } = this.#playing;
        const elapsed = performance.now() - begin;
        if (recording.show(tickAt(recording, elapsed))) this.#draw();
        requestAnimationFrame(() => this.#step(turn));
        if (onEnd && elapsed >= duration(recording)) {
            this.#playing.onEnd = null;
            onEnd();
        }
    }

    #draw() {
        if (this.#playing === null) return;
        const { stage } = this.#playing.recording;
        const { width, height } = this.#canvas;
        this.#renderer.draw(stage, new Letterbox(width, height, stage.width, stage.height));
    }
}

/** The milliseconds that a recording takes. */
function duration({ first, last }) {
    return (last - first + 1) * 1000 / stepsPerSecond;
}

/** Which step of a recording that is repeated without a pause is shown after some milliseconds. */
export function tickAt({ first, last }, elapsed) {
    const steps = last - first + 1;
    return first + Math.floor(Math.max(0, elapsed) / 1000 * stepsPerSecond) % steps;
}
