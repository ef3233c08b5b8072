/**
 * Textures by key, the least recently used thrown out beyond a budget. What was used since `beginFrame` is never thrown
 * out, however large.
 */
export class TextureCache {
    #entries = new Map();
    #budget;
    #dispose;
    #pixels = 0;
    #frame = 0;

    /**
     * @param budget pixels to hold
     * @param dispose called with an entry that is thrown out
     */
    constructor(budget, dispose) {
        this.#budget = budget;
        this.#dispose = dispose;
    }

    beginFrame() {
        this.#frame += 1;
    }

    /** The entry of a key; `make` returns a missing one, which has `width` and `height`. */
    get(key, make) {
        let held = this.#entries.get(key);
        if (held === undefined) {
            held = { entry: make() };
            this.#pixels += held.entry.width * held.entry.height;
        } else {
            this.#entries.delete(key);
        }
        held.frame = this.#frame;
        // A Map iterates in order of insertion: the least recently used is first.
        this.#entries.set(key, held);
        this.#trim();
        return held.entry;
    }

    /** Forgets all entries without disposing of them, as they are gone with their context. */
    forget() {
        this.#entries.clear();
        this.#pixels = 0;
    }

    #trim() {
        for (const [key, { entry, frame }] of this.#entries) {
            if (this.#pixels <= this.#budget || frame === this.#frame) return;
            this.#entries.delete(key);
            this.#pixels -= entry.width * entry.height;
            this.#dispose(entry);
        }
    }
}
