/** Images by name, each fetched once. */
export class ImageLoader {
    #images = new Map();
    #onLoad;
    #address;

    /** @param address the address of an image by its name */
    constructor(onLoad, address = (name) => `/images/${encodeURIComponent(name)}`) {
        this.#onLoad = onLoad;
        this.#address = address;
    }

    /** The decoded image, or null while it is on its way or if it cannot be had. */
    get(name) {
        if (!this.#images.has(name)) this.#load(name);
        return this.#images.get(name);
    }

    async #load(name) {
        this.#images.set(name, null);
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
