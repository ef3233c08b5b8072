/** The slowest to the fastest speed that is offered, 1 being real time. */
export const speeds = [0.05, 0.1, 0.25, 0.5, 1, 2];

/** Where a player is on its way from `first` to `last`, in steps. Reads no clock. */
export class Transport {
    position;
    isPlaying = false;
    /** Of real time. */
    speed = 1;

    #first;
    #last;
    #rate;

    /** @param rate steps per second */
    constructor(first, last, rate) {
        this.#first = first;
        this.#last = last;
        this.#rate = rate;
        this.position = first;
    }

    /** From the end it begins anew. */
    play() {
        if (this.position >= this.#last) this.position = this.#first;
        this.isPlaying = true;
    }

    pause() {
        this.isPlaying = false;
    }

    /** Stands still at `position`, or at the nearest end. */
    seek(position) {
        this.isPlaying = false;
        this.position = this.#clamped(position);
    }

    /** To a neighbouring whole step. */
    step(steps) {
        this.seek((steps > 0 ? Math.floor(this.position) : Math.ceil(this.position)) + steps);
    }

    /** Lets `seconds` of real time pass. */
    advance(seconds) {
        if (!this.isPlaying) return;
        this.position = this.#clamped(this.position + seconds * this.speed * this.#rate);
        if (this.position >= this.#last) this.isPlaying = false;
    }

    #clamped(position) {
        return Math.min(this.#last, Math.max(this.#first, position));
    }
}
