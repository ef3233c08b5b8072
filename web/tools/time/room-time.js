import { stepsPerSecond } from "../../protocol/step-rate.js";

/** So far back one can go, in steps. */
const memory = 60 * stepsPerSecond;

/** A room's time between the server's notices: it says nothing while time goes on at its pace. */
export class RoomTime {
    #notice;
    #heard;

    /** @param notice the server's `time`; @param now when it came, milliseconds */
    constructor(notice, now) {
        this.#notice = notice;
        this.#heard = now;
    }

    get notice() {
        return this.#notice;
    }

    /** Whether it stands still. */
    get isStill() {
        return this.#notice.rate === 0;
    }

    /** What is so at `now`: as the notice, but `tick` is a fraction, too. */
    at(now) {
        const { rate: pace, live, tick, oldest, newest, search } = this.#notice;
        if (search) return { rate: pace, live, tick, oldest, newest, search };
        const later = tick + Math.max(0, now - this.#heard) / 1000 * pace * stepsPerSecond;
        // That a stage tick that was before becomes the newest one is told.
        if (!live) return { rate: pace, live, tick: Math.min(later, newest), oldest, newest };
        return { rate: pace, live, tick: later, oldest: Math.max(oldest, later - memory), newest: later };
    }
}
