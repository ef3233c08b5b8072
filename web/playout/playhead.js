// How fast time may run to get where it should be: seen as neither a jump nor a halt.
const slowest = 0.75;
const fastest = 1.25;
/** For those who touch the stage, and want to see what comes of it. */
const hurried = 2;
/** Milliseconds in which a small error is made good. */
const settling = 300;
/** How fast time runs at least that makes what there is last. */
const lingering = 0.2;
/** The most milliseconds by which what is shown is behind its time; what is further behind is skipped. */
export const longestLag = 1000;

/** The time of the stage that a viewer is shown. It never runs backwards, and jumps only over what is too long ago. */
export class Playhead {
    /** Milliseconds. */
    time;

    constructor(time) {
        this.time = time;
    }

    /**
     * One frame later.
     *
     * @param elapsed milliseconds since the frame before
     * @param target the time to be at, in milliseconds of the stage
     * @param rest until when nothing moves: so far it may go at once
     * @param newest the newest that there is
     * @param isHurried whether being late is worse than being uneven
     * @param reserve how many milliseconds before the newest it slows down, so that a line that stands still is not seen
     *   to; 0 where nothing more may come
     */
    advance(elapsed, target, rest, newest, { isHurried = false, reserve = 0 } = {}) {
        const time = Math.max(this.time, Math.min(target - elapsed, rest));
        if (target - time > longestLag) {
            this.time = newest;
            return;
        }
        const error = target - (time + elapsed);
        let pace = Math.min(isHurried ? hurried : fastest, Math.max(slowest, 1 + error / settling));
        if (newest - time < reserve) pace = Math.min(pace, Math.max(lingering, (newest - time) / reserve));
        this.time = Math.max(this.time, Math.min(time + elapsed * pace, newest));
    }
}
