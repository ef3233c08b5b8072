import { Recorder } from "./recorder.js";
import { StagePicture } from "./stage-picture.js";
import { VideoRecorder } from "./video-recorder.js";

/** One recording, from its start to its end. */
export class RecordingSession {
    #view;
    #recorder;
    #video;
    #onEnd;

    /**
     * @param view the `StageView`; @param scale, background as of `StagePicture`
     * @param onEnd called when no more can be recorded
     */
    constructor(view, scale, background, { onEnd }) {
        this.#view = view;
        this.#onEnd = onEnd;
        view.player.catchUp();
        this.#recorder = new Recorder(view.stage, performance.now());
        this.#video = VideoRecorder.start(view.stage, scale, background);
    }

    get elapsed() {
        return this.#recorder.elapsed(performance.now());
    }

    /** A frame of the `Connection`. */
    receive(message) {
        if (!this.#recorder.receive(message, performance.now())) this.#onEnd();
    }

    /** The stage was drawn. */
    drawn() {
        this.#video?.frame(this.#view.stage);
    }

    /** @returns `{ bytes, images, video }`: of the `Recorder`, and of `VideoRecorder.stop` */
    async stop() {
        return { bytes: this.#recorder.bytes, images: this.#recorder.images, video: await this.#video?.stop(this.#view.stage) ?? null };
    }
}

/** @returns the stage of now as a PNG; parameters as of the session */
export async function takePicture(view, scale, background) {
    const picture = new StagePicture(view.stage, scale, background);
    await picture.load(view.stage);
    picture.draw(view.stage);
    const png = await picture.png();
    picture.close();
    return png;
}
