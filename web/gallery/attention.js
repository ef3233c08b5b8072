const dwell = 120;

/**
 * Tells which card should be live: the one under the mouse or with the focus; where nothing hovers, the one nearest to the
 * middle of the screen.
 *
 * @param cards with `element`
 * @param scroller what scrolls beside the window
 * @param onAttend called with a card, or null for none, after each change
 */
export function followAttention(cards, scroller, onAttend) {
    let attended = null;
    let timer = null;
    // A mouse on its way across the page wakes no rooms.
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
    const middle = () => attend(cards[nearestToMiddle(cards.map(({ element }) => element.getBoundingClientRect()), innerWidth, innerHeight)]);
    for (const target of [scroller, window]) target.addEventListener("scroll", middle, { passive: true });
    document.addEventListener("visibilitychange", () => document.hidden || middle());
    middle();
}

/** The index of the box whose centre is nearest to the middle of the window; -1 of none. */
export function nearestToMiddle(boxes, width, height) {
    const distances = boxes.map(({ left, right, top, bottom }) => Math.hypot((left + right - width) / 2, (top + bottom - height) / 2));
    return distances.indexOf(Math.min(...distances));
}
