import { protocolError } from "../protocol/fault.js";
import { step } from "./arrival-clock.js";
import { Playhead, longestLag } from "./playhead.js";
import { Tween, beginning, fast, shortStride, speed, speedBetween } from "./tween.js";

// A page that drew nothing for so many milliseconds was hidden.
const hidden = 500;
/** How long after the last touch one still sees the newest state, in milliseconds: a fling is one's own, too. */
const afterglow = 1000;
/** The share of the delay that is left when all but the latest steps have come. */
const reserve = 0.3;

/**
 * Shows a stage a little late and evenly: keeps what has arrived until it is due, and interpolates between steps. Whoever
 * touches the stage sees the newest state at once. It reads no clock; times are milliseconds of the viewer's.
 */
export class Playout {
    /** How many steps apart they come while something moves: more than one in slow motion. */
    stride = 1;

    #stage;
    #clock;
    /** Deltas that are not due yet. */
    #queue = [];
    #tween = null;
    /** In points a step, of the newest delta that was applied. */
    #speed = 0;
    /** The tick of the newest message. */
    #newest = null;
    /** In points a step, of the newest message. */
    #newestSpeed = 0;
    #head = new Playhead(0);
    #touched = -Infinity;
    /** Whether the head has caught up with the newest since the stage was touched. */
    #isAtNewest = false;
    #lastFrame = null;
    #interval = step;
    /** When the oldest message arrived that no frame has seen. */
    #waitingSince = null;
    /** Whether more has come than is worth showing one by one. */
    #isFlooded = false;
    #hasChanged = false;

    /** @param stage shows what is due; @param clock an `ArrivalClock`, which is told of each delta */
    constructor(stage, clock) {
        this.#stage = stage;
        this.#clock = clock;
    }

    /**
     * Takes a decoded snapshot or delta.
     *
     * @throws {WireFault} if a delta does not follow what came before it; nothing has changed then
     */
    receive(message, now) {
        if (message.type === "snapshot") {
            // Another server may have begun to count anew.
            if (message.tick < this.#newest) this.#clock.reset();
            this.#queue = [];
            this.#newestSpeed = 0;
            this.#take(message);
            this.#head.time = message.tick * step;
        } else {
            if (message.base !== this.#newest) {
                throw protocolError(`base: ${message.base}, but this viewer holds ${this.#newest ?? "nothing"}`);
            }
            const before = this.#queue.at(-1);
            this.#newestSpeed = before ? speedBetween(before, message, this.#stage) : speed(this.#stage, message);
            this.#queue.push(message);
            this.#clock.arrived(message.tick, now);
        }
        this.#newest = message.tick;
        this.#waitingSince ??= now;
        if (this.#queue.length > 0 && this.#newestTime - this.#beginning > longestLag + this.#clock.delay) {
            this.#isFlooded = true;
            this.#showNewest();
        }
    }

    /** A new line is open: what was shown stays until its snapshot. */
    expectSnapshot() {
        this.#showNewest();
        this.#newest = null;
        this.#clock.reset();
        this.#stage.expectSnapshot();
    }

    /** Shows at once all that has come. */
    catchUp() {
        this.#showNewest();
    }

    /** The viewer touches the stage. */
    touched(now) {
        this.#touched = now;
    }

    /** True while there is something to show in frames to come. */
    get isRunning() {
        return this.#queue.length > 0;
    }

    /**
     * Brings the stage to what is due in the frame at `now`.
     *
     * @returns whether it looks different from the frame before
     */
    advance(now) {
        const waited = now - (this.#lastFrame ?? this.#waitingSince ?? now);
        if (this.#isFlooded || waited > hidden) this.#showNewest();
        else this.#move(this.#elapsed(now), now);
        this.#lastFrame = this.#queue.length > 0 ? now : null;
        this.#waitingSince = null;
        this.#isFlooded = false;
        const hasChanged = this.#hasChanged;
        this.#hasChanged = false;
        return hasChanged;
    }

    /** When what is next in the queue begins. */
    get #beginning() {
        return beginning(this.#queue[0], this.#speed, this.stride);
    }

    get #newestTime() {
        return this.#newest * step;
    }

    /** Since the frame before; after a pause, in which no frames were asked for, what a frame takes. */
    #elapsed(now) {
        if (this.#lastFrame === null) return Math.min(this.#interval, step);
        this.#interval = now - this.#lastFrame;
        return this.#interval;
    }

    #move(elapsed, now) {
        if (this.#queue.length === 0) return;
        // In slow motion one wants to see the motion: the newest state of so few would be jerks.
        const isTouched = now - this.#touched < afterglow && this.stride <= shortStride;
        if (!isTouched) this.#isAtNewest = false;
        if (this.#isAtNewest) {
            this.#showNewest();
            return;
        }
        // Between two steps one can only be when the second is there: hence later than the delay alone.
        const target = isTouched ? this.#newestTime : this.#clock.stageTime(now) - this.#clock.delay - this.stride * step;
        const goesOn = !isTouched && this.#newestSpeed >= fast;
        const options = { isHurried: isTouched, reserve: goesOn ? reserve * this.#clock.delay : 0 };
        this.#head.advance(elapsed, target, this.#beginning, this.#newestTime, options);
        this.#isAtNewest = isTouched && this.#head.time >= this.#newestTime;
        this.#show();
    }

    /** Applies what is due, and shows the way to what is next. */
    #show() {
        // Rounding must not hold back a step.
        const time = this.#head.time + 1e-6;
        while (this.#queue.length > 0 && this.#queue[0].tick * step <= time) this.#take(this.#queue.shift());
        if (this.#queue.length === 0) return;
        const [next] = this.#queue;
        const begin = this.#beginning;
        if (time <= begin) return;
        this.#tween ??= new Tween(this.#stage, next);
        this.#tween.show((time - begin) / (next.tick * step - begin));
        this.#hasChanged = true;
    }

    #showNewest() {
        for (const delta of this.#queue) this.#take(delta);
        this.#queue = [];
        if (this.#newest !== null) this.#head.time = this.#newestTime;
    }

    #take(message) {
        // A stage that is on the way already does not tell how long the way was.
        if (message.type === "delta") this.#speed = this.#tween?.speed ?? speed(this.#stage, message);
        else this.#speed = 0;
        this.#stage.apply(message);
        this.#tween = null;
        this.#hasChanged = true;
    }
}
