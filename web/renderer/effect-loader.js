/** Fetches what blurs and filters when the first layer that needs it is drawn: most stages have none. */
export class EffectLoader {
    #gl;
    #onChange;
    #effects = null;
    #loading = null;
    #failed = false;

    /** @param onChange called when effects can be drawn, or turn out not to be had */
    constructor(gl, { onChange }) {
        this.#gl = gl;
        this.#onChange = onChange;
    }

    /** Whether they can't be had, so that layers are better shown as they are. */
    get failed() {
        return this.#failed;
    }

    /** `{ backdrop, filter }`, a `Backdrop` and a `LayerFilter`; null while they have not arrived. */
    get() {
        this.#loading ??= this.#load();
        return this.#effects;
    }

    /** @returns a promise that they are here if they were asked for, or can't be had */
    async settled() {
        await this.#loading;
    }

    async #load() {
        try {
            const { Backdrop, LayerFilter } = await import("./effects.js");
            const backdrop = new Backdrop(this.#gl);
            this.#effects = { backdrop, filter: new LayerFilter(this.#gl, backdrop) };
        } catch {
            this.#failed = true;
        }
        this.#onChange();
    }
}
