import { Moments } from "./moments.js";
import { Recorder } from "./recorder.js";
import { StagePicture } from "./stage-picture.js";
import { VideoMaker } from "./video-maker.js";
import { VideoRecorder } from "./video-recorder.js";

/** One recording, from its start to its end. */
export class RecordingSession {
    #view;
    #recorder;
    #moments = new Moments();
    #makePicture;
    #background;
    #maker;
    #video;
    #onEnd;

    /**
     * Begins a recording.
     *
     * @param view the `StageView`; @param scale, background as of `StagePicture`
     * @param onEnd called when no more can be recorded
     */
    static async start(view, scale, background, { onEnd }) {
        // As large as at the start, whatever becomes of the stage.
        const stage = { width: view.stage.width, height: view.stage.height };
        const { width, height } = StagePicture.size(stage, scale);
        const makePicture = () => new StagePicture(stage, scale, background);
        return new RecordingSession(view, makePicture, background, await VideoMaker.find(width, height), onEnd);
    }

    constructor(view, makePicture, background, maker, onEnd) {
        this.#view = view;
        this.#makePicture = makePicture;
        this.#background = background;
        this.#maker = maker;
        this.#onEnd = onEnd;
        view.player.catchUp();
        this.#recorder = new Recorder(view.stage, performance.now());
        // Where no frame can be encoded by its own time the browser records what it sees meanwhile.
        this.#video = maker ? null : VideoRecorder.start(view.stage, makePicture);
    }

    get elapsed() {
        return this.#recorder.elapsed(performance.now());
    }

    /** A frame of the `Connection`. @param stageTick the room's moment that is shown; null if that is not known */
    receive(message, stageTick) {
        this.#moments.add(message.tick, stageTick);
        if (!this.#recorder.receive(message, performance.now())) this.#onEnd();
    }

    /** The stage was drawn. */
    drawn() {
        this.#video?.frame(this.#view.stage);
    }

    /**
     * Ends it.
     *
     * @param comments the server's list
     * @returns a promise of `{ bytes, comments, seconds, background, video }`: of the `Recorder`, as of `ReplayComments`, how long it took, the CSS colour of an empty stage,
     *   and a function that makes the video, with parameters as of `VideoMaker.make` after its first two, and returns a promise of `{ blob, extension }`, or of null
     */
    async stop(comments) {
        const { bytes } = this.#recorder;
        const placed = this.#moments.placed(comments);
        const seconds = this.elapsed / 1000;
        const recorded = await this.#video?.stop(this.#view.stage) ?? null;
        const video = async (recording, options) => await this.#maker?.make(recording, this.#makePicture(), seconds, options) ?? recorded;
        return { bytes, comments: placed, seconds, background: this.#background, video };
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
