/** Tells the room how long one's line takes, when it takes another time than it was told. */
export class LineReport {
    #request;
    #roundTrip;
    #told = null;

    /** @param request called with a request's type and fields; @param roundTrip gives the line's round trip in milliseconds, null while it is not known */
    constructor(request, roundTrip) {
        this.#request = request;
        this.#roundTrip = roundTrip;
    }

    /** A line is open, whose server knows of nothing yet. */
    entered() {
        this.#told = null;
    }

    /** To be called every few seconds. */
    tell() {
        const roundTrip = this.#roundTrip();
        if (roundTrip === null) return;
        const delay = Math.min(60_000, Math.round(roundTrip / 5) * 5);
        // A quick line is not worth a word, nor is a tenth more or less.
        const isQuick = (time) => time === null || time < 120;
        if (isQuick(delay) && isQuick(this.#told) || Math.abs(delay - this.#told) < 0.25 * delay) return;
        this.#told = delay;
        this.#request("line", { delay });
    }
}
