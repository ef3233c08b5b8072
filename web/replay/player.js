import { matchDevicePixels } from "../components/canvas-size.js";
import { Letterbox } from "../geometry/letterbox.js";
import { stepsPerSecond } from "../protocol/step-rate.js";
import { Renderer } from "../renderer/renderer.js";
import { ReplayComments } from "./comments.js";
import { Transport, speeds } from "./transport.js";

/** Plays a recording on a canvas, with a button, a slider, a choice of speeds and a clock. */
export class ReplayPlayer {
    #elements;
    #recording;
    #transport;
    #renderer;
    #comments;
    #lastTime = null;

    /**
     * @param elements `{ canvas, layer, slider, play, speed, clock }`: the layer lies over the canvas
     * @param imageAddress the address of an image by its name; @param comments as of `ReplayComments`
     * @throws {Error} "no WebGL2"
     */
    constructor(elements, recording, imageAddress, comments) {
        this.#elements = elements;
        this.#recording = recording;
        this.#transport = new Transport(recording.first, recording.last, stepsPerSecond);
        this.#renderer = new Renderer(elements.canvas, { onChange: () => this.#draw(), imageAddress });
        this.#comments = new ReplayComments(elements.layer, comments);
        const { canvas, slider, play, speed } = elements;
        Object.assign(slider, { min: recording.first, max: recording.last, step: "any" });
        slider.addEventListener("input", () => this.#change(() => this.#transport.seek(Number(slider.value))));
        play.addEventListener("click", () => this.toggle());
        canvas.addEventListener("click", () => this.toggle());
        for (const value of speeds) speed.add(new Option(`${value}\u00d7`, value, value === 1, value === 1));
        speed.addEventListener("change", () => { this.#transport.speed = Number(speed.value); });
        matchDevicePixels(canvas, () => this.#draw());
        this.toggle();
    }

    /** Play and pause by space, steps by the arrow keys; buttons and the choice of speeds keep theirs. */
    press(event) {
        const { play, speed } = this.#elements;
        if (event.target === speed || event.ctrlKey || event.metaKey || event.altKey) return;
        const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === " " && event.target !== play) this.toggle();
        else if (steps !== undefined) this.#change(() => this.#transport.step(steps));
        else return;
        event.preventDefault();
    }

    toggle() {
        const transport = this.#transport;
        this.#change(() => (transport.isPlaying ? transport.pause() : transport.play()));
        if (transport.isPlaying) requestAnimationFrame((time) => this.#frame(time));
    }

    #frame(time) {
        if (!this.#elements.canvas.isConnected) return;
        const transport = this.#transport;
        transport.advance(this.#lastTime === null ? 0 : (time - this.#lastTime) / 1000);
        this.#lastTime = transport.isPlaying ? time : null;
        this.#show();
        if (transport.isPlaying) requestAnimationFrame((next) => this.#frame(next));
    }

    #change(body) {
        body();
        if (!this.#transport.isPlaying) this.#lastTime = null;
        this.#show();
    }

    #show() {
        const { slider, clock, play } = this.#elements;
        const { position, isPlaying } = this.#transport;
        const { first, last } = this.#recording;
        slider.value = position;
        slider.style.setProperty("--place", last > first ? (position - first) / (last - first) : 0);
        const seconds = (position - first) / stepsPerSecond;
        clock.textContent = `${seconds.toFixed(2)} s`;
        slider.setAttribute("aria-valuetext", `${seconds.toFixed(2)} seconds`);
        play.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
        play.classList.toggle("playing", isPlaying);
        if (this.#recording.show(Math.floor(position + 1e-6))) this.#draw();
        this.#placeComments();
    }

    #placeComments() {
        const { stage } = this.#recording;
        const { clientWidth, clientHeight } = this.#elements.canvas;
        this.#comments.show(this.#transport.position, new Letterbox(clientWidth, clientHeight, stage.width, stage.height));
    }

    #draw() {
        const { stage } = this.#recording;
        const { canvas } = this.#elements;
        this.#renderer.draw(stage, new Letterbox(canvas.width, canvas.height, stage.width, stage.height));
        this.#placeComments();
    }
}
