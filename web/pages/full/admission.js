/** The waits between attempts in milliseconds; the last one stands for all that follow. */
const waits = [5000, 10_000, 20_000, 40_000, 60_000];
const jitter = 0.2;

/**
 * Asks again and again whether there is a place, less and less often, and a fifth sooner or later by chance so that those who wait
 * do not all come in one instant.
 */
export class Admission {
    #browser;
    #ask;
    #onChange;
    #attempts = 0;
    #timer = null;

    /**
     * @param browser `setTimeout`, `clearTimeout`, `now` and `random`
     * @param actions `ask`, which returns a promise of whether there is a place, and `onChange`, which is told the seconds until the
     *   next attempt, 0 while one is made, or null: there is a place
     */
    constructor(browser, { ask, onChange }) {
        this.#browser = browser;
        this.#ask = ask;
        this.#onChange = onChange;
    }

    /** Begins to wait for the next attempt. */
    wait() {
        const { now, random } = this.#browser;
        const wait = waits[Math.min(this.#attempts, waits.length - 1)] * (1 - jitter + 2 * jitter * random());
        this.#attempts += 1;
        this.#count(now() + Math.round(wait));
    }

    /** Makes the next attempt now. */
    async attempt() {
        this.#browser.clearTimeout(this.#timer);
        this.#onChange(0);
        if (await this.#ask()) this.#onChange(null);
        else this.wait();
    }

    #count(end) {
        const rest = end - this.#browser.now();
        if (rest <= 0) return void this.attempt();
        this.#onChange(Math.ceil(rest / 1000));
        this.#timer = this.#browser.setTimeout(() => this.#count(end), Math.min(Math.ceil(rest), 1000));
    }
}
