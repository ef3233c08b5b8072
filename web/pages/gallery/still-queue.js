/** How long it takes until what could not be drawn is drawn again, at first and at most, in milliseconds. */
const pause = { first: 2000, longest: 60_000 };

/**
 * The drawing of what rooms show now, of one list of cards at a time. Cards whose rooms showed nothing are drawn again
 * after a while that doubles: a room may be at its start.
 */
export class StillQueue {
    #draw;
    #environment;
    /** What is to be drawn next; null if nothing is. */
    #next = null;
    #isDrawing = false;
    #timer = null;

    /**
     * @param draw called with cards; returns a promise of those that could not be drawn
     * @param environment `{ isVisible, setTimeout, clearTimeout }`
     */
    constructor(draw, environment) {
        this.#draw = draw;
        this.#environment = environment;
    }

    /** Draws these cards, and forgets those that were waited for. */
    show(cards) {
        this.#begin({ cards, pause: pause.first });
    }

    async #begin(job) {
        this.#environment.clearTimeout(this.#timer);
        this.#next = job;
        if (this.#isDrawing) return;
        this.#isDrawing = true;
        while (this.#next !== null) {
            const current = this.#next;
            this.#next = null;
            const cards = await this.#draw(current.cards).catch(() => current.cards);
            if (this.#next === null && cards.length > 0) this.#wait({ cards, pause: current.pause });
        }
        this.#isDrawing = false;
    }

    #wait({ cards, pause: duration }) {
        this.#timer = this.#environment.setTimeout(() => {
            if (this.#environment.isVisible()) this.#begin({ cards, pause: Math.min(2 * duration, pause.longest) });
            else this.#wait({ cards, pause: duration });
        }, duration);
    }
}
