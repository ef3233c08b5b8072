import { Recorder } from "./recorder.js";
import { StagePicture } from "./stage-picture.js";
import { VideoRecorder } from "./video-recorder.js";

/** One recording, from its start to its end. */
export class RecordingSession {
    #view;
    #recorder;
    #video;
    #onEnd;

    /** @param view the `StageView`; @param background of the stage, a CSS colour; @param onEnd called when no more can be recorded */
    constructor(view, background, onEnd) {
        this.#view = view;
        this.#onEnd = onEnd;
        this.#recorder = new Recorder(view.catchUp(), performance.now());
        this.#video = VideoRecorder.start(background);
        view.onFrame = this.#video && ((canvas, box) => this.#video.frame(canvas, box));
        view.redraw(true);
    }

    get elapsed() {
        return this.#recorder.elapsed(performance.now());
    }

    /** A message of the `Connection`, and its bytes. */
    receive(bytes, message) {
        if (!this.#recorder.receive(bytes, message, performance.now())) this.#onEnd();
    }

    /** @returns `{ bytes, images, video }`: of the `Recorder`, and of `VideoRecorder.stop` */
    async stop() {
        this.#view.redraw(true);
        this.#view.onFrame = null;
        return { bytes: this.#recorder.bytes, images: this.#recorder.images, video: await this.#video?.stop() ?? null };
    }
}

/** @returns the stage of now as a PNG; parameters as of the session */
export async function takePicture(view, background) {
    const picture = new StagePicture(background);
    const before = view.onFrame;
    view.onFrame = (canvas, box) => picture.copy(canvas, box);
    view.redraw(true);
    view.onFrame = before;
    return await picture.png();
}
