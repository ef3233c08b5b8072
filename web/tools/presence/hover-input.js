// The wire allows 30 a second.
const interval = 34;

/** Tells where a mouse or a pen is that is not down, as often as the wire allows, and when it is gone. */
export class HoverInput {
    #send;
    #toStage;
    #clock;
    #place = null;
    #sent = -Infinity;
    #timer = null;
    #isShown = false;

    /**
     * @param element whose pointers are meant
     * @param toStage `(clientX, clientY)` to stage points
     * @param send called with a point, or null for gone
     * @param clock `{ now, setTimeout, clearTimeout }`
     */
    constructor(element, toStage, send, clock) {
        this.#send = send;
        this.#toStage = toStage;
        this.#clock = clock;
        for (const type of ["pointermove", "pointerup"]) element.addEventListener(type, (event) => this.#hover(event));
        element.addEventListener("pointerdown", () => this.#forget());
        element.addEventListener("pointerleave", () => this.leave());
    }

    /** The pointer left, or the window no longer hears of it. */
    leave() {
        this.#forget();
        if (!this.#isShown) return;
        this.#isShown = false;
        this.#send(null);
    }

    #hover({ pointerType, buttons, clientX, clientY }) {
        if (pointerType === "touch" || buttons !== 0) return;
        this.#place = this.#toStage(clientX, clientY);
        const wait = this.#sent + interval - this.#clock.now();
        if (wait <= 0) this.#tell();
        else this.#timer ??= this.#clock.setTimeout(() => this.#tell(), wait);
    }

    #tell() {
        const place = this.#place;
        this.#forget();
        this.#sent = this.#clock.now();
        this.#isShown = true;
        this.#send(place);
    }

    #forget() {
        this.#clock.clearTimeout(this.#timer);
        this.#timer = null;
        this.#place = null;
    }
}
