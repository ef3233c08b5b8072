/** Numbers in 0..<1 that are the same in every run (mulberry32). */
export function seeded(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/** A clock with `setTimeout` that only moves when it is told to. */
export class FakeTimers {
    now = 0;
    #next = 1;
    #due = new Map();

    setTimeout = (action, delay) => {
        const id = this.#next;
        this.#next += 1;
        // As browsers do, which cut off fractions.
        this.#due.set(id, { at: this.now + Math.trunc(delay), action });
        return id;
    };

    clearTimeout = (id) => {
        this.#due.delete(id);
    };

    /** Runs what falls due within so many milliseconds, in order. */
    advance(duration) {
        const end = this.now + duration;
        for (;;) {
            const [id, timer] = [...this.#due].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
            if (timer === undefined || timer.at > end) break;
            this.#due.delete(id);
            this.now = timer.at;
            timer.action();
        }
        this.now = end;
    }
}

/** A WebSocket whose server is the test. */
export class FakeSocket {
    static all = [];

    readyState = 0;
    sent = [];
    closedWith = null;

    constructor(url, protocols) {
        this.url = url;
        this.protocols = protocols;
        FakeSocket.all.push(this);
    }

    static get latest() {
        return FakeSocket.all.at(-1);
    }

    accept() {
        this.readyState = 1;
        this.onopen();
    }

    deliver(data) {
        this.onmessage({ data: typeof data === "string" ? data : data.buffer });
    }

    drop(reason = "", code = 1006) {
        this.readyState = 3;
        this.onclose({ code, reason });
    }

    send(bytes) {
        this.sent.push(bytes);
    }

    close(code, reason) {
        this.readyState = 2;
        this.closedWith = { code, reason };
    }
}

/** An element that dispatches plain objects as events. */
export class FakeElement {
    captured = [];
    #listeners = new Map();

    addEventListener(type, listener, options) {
        this.#listeners.set(type, { listener, options });
    }

    setPointerCapture(id) {
        this.captured.push(id);
    }

    dispatch(type, event) {
        this.#listeners.get(type).listener(event);
    }

    options(type) {
        return this.#listeners.get(type).options;
    }
}

/** Animation frames that come when the test says. */
export class FakeFrames {
    #waiting = [];

    request = (action) => {
        this.#waiting.push(action);
    };

    run() {
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const action of waiting) action();
        return waiting.length;
    }
}
