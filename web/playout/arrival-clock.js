import { SampleWindow } from "./sample-window.js";

/** Milliseconds of one step of the stage. */
export const step = 1000 / 60;

// Long enough for many samples, short enough that two clocks don't drift apart by more than a few milliseconds.
const window = 15_000;
// What is later than this share of all is a loss, which no delay that one would accept can hide.
const share = 0.95;
const margin = 1.25;
const maximumDelay = 100;
/** Milliseconds of delay given up in a second of motion. */
const fall = 5;

/**
 * Measures how evenly steps arrive: which time of the stage a viewer on a perfect line would see now, and how much later
 * to show it so that nearly everything is there in time.
 */
export class ArrivalClock {
    /** Arrival minus the stage's time, of each delta of late. */
    #window = new SampleWindow(window);
    #last = null;

    /** How late to show, in milliseconds: 1.25 times the jitter, 0...100, up at once and down slowly. */
    delay = 0;

    /** Step `tick` has arrived. @param now milliseconds */
    arrived(tick, now) {
        this.#window.add(now - tick * step, now);
        const wanted = Math.min(margin * this.jitter, maximumDelay);
        // A pause says nothing about the line.
        const elapsed = Math.min(now - (this.#last ?? now), 1000);
        this.#last = now;
        this.delay = Math.max(wanted, this.delay - (fall * elapsed) / 1000);
    }

    /** By how much all but the latest 5% of steps are later than the earliest, in milliseconds. */
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
}
