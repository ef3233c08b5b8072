const interval = 2000;

/** Says when to probe: at once, then every two seconds, but not while nobody looks. */
export class Prober {
    #send;
    #environment;
    #timer = null;

    /**
     * @param send called with the viewer's time in milliseconds
     * @param environment `{ setTimeout, clearTimeout, now, isVisible }`
     */
    constructor(send, environment) {
        this.#send = send;
        this.#environment = environment;
    }

    start() {
        this.stop();
        this.#probe();
    }

    stop() {
        if (this.#timer !== null) this.#environment.clearTimeout(this.#timer);
        this.#timer = null;
    }

    #probe() {
        if (this.#environment.isVisible()) this.#send(this.#environment.now());
        this.#timer = this.#environment.setTimeout(() => this.#probe(), interval);
    }
}
