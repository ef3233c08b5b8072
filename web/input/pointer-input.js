import { Phase } from "../protocol/viewer-messages.js";

const maximumPointers = 16;
/** How long a tap that no finger makes is down, in milliseconds. */
const tapDuration = 60;

/** Pointer Events on the canvas as samples for the wire: fingers, pens, and a mouse while its main button is down. */
export class PointerInput {
    #element;
    #toStage;
    #outbox;
    #accepts;
    /** By `pointerId`: this viewer's number for it and where it was last. */
    #active = new Map();

    /**
     * @param element receives the events
     * @param toStage `(clientX, clientY)` to stage points
     * @param outbox takes the samples
     * @param accepts called when a pointer goes down; false leaves it alone until it goes down again
     */
    constructor(element, toStage, outbox, accepts = () => true) {
        this.#element = element;
        this.#toStage = toStage;
        this.#outbox = outbox;
        this.#accepts = accepts;
        element.addEventListener("pointerdown", (event) => this.#down(event));
        element.addEventListener("pointermove", (event) => this.#move(event));
        element.addEventListener("pointerup", (event) => this.#end(event, Phase.up));
        element.addEventListener("pointercancel", (event) => this.#end(event, Phase.cancel));
        // Without a pointerup before it, capture was taken away.
        element.addEventListener("lostpointercapture", (event) => this.#end(event, Phase.cancel));
    }

    /** Whether a pointer is down. */
    get isDown() {
        return this.#active.size > 0;
    }

    /** Cancels every pointer, say because the window lost the focus and will not hear of their release. */
    cancelAll(time) {
        for (const [id, { number, x, y }] of this.#active) {
            this.#active.delete(id);
            this.#outbox.pointer({ pointer: number, phase: Phase.cancel, x, y, time });
        }
    }

    /** Touches a point of the stage for a moment, if that is accepted. @param clock `{ now, setTimeout }` */
    tap(point, clock) {
        const number = this.#freeNumber();
        if (number === undefined || !this.#accepts()) return;
        const id = `tap ${number}`;
        const sample = (phase) => this.#outbox.pointer({ pointer: number, phase, ...point, time: clock.now() });
        this.#active.set(id, { number, ...point });
        sample(Phase.down);
        clock.setTimeout(() => {
            // Unless all was cancelled meanwhile.
            if (this.#active.delete(id)) sample(Phase.up);
        }, tapDuration);
    }

    #down(event) {
        if (event.button !== 0 || this.#active.has(event.pointerId) || !this.#accepts()) return;
        const number = this.#freeNumber();
        if (number === undefined) return;
        this.#active.set(event.pointerId, { number });
        this.#element.setPointerCapture(event.pointerId);
        this.#sample(event, Phase.down);
    }

    #move(event) {
        if (!this.#active.has(event.pointerId)) return;
        const coalesced = event.getCoalescedEvents?.() ?? [];
        for (const each of coalesced.length > 0 ? coalesced : [event]) this.#sample(each, Phase.move, event.pointerId);
    }

    #end(event, phase) {
        if (!this.#active.has(event.pointerId)) return;
        this.#sample(event, phase);
        this.#active.delete(event.pointerId);
    }

    #sample(event, phase, id = event.pointerId) {
        const pointer = this.#active.get(id);
        Object.assign(pointer, this.#toStage(event.clientX, event.clientY));
        this.#outbox.pointer({ pointer: pointer.number, phase, x: pointer.x, y: pointer.y, time: event.timeStamp });
    }

    #freeNumber() {
        const used = new Set(Array.from(this.#active.values(), (pointer) => pointer.number));
        return Array.from({ length: maximumPointers }, (_, number) => number).find((number) => !used.has(number));
    }
}
