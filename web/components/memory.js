/** What a browser remembers: the name, the switch and the panel for all rooms, the identity for one room and tab. */
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

    /** Whether the panel beside the stage is open; null if it was never opened or closed. */
    get opensPanel() {
        const kept = this.#lasting?.getItem("panel") ?? null;
        return kept === null ? null : kept === "open";
    }

    set opensPanel(opens) {
        write(this.#lasting, "panel", opens ? "open" : "closed");
    }

    /** Whether a section of the panel is folded; null if it was never folded or unfolded. */
    isFolded(section) {
        const kept = this.#lasting?.getItem(`section ${section}`) ?? null;
        return kept === null ? null : kept === "folded";
    }

    keepFolded(section, isFolded) {
        write(this.#lasting, `section ${section}`, isFolded ? "folded" : "open");
    }

    /** What a part of the page has kept of its own; null for nothing. */
    setting(name) {
        try {
            return JSON.parse(this.#lasting?.getItem(`setting ${name}`) ?? "null");
        } catch {
            // Another version's, or somebody's.
            return null;
        }
    }

    keepSetting(name, value) {
        write(this.#lasting, `setting ${name}`, JSON.stringify(value));
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
