const containers = [
    { type: "video/webm;codecs=vp9", extension: "webm" },
    { type: "video/webm;codecs=vp8", extension: "webm" },
    { type: "video/webm", extension: "webm" },
    { type: "video/mp4", extension: "mp4" },
];
// A stage at rest draws nothing, and a video lasts from its first frame to its last.
const heartbeat = 200;
/** How long a frame may take from the canvas to the encoder, in milliseconds. */
const passage = 120;

/** A video of the stage as it is shown meanwhile, by the browser's own recorder. */
export class VideoRecorder {
    #picture;
    #container;
    #recorder;
    #track;
    #pieces = [];
    #timer;

    /** @param makePicture makes a `StagePicture`; @returns null where the browser records no video */
    static start(stage, makePicture) {
        if (!globalThis.MediaRecorder || !HTMLCanvasElement.prototype.captureStream) return null;
        const container = containers.find(({ type }) => MediaRecorder.isTypeSupported(type));
        return container === undefined ? null : new VideoRecorder(makePicture(), stage, container);
    }

    constructor(picture, stage, container) {
        this.#picture = picture;
        this.#container = container;
        const { width, height } = picture.canvas;
        const options = { mimeType: container.type, videoBitsPerSecond: Math.min(16e6, 12 * width * height) };
        // Only frames that are asked for.
        const stream = picture.canvas.captureStream(0);
        [this.#track] = stream.getVideoTracks();
        this.#recorder = new MediaRecorder(stream, options);
        this.#recorder.addEventListener("dataavailable", ({ data }) => this.#pieces.push(data));
        this.#recorder.start();
        picture.load(stage).then(() => this.frame(stage));
        this.frame(stage);
        this.#timer = setInterval(() => this.frame(stage), heartbeat);
    }

    /** The stage is shown as it is now. */
    frame(stage) {
        if (this.#recorder.state === "inactive") return;
        this.#picture.draw(stage);
        this.#track.requestFrame();
    }

    /** @param stage as it is at the end; @returns `{ blob, extension }`, null if there is nothing */
    async stop(stage) {
        clearInterval(this.#timer);
        if (this.#recorder.state === "inactive") return null;
        // The last frame says how long the one before was to be seen.
        this.frame(stage);
        await new Promise((resolve) => setTimeout(resolve, passage));
        await new Promise((resolve) => {
            this.#recorder.addEventListener("stop", resolve, { once: true });
            this.#recorder.stop();
        });
        this.#picture.close();
        const { type, extension } = this.#container;
        const blob = new Blob(this.#pieces, { type: type.split(";")[0] });
        return blob.size > 0 ? { blob, extension } : null;
    }
}
