import { make } from "../../components/dom.js";

/** The button that starts and ends a recording, with how long it has gone on. */
export class RecordButton {
    element = make("button", { type: "button", className: "icon-button record" }, make("span", { className: "record-dot" }), make("span", { className: "record-time" }));

    #context;
    #session = null;
    #start = null;
    #timer = null;
    #isBusy = false;

    /**
     * @param context `{ view, scale(), background(), shownTime(), log(from, to), welcome(), comments() }`: the `StageView`, the pixels of a point, its background,
     *   the room's time as `TimeBar` shows it, a promise of the log as of `fetchLog`, the server's `welcome`, and its list of comments
     */
    constructor(context) {
        this.#context = context;
        this.element.addEventListener("click", () => this.toggle());
        this.#show();
    }

    /** A frame of the `Connection`. */
    receive(message) {
        this.#session?.receive(message, this.#context.shownTime()?.tick ?? null);
    }

    /** The stage was drawn. */
    drawn() {
        this.#session?.drawn();
    }

    async toggle() {
        if (this.#isBusy) return;
        this.#isBusy = true;
        try {
            await (this.#session === null ? this.#begin() : this.#end());
        } finally {
            this.#isBusy = false;
        }
    }

    /** Downloads the stage of now as a PNG. */
    async savePicture() {
        const { takePicture } = await import("./session.js");
        const { view, scale, background, welcome } = this.#context;
        const href = URL.createObjectURL(await takePicture(view, scale(), background()));
        make("a", { href, download: `${welcome().scene.name}.png` }).click();
        setTimeout(() => URL.revokeObjectURL(href), 10_000);
    }

    async #begin() {
        const { RecordingSession } = await import("./session.js");
        const { view, scale, background, shownTime } = this.#context;
        this.#start = shownTime()?.tick ?? null;
        this.#session = await RecordingSession.start(view, scale(), background(), { onEnd: () => this.toggle() });
        this.#timer = setInterval(() => this.#show(), 250);
        this.#show();
    }

    async #end() {
        const session = this.#session;
        const { shownTime, log, view, scale, background, welcome, comments } = this.#context;
        clearInterval(this.#timer);
        this.#session = null;
        this.#show();
        // Now, as the video goes on until then, and what is fetched may take its time.
        const recording = session.stop(comments());
        const text = log(this.#start, shownTime()?.tick ?? null);
        const [{ showRecording }, { takePicture }] = await Promise.all([import("./recording-sheet.js"), import("./session.js")]);
        showRecording(await recording, { scene: welcome().scene, log: text, picture: takePicture(view, scale(), background()) });
    }

    #show() {
        const isOn = this.#session !== null;
        this.element.classList.toggle("on", isOn);
        this.element.ariaLabel = this.element.title = isOn ? "Stop recording" : "Record";
        this.element.lastChild.textContent = isOn ? clock(this.#session.elapsed / 1000) : "";
    }
}

function clock(seconds) {
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
