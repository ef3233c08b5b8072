// A server far away, or one that has long to compute, is not flooded.
const interval = 30;

/** Sends where a scrubber is: once per frame at most, and the newest place only. It reads no clock. */
export class Seeker {
    #send;
    #requestFrame;
    #wanted = null;
    #sent = -Infinity;
    #isScheduled = false;

    /** @param send called with a tick; @param requestFrame `requestAnimationFrame` */
    constructor(send, requestFrame) {
        this.#send = send;
        this.#requestFrame = requestFrame;
    }

    seek(tick) {
        this.#wanted = Math.round(tick);
        this.#schedule();
    }

    /** What was not sent yet is not wanted any more. */
    forget() {
        this.#wanted = null;
    }

    #schedule() {
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        this.#requestFrame((now) => this.#frame(now));
    }

    #frame(now) {
        this.#isScheduled = false;
        if (this.#wanted === null) return;
        if (now - this.#sent < interval) {
            this.#schedule();
            return;
        }
        this.#send(this.#wanted);
        this.#sent = now;
        this.#wanted = null;
    }
}
