/** Points at a stage without touching it: what is hovered, and what is tapped. Turns of the wheel stay the stage's. */
export class PickInput {
    #listeners = new AbortController();
    #down = null;

    /**
     * @param surface what is touched; @param toStage `(clientX, clientY)` to stage points; @param on `{ hover(point or null), pick(point) }`
     */
    constructor(surface, toStage, { hover, pick }) {
        // What is around it hears first.
        const listen = (type, body) => surface.parentElement.addEventListener(type, (event) => {
            if (surface.contains(event.target)) body(event);
        }, { capture: true, signal: this.#listeners.signal });
        listen("pointerdown", (event) => {
            if (event.button !== 0) return;
            event.stopPropagation();
            this.#down = { id: event.pointerId, x: event.clientX, y: event.clientY };
            hover(toStage(event.clientX, event.clientY));
        });
        listen("pointermove", ({ clientX, clientY }) => hover(toStage(clientX, clientY)));
        listen("pointerup", ({ pointerId, clientX, clientY, pointerType }) => {
            const down = this.#down;
            this.#down = null;
            if (down?.id !== pointerId) return;
            if (pointerType === "touch") hover(null);
            pick(toStage(clientX, clientY));
        });
        for (const type of ["pointercancel", "pointerleave"]) {
            surface.addEventListener(type, () => {
                this.#down = null;
                hover(null);
            }, { signal: this.#listeners.signal });
        }
        // What lies over the stage for those who hear is not pressed either.
        listen("click", (event) => {
            if (event.detail > 0) event.stopPropagation();
        });
    }

    remove() {
        this.#listeners.abort();
    }
}
