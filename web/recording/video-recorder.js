import { StagePicture } from "./stage-picture.js";

const containers = [
    { type: "video/webm;codecs=vp9", extension: "webm" },
    { type: "video/webm;codecs=vp8", extension: "webm" },
    { type: "video/webm", extension: "webm" },
    { type: "video/mp4", extension: "mp4" },
];
// A stage at rest draws nothing, and a video without frames has no length.
const heartbeat = 200;

/** A video of the stage by the browser's own recorder. */
export class VideoRecorder {
    #picture;
    #container;
    #recorder;
    #pieces = [];
    #timer;

    /** @param background a CSS colour; @returns null where the browser records no video */
    static start(background) {
        if (!globalThis.MediaRecorder || !HTMLCanvasElement.prototype.captureStream) return null;
        const container = containers.find(({ type }) => MediaRecorder.isTypeSupported(type));
        return container === undefined ? null : new VideoRecorder(background, container);
    }

    constructor(background, container) {
        this.#picture = new StagePicture(background);
        this.#container = container;
    }

    /** As `StagePicture.copy`. The first frame begins the video. */
    frame(canvas, box) {
        this.#picture.copy(canvas, box);
        if (this.#recorder) return;
        this.#picture.isFixed = true;
        const { width, height } = this.#picture.canvas;
        const options = { mimeType: this.#container.type, videoBitsPerSecond: Math.min(16e6, 12 * width * height) };
        this.#recorder = new MediaRecorder(this.#picture.canvas.captureStream(), options);
        this.#recorder.addEventListener("dataavailable", ({ data }) => this.#pieces.push(data));
        this.#recorder.start();
        this.#timer = setInterval(() => this.#picture.touch(), heartbeat);
    }

    /** @returns `{ blob, extension }`, null if there is nothing */
    async stop() {
        clearInterval(this.#timer);
        const recorder = this.#recorder;
        if (!recorder || recorder.state === "inactive") return null;
        await new Promise((resolve) => {
            recorder.addEventListener("stop", resolve, { once: true });
            recorder.stop();
        });
        const { type, extension } = this.#container;
        const blob = new Blob(this.#pieces, { type: type.split(";")[0] });
        return blob.size > 0 ? { blob, extension } : null;
    }
}
