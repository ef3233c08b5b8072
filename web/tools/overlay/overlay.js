const key = "d";

/** The marks over the stage that say how its layout comes about: off until someone wants them, and fetched only then. */
export class Overlay {
    #parent;
    #memory;
    #inspect;
    #onSwitch;
    #repaint;
    #shownTick;
    #shown;
    #canvas = null;
    #scene = { stage: null, box: null, scrolls: null };
    #isOn = false;

    /**
     * @param parent what the stage's canvas fills; @param memory where it is kept what is shown
     * @param inspect called with whether the server should tell how scroll views move; @param onSwitch after it went on or off
     * @param repaint has the stage drawn again; @param shownTick gives the stage tick that is shown, null while it is not known
     */
    constructor(parent, memory, { inspect, onSwitch, repaint, shownTick }) {
        this.#repaint = repaint;
        this.#shownTick = shownTick;
        this.#parent = parent;
        this.#memory = memory;
        this.#inspect = inspect;
        this.#onSwitch = onSwitch;
        this.#shown = new Set(memory.setting("overlay") ?? ["centre", "labels", "frames", "visible", "fling", "velocity", "differences", "touches"]);
        addEventListener("keydown", (event) => {
            const isTyped = event.target.closest?.("input, textarea, select, dialog");
            if (event.key === key && !isTyped && !event.ctrlKey && !event.metaKey && !event.altKey) this.isOn = !this.isOn;
        });
    }

    get isOn() {
        return this.#isOn;
    }

    set isOn(isOn) {
        if (isOn === this.#isOn) return;
        this.#isOn = isOn;
        this.#inspect(isOn);
        this.#onSwitch();
        if (isOn) this.#open();
        else this.#close();
    }

    /** A set of kinds, see `marks.js`. */
    get shown() {
        return this.#shown;
    }

    /** Shows a kind of marks, or hides it. */
    set(kind, isShown) {
        if (isShown) this.#shown.add(kind);
        else this.#shown.delete(kind);
        this.#memory.keepSetting("overlay", [...this.#shown]);
        // What is below may have to be copied.
        if (this.#canvas !== null) this.#repaint();
    }

    /** Shows the second of several stages in the first one's place, or each in its own. */
    set swaps(swaps) {
        if (this.#canvas === null) return;
        this.#canvas.swaps = swaps;
        this.#repaint();
    }

    /** The items that differ between stages, as of `DifferenceLog`; empty while that is not shown. */
    get differences() {
        return this.#canvas?.differences ?? [];
    }

    /** A frame was drawn. @param box the stage's place in the parent, in CSS pixels */
    drawn(stage, box) {
        Object.assign(this.#scene, { stage, box });
        this.#canvas?.draw(this.#scene);
    }

    /** A new line is open, whose server knows of no wishes. */
    entered() {
        if (this.#isOn) this.#inspect(true);
    }

    /** @param scrolls the server's notice */
    hear(scrolls) {
        this.#scene.scrolls = scrolls;
        this.#canvas?.redraw();
    }

    track(cursors) {
        this.#canvas?.track(cursors);
    }

    async #open() {
        const { OverlayCanvas } = await import("./overlay-canvas.js");
        if (!this.#isOn || this.#canvas !== null) return;
        this.#canvas = new OverlayCanvas(this.#parent, this.#shown, this.#shownTick);
        if (this.#scene.stage !== null) this.#repaint();
    }

    #close() {
        this.#canvas?.remove();
        this.#canvas = null;
        this.#scene.scrolls = null;
    }
}
