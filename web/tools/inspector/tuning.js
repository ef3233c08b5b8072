/**
 * The milliseconds for which one's own value is shown without the server's confirmation: notices of the room come ten times
 * a second, and the first ones after a change may still hold the value before it.
 */
export const confirmationTimeout = 600;

/** The `Tuning` that a room's sections share. @param context of `RoomTools` */
export function tuningOf(context) {
    return context.tuning ??= new Tuning((values) => context.request("set", { values }), requestAnimationFrame.bind(globalThis));
}

/**
 * What each control shows: the room's value, but one's own newest while it is under the finger or on its way to the server.
 * Sends what was changed once per frame, the newest only. It reads no clock; times are milliseconds.
 */
export class Tuning {
    /** The room's. */
    #values = {};
    /** By name `{ value, time }`. */
    #own = new Map();
    #held = new Set();
    #unsent = {};
    #lastSent = [];
    #isScheduled = false;
    #send;
    #requestFrame;

    /** @param send called with an object of values; @param requestFrame `requestAnimationFrame` */
    constructor(send, requestFrame) {
        this.#send = send;
        this.#requestFrame = requestFrame;
    }

    /** What the control of a parameter shows. */
    value(name) {
        return this.#own.has(name) ? this.#own.get(name).value : this.#values[name];
    }

    /** A finger is on the control, or text is being typed into it. */
    hold(name) {
        this.#held.add(name);
    }

    release(name, now) {
        this.#held.delete(name);
        if (this.#own.has(name)) this.#own.get(name).time = now;
    }

    /** @param values those that this viewer wants */
    change(values, now) {
        for (const [name, value] of Object.entries(values)) {
            this.#own.set(name, { value, time: now });
            this.#unsent[name] = value;
        }
        if (this.#isScheduled) return;
        this.#isScheduled = true;
        this.#requestFrame(() => this.#flush());
    }

    /** @param values of the server's `room` */
    heard(values, now) {
        this.#values = values;
        this.expire(now);
    }

    /** Lets go of one's own values that the server has, or will not have any more. */
    expire(now) {
        for (const [name, { value, time }] of this.#own) {
            if (this.#held.has(name)) continue;
            if (this.#values[name] === value || now - time > confirmationTimeout) this.#own.delete(name);
        }
    }

    /**
     * The server took none of what was sent last.
     *
     * @param isOwn whether a name is one of the caller's
     * @returns the names of those; they have the room's values again
     */
    refused(isOwn) {
        const names = this.#lastSent.filter(isOwn);
        for (const name of names) this.#own.delete(name);
        this.#lastSent = this.#lastSent.filter((name) => !isOwn(name));
        return names;
    }

    #flush() {
        this.#isScheduled = false;
        const values = this.#unsent;
        this.#unsent = {};
        this.#lastSent = Object.keys(values);
        this.#send(values);
    }
}
