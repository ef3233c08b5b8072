/** Images by name, each fetched once. */
export class ImageLoader {
    /** Promises by name, and what they came to. */
    #requests = new Map();
    #images = new Map();
    #onLoad;
    #address;

    /** @param onLoad called after an image arrived; @param address the address of an image by its name */
    constructor({ onLoad, address = (name) => `/images/${encodeURIComponent(name)}` }) {
        this.#onLoad = onLoad;
        this.#address = address;
    }

    /** The decoded image, or null while it is on its way or if it cannot be had. */
    get(name) {
        if (!this.#requests.has(name)) this.load(name);
        return this.#images.get(name) ?? null;
    }

    /** Fetches an image that is not here yet. @returns a promise that it is, or cannot be had */
    load(name) {
        if (!this.#requests.has(name)) this.#requests.set(name, this.#load(name));
        return this.#requests.get(name);
    }

    async #load(name) {
        const image = new Image();
        image.src = this.#address(name);
        try {
            await image.decode();
        } catch {
            // A missing picture is the server's fault, and the browser has logged it; the layer stays without one.
            return;
        }
        this.#images.set(name, image);
        this.#onLoad();
    }
}
