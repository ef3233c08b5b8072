const gain = 1 / 8;
// At a probe every two seconds, the last half a minute.
const window = 16;

/** What probes and their echoes tell about the line: its round trip, and how far the server's clock is ahead. */
export class LinkClock {
    /** Round trips with the offsets that they gave, newest last. */
    #samples = [];

    /** The smoothed round trip in milliseconds (RFC 6298's SRTT); null before the first echo. */
    roundTrip = null;

    /**
     * An echo has arrived.
     *
     * @param echo `{ probe, time }` in milliseconds
     * @param now the viewer's clock, milliseconds
     */
    heard({ probe, time }, now) {
        const roundTrip = now - probe;
        // Not one that this page sent.
        if (roundTrip < 0) return;
        this.roundTrip = this.roundTrip === null ? roundTrip : this.roundTrip + gain * (roundTrip - this.roundTrip);
        this.#samples.push({ roundTrip, offset: time - (probe + now) / 2 });
        if (this.#samples.length > window) this.#samples.shift();
    }

    /** The shortest round trip of the last half a minute in milliseconds; null before the first echo. */
    get minimumRoundTrip() {
        return this.#best?.roundTrip ?? null;
    }

    /**
     * The server's monotonic clock minus the viewer's, in milliseconds, from the shortest round trip, whose half it can be
     * wrong by; null before the first echo.
     */
    get offset() {
        return this.#best?.offset ?? null;
    }

    /** Another connection may lead to another server. */
    reset() {
        this.#samples = [];
        this.roundTrip = null;
    }

    get #best() {
        let best;
        for (const sample of this.#samples) if (best === undefined || sample.roundTrip <= best.roundTrip) best = sample;
        return best;
    }
}
