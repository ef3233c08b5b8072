import { ArrivalClock } from "./arrival-clock.js";
import { Playout } from "./playout.js";

/** Plays a stage out into frames: draws in an animation frame, and only when something looks different. */
export class Player {
    /** How evenly steps arrive: an `ArrivalClock`. */
    clock;

    /** How fast the room's time goes, 1 being real time; 0: it stands still. */
    set rate(rate) {
        this.#playout.stride = rate > 0 ? Math.max(1, Math.ceil(1 / rate)) : 1;
    }

    #playout;
    #onFrame;
    #environment;
    #isScheduled = false;
    #isStale = false;

    /**
     * @param stage the `Stage` that is drawn
     * @param environment `{ requestFrame, now, isHeld, roundTrip, onFrame }`: `requestAnimationFrame`, `performance.now`, whether
     *   the viewer has a finger or a pressed mouse on the stage, if it is measured, the line's round trip as of an `ArrivalClock`;
     *   `onFrame` is called when the stage is to be drawn, with whether it looks different from the frame before
     */
    constructor(stage, { onFrame, ...environment }) {
        this.clock = new ArrivalClock(environment.roundTrip);
        this.#playout = new Playout(stage, this.clock);
        this.#onFrame = onFrame;
        this.#environment = environment;
    }

    /**
     * Takes a decoded snapshot or delta; it is shown when it is due.
     *
     * @throws {WireFault} if a delta does not follow what came before it; nothing has changed then
     */
    apply(message) {
        this.#playout.receive(message, this.#environment.now());
        this.#schedule();
    }

    expectSnapshot() {
        this.#playout.expectSnapshot();
        this.#schedule();
    }

    /** Has the stage be exactly as the newest message says. */
    catchUp() {
        this.#playout.catchUp();
        this.#schedule();
    }

    /** The viewer does something to the stage, and wants to see at once what comes of it. */
    touched() {
        this.#playout.touched(this.#environment.now());
    }

    /** Draws in the next frame what may look different for reasons other than the stage. */
    redraw() {
        this.#isStale = true;
        this.#schedule();
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        this.#environment.requestFrame((now) => this.#frame(now));
    }

    #frame(now) {
        this.#isScheduled = false;
        if (this.#environment.isHeld()) this.#playout.touched(now);
        const hasChanged = this.#playout.advance(now);
        if (hasChanged || this.#isStale) this.#onFrame(hasChanged);
        this.#isStale = false;
        if (this.#playout.isRunning) this.#schedule();
    }
}
