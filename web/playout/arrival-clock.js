import { stepsPerSecond } from "../protocol/step-rate.js";
import { SampleWindow } from "./sample-window.js";

/** Milliseconds of one step of the stage. */
export const step = 1000 / stepsPerSecond;

// A quarter of a minute of motion, however many pauses are in it, but not so old that two clocks have drifted apart by more
// than some milliseconds.
const samples = 900;
const oldest = 120_000;
// What was lost holds up what follows: of one in a hundred, a fifth of all is late. What is rarer is not waited for.
const share = 0.99;
const margin = 1.4;
/** Of few samples the latest was hardly among them: so many times the jitter more at first. */
const firstMargin = 3;
/** What somebody who only watches does not mind, in milliseconds. */
const maximumDelay = 500;
/** Milliseconds of delay given up in a second of motion. */
const fall = 10;

/**
 * Measures how evenly steps arrive: which time of the stage a viewer on a perfect line would see now, and how much later
 * to show it so that nearly everything is there in time.
 */
export class ArrivalClock {
    /** Arrival minus the stage's time, of each delta of late. */
    #window = new SampleWindow(samples, oldest);
    #last = null;
    #roundTrip;

    /** How late to show, in milliseconds: 1.4 times the jitter, at first more, 0...500; up at once and down slowly. */
    delay = 0;

    /** @param roundTrip returns the line's round trip in milliseconds, null while it is not known */
    constructor(roundTrip = () => null) {
        this.#roundTrip = roundTrip;
    }

    /** Step `tick` has arrived. @param now milliseconds */
    arrived(tick, now) {
        this.#window.add(now - tick * step, now);
        // A pause says nothing about the line.
        const elapsed = Math.min(now - (this.#last ?? now), 1000);
        this.#last = now;
        this.delay = Math.max(Math.min(this.#wantedDelay, maximumDelay), this.delay - (fall * elapsed) / 1000);
    }

    /** By how much all but the latest 1% of steps are later than the earliest, in milliseconds. */
    get jitter() {
        return this.#window.count === 0 ? 0 : this.#window.percentile(share) - this.#window.percentile(0);
    }

    /** The stage's time in milliseconds that the fastest of late arrive with at `now`; null before the first. */
    stageTime(now) {
        return this.#window.count === 0 ? null : now - this.#window.percentile(0);
    }

    /** Another line, and perhaps another stage, begins; the delay stays until it proves needless. */
    reset() {
        this.#window.clear();
        this.#last = null;
    }

    get #wantedDelay() {
        const { jitter } = this;
        const newness = 1 - this.#window.count / samples;
        // A segment that is lost comes a round trip later at least, and on a short line not much more.
        return margin * jitter + newness * Math.min(firstMargin * jitter, this.#roundTrip() ?? 0);
    }
}
