/** Pixels of a point that pictures and videos can have. */
export const scales = [1, 2, 3];

/** How large pictures and videos are, as this browser remembers it; at first as sharp as the screen. */
export class PictureScale {
    #memory;

    /** @param memory keeps it */
    constructor(memory) {
        this.#memory = memory;
    }

    get value() {
        const kept = this.#memory.setting("picture")?.scale;
        return scales.includes(kept) ? kept : Math.min(3, Math.max(1, Math.round(devicePixelRatio)));
    }

    set value(scale) {
        this.#memory.keepSetting("picture", { scale });
    }
}
