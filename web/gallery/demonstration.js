// Out and back: whatever a scene does with these keys, the second half takes back what the first did.
const beats = [
    ["ArrowRight", "Enter", "ArrowDown"],
    ["Escape", "ArrowLeft", "ArrowUp"],
];
const pause = 1600;

/**
 * Moves a scene that nobody else is watching, so that its miniature shows how it moves; stops as soon as somebody comes.
 * Only with the keyboard's keys, which every scene understands in its own way.
 */
export class Demonstration {
    #press;
    #timers;
    #timer = null;
    #beat = 0;

    /**
     * @param press called with a key's name
     * @param timers `setTimeout` and `clearTimeout`
     */
    constructor(press, timers) {
        this.#press = press;
        this.#timers = timers;
    }

    /** @param watching how many there are in the room, this page among them */
    audience(watching) {
        if (watching > 1) this.#stop();
        else this.#timer ??= this.#timers.setTimeout(() => this.#play(), pause / 4);
    }

    /** Takes back what is still out. Call before the connection closes. */
    end() {
        const isOut = this.#timer !== null && this.#beat % beats.length === 1;
        this.#stop();
        if (isOut) this.#pressAll();
        this.#beat = 0;
    }

    #play() {
        this.#pressAll();
        this.#timer = this.#timers.setTimeout(() => this.#play(), pause);
    }

    #pressAll() {
        for (const key of beats[this.#beat % beats.length]) this.#press(key);
        this.#beat += 1;
    }

    #stop() {
        this.#timers.clearTimeout(this.#timer);
        this.#timer = null;
    }
}
