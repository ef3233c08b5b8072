import { Tween } from "../../playout/tween.js";
import { stepsPerSecond } from "../../protocol/step-rate.js";
import { StagePicture } from "../recording/stage-picture.js";
import { drawDevice, marginOf } from "./device.js";
import { Touches } from "./touches.js";

/** In points. */
const fingerRadius = 17;

/** The frames of a film of a recording. What a frame shows follows from its number alone, whenever it is drawn. */
export class Film {
    /** How many frames there are. */
    count;
    canvas = document.createElement("canvas");

    #recording;
    #options;
    #picture;
    #touches;
    #context;
    /** `{ next, tween }`: the change that was begun, of the recording's next message. */
    #change = null;

    /**
     * @param recording a `Recording`
     * @param options `{ fps, speed, scale, device, background, surround, touches }`: frames per second; 1 for real time, less for slow motion; pixels of a
     *   point; of `deviceNames`; the CSS colours of an empty stage and around the device; of `Touches`
     * @param imageAddress the address of an image by its name
     * @throws {Error} "no WebGL2"
     */
    constructor(recording, options, imageAddress) {
        this.#recording = recording;
        this.#options = options;
        const { scale, device, background, fps, speed } = options;
        const { width, height } = recording.stage;
        this.#picture = new StagePicture(recording.stage, scale, background, imageAddress);
        this.#touches = new Touches(options.touches);
        const margin = 2 * marginOf(device);
        Object.assign(this.canvas, StagePicture.size({ width: width + margin, height: height + margin }, scale));
        this.#context = this.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
        this.count = Math.floor((recording.last - recording.first) * fps / (stepsPerSecond * speed) + 1e-6) + 1;
    }

    /** Fetches all that it shows. */
    async load() {
        await this.#picture.loadImages(this.#recording.images, Infinity);
    }

    /**
     * Draws a frame.
     *
     * @param index 0 ..< count
     */
    async draw(index) {
        const { fps, speed } = this.#options;
        const position = this.#recording.first + index * stepsPerSecond * speed / fps;
        this.#show(position);
        this.#compose(position);
        // Fonts are asked for as they are drawn.
        if (await this.#picture.settled()) this.#compose(position);
    }

    /** Frees what it draws with. It draws no more. */
    close() {
        this.#picture.close();
    }

    /** Has the recording's stage be as it is at a time between two steps: what moves is on its way. */
    #show(position) {
        const recording = this.#recording;
        // A hair above a step is the step, as 0.1 + 0.2 is above 0.3.
        const step = Math.floor(position + 1e-6);
        recording.show(step);
        const next = recording.next;
        if (next?.type !== "delta" || next.tick > step + 1) return;
        if (this.#change?.next !== next) this.#change = { next, tween: new Tween(recording.stage, next) };
        this.#change.tween.show(Math.max(0, position - step));
    }

    #compose(position) {
        const { scale, device, surround } = this.#options;
        const { stage } = this.#recording;
        const context = this.#context;
        const margin = marginOf(device);
        this.#picture.draw(stage);
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = surround;
        context.fillRect(0, 0, this.canvas.width, this.canvas.height);
        context.save();
        context.setTransform(scale, 0, 0, scale, margin * scale, margin * scale);
        drawDevice(context, device, stage.width, stage.height);
        context.drawImage(this.#picture.canvas, 0, 0, this.#picture.canvas.width / scale, this.#picture.canvas.height / scale);
        for (const touch of this.#touches.at(position)) drawFinger(context, touch);
        context.restore();
    }
}

function drawFinger(context, { x, y, strength }) {
    context.globalAlpha = strength;
    context.beginPath();
    context.arc(x, y, fingerRadius + 6 * (1 - strength), 0, 2 * Math.PI);
    context.fillStyle = "rgb(120 120 130 / 47%)";
    context.fill();
    context.strokeStyle = "rgb(255 255 255 / 86%)";
    context.lineWidth = 2;
    context.stroke();
    context.globalAlpha = 1;
}
