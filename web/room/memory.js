/** What a browser remembers: the name and the switch for all rooms, the identity for one room and tab. */
export class Memory {
    #lasting;
    #tab;

    /** @param lasting as `localStorage`, @param tab as `sessionStorage`; null where the browser grants none */
    constructor(lasting, tab) {
        this.#lasting = lasting;
        this.#tab = tab;
    }

    get name() {
        return this.#lasting?.getItem("name") ?? "";
    }

    set name(name) {
        write(this.#lasting, "name", name);
    }

    get showsCursors() {
        return this.#lasting?.getItem("cursors") !== "hidden";
    }

    set showsCursors(shows) {
        write(this.#lasting, "cursors", shows ? "shown" : "hidden");
    }

    identity(room) {
        return this.#tab?.getItem(`identity ${room}`) ?? null;
    }

    keepIdentity(room, identity) {
        if (identity === null) this.#tab?.removeItem(`identity ${room}`);
        else write(this.#tab, `identity ${room}`, identity);
    }
}

/** The browser's own storage; reading the properties already throws where it is blocked. */
export function browserMemory() {
    try {
        return new Memory(localStorage, sessionStorage);
    } catch {
        return new Memory(null, null);
    }
}

function write(storage, key, value) {
    try {
        storage?.setItem(key, value);
    } catch {
        // Full, or forbidden: forgotten on the next visit.
    }
}
