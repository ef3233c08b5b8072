const dwell = 120;

/**
 * Tells which card should move: the one under the mouse or with the focus; where nothing hovers, one that scrolling
 * chooses: the middle of the screen, or, in a row that scrolls sideways, the left end at its begin, the right one at its end.
 *
 * @param cards with `element`
 * @param scroller what scrolls beside the window
 * @param onAttend called with a card, or null for none, after each change
 */
export function followAttention(cards, scroller, onAttend) {
    let attended = null;
    let timer = null;
    // A mouse on its way across the page fetches nothing.
    const attend = (card, delay = dwell) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
            if (card !== attended) onAttend(card);
            attended = card;
        }, delay);
    };
    for (const card of cards) {
        card.element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && attend(card));
        card.element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && attend(null));
        card.element.addEventListener("focusin", () => attend(card));
        card.element.addEventListener("focusout", () => attend(null));
    }
    document.addEventListener("visibilitychange", () => document.hidden && attend(null, 0));
    if (!matchMedia("(hover: none)").matches) return;
    const choose = () => {
        const boxes = cards.map(({ element }) => element.getBoundingClientRect());
        attend(cards[nearestTo(boxes, innerWidth * progress(scroller), innerHeight / 2)]);
    };
    for (const target of [scroller, window]) target.addEventListener("scroll", choose, { passive: true });
    document.addEventListener("visibilitychange", () => document.hidden || choose());
    choose();
}

/** How far it is scrolled sideways, 0...1; the middle if it does not scroll. */
export function progress({ scrollLeft, scrollWidth, clientWidth }) {
    return scrollWidth > clientWidth ? Math.min(1, Math.max(0, scrollLeft / (scrollWidth - clientWidth))) : 0.5;
}

/** The index of the box whose centre is nearest to a place in the window; -1 of none. */
export function nearestTo(boxes, x, y) {
    const distances = boxes.map(({ left, right, top, bottom }) => Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y));
    return distances.indexOf(Math.min(...distances));
}
