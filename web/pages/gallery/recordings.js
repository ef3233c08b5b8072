import { Recording } from "../../replay/recording.js";

/** What was recorded of each scene to show how it moves, fetched when it is first asked for. */
export class Recordings {
    #fetch;
    #recordings = new Map();

    /** @param fetch as the browser's */
    constructor(fetch) {
        this.#fetch = fetch;
    }

    /** @returns a promise of a scene's `Recording`; of null if nobody made one, or it can't be had */
    get(scene) {
        if (!this.#recordings.has(scene)) this.#recordings.set(scene, this.#load(scene));
        return this.#recordings.get(scene);
    }

    async #load(scene) {
        try {
            const response = await this.#fetch(`/pages/gallery/demonstrations/${encodeURIComponent(scene)}.bin`);
            if (response.status === 404) return null;
            if (!response.ok) throw new Error(`${response.status}`);
            return new Recording(new Uint8Array(await response.arrayBuffer()));
        } catch {
            // The line may be back when the card is looked at again.
            this.#recordings.delete(scene);
            return null;
        }
    }
}
