import { make } from "../../components/dom.js";
import { age } from "./wording.js";
import { stepsPerSecond } from "../../protocol/step-rate.js";

// A room that is new has few stage ticks: the way is not shorter than ten seconds for that.
const shortest = 600;
/** The milliseconds for which the last place of a released finger is shown, until the server's answer is here. */
const answerTimeout = 500;

/** The way over the last minute; to the right is the newest stage tick. */
export class Scrubber {
    element = make("input", { type: "range", className: "slider", min: 0, max: 1, step: "any", ariaLabel: "Moment of the room\u2019s time" });

    #shown = null;
    #isHeld = false;
    #released = -Infinity;

    /** @param onSeek called with the stage tick under the finger; @param onStep called with -1 or 1, or ten times that */
    constructor({ onSeek, onStep }) {
        const { element } = this;
        element.addEventListener("pointerdown", () => { this.#isHeld = true; });
        for (const type of ["pointerup", "pointercancel", "blur"]) {
            element.addEventListener(type, ({ timeStamp }) => {
                if (this.#isHeld) this.#released = timeStamp;
                this.#isHeld = false;
            });
        }
        element.addEventListener("input", () => {
            if (this.#shown === null) return;
            const { oldest, newest } = this.#shown;
            const tick = Math.max(oldest, newest + (Number(element.value) - 1) * span(this.#shown));
            this.#mark({ ...this.#shown, tick });
            onSeek(tick);
        });
        element.addEventListener("keydown", (event) => {
            const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -stepsPerSecond, PageUp: stepsPerSecond }[event.key];
            if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            onStep(steps);
        });
    }

    /** @param time of `RoomTime`; @param now milliseconds */
    show(time, now) {
        this.#shown = time;
        if (this.#isHeld || now - this.#released < answerTimeout) return;
        this.#mark(time);
        this.element.value = place(time);
    }

    #mark(time) {
        const { style } = this.element;
        style.setProperty("--place", place(time).toFixed(4));
        // What is before the oldest stage tick is not there.
        style.setProperty("--from", Math.max(0, 1 - (time.newest - time.oldest) / span(time)).toFixed(4));
        this.element.setAttribute("aria-valuetext", time.live && time.tick >= time.newest ? "now" : `${age(time)} ago`);
    }
}

function span({ oldest, newest }) {
    return Math.max(shortest, newest - oldest);
}

function place(time) {
    return Math.min(1, Math.max(0, 1 - (time.newest - time.tick) / span(time)));
}
