import { Line } from "./line.js";
import { lineSocket } from "./line-socket.js";
import { Meter } from "./meter.js";

/** How a viewer's line does, and how to make it worse. */
export class Health {
    meter;
    line;
    /** Set when there are such: a `LinkClock` and an `ArrivalClock`. */
    link = null;
    arrivals = null;
    /** Messages a second that the server sends those who only watch, while something moves. */
    pace = 60;

    #environment;
    /** How often the line broke, and of the last time when and why; null before the first. */
    #breaks = null;

    /** @param environment what a `Connection` needs of a browser */
    constructor(environment) {
        this.#environment = environment;
        this.meter = new Meter(environment.now);
        this.line = new Line(environment, environment.random);
    }

    /** The environment for a `Connection` whose messages are counted and pass the simulated line. */
    get environment() {
        return { ...this.#environment, WebSocket: lineSocket(this.#environment.WebSocket, this.line, this.meter) };
    }

    /** Parameters as of a `Connection`'s `onStatus`. */
    followed(status, reason, code) {
        if (status !== "lost" && status !== "ended") return;
        this.#breaks = { count: (this.#breaks?.count ?? 0) + 1, time: this.#environment.now(), reason, code };
    }

    /** How often the line broke, and why last, as a sentence with the wire's own words; empty if it never did. */
    get breaks() {
        if (this.#breaks === null) return "";
        const { count, time, reason, code } = this.#breaks;
        const why = [code, reason].filter((part) => part !== undefined && part !== "").join(", ");
        const ago = Math.round((this.#environment.now() - time) / 1000);
        return `Broken ${count === 1 ? "once" : `${count} times`}, last ${ago} s ago${why === "" ? "" : `: ${why}`}`;
    }

    /** Read-outs by their titles, as text. */
    get readOuts() {
        const { received, sent, shown, skipped } = this.meter.counts;
        return {
            "Round trip": milliseconds(this.link?.roundTrip ?? null),
            "Jitter": milliseconds(this.arrivals?.jitter ?? null),
            "Shown late by": milliseconds(this.arrivals?.delay ?? null),
            "Frames shown": `${shown}/s`,
            "Frames skipped": `${skipped}/s`,
            "Server's pace": `${this.pace}/s`,
            "Received": perSecond(received),
            "Sent": perSecond(sent),
        };
    }
}

function milliseconds(value) {
    return value === null ? "\u2013" : `${Math.round(value)} ms`;
}

function perSecond(bytes) {
    return bytes < 1000 ? `${bytes} B/s` : `${(bytes / 1000).toFixed(1)} kB/s`;
}
