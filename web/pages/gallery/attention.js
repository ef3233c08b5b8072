const dwell = 120;

/**
 * Tells which card should move: the one under the mouse or with the focus; where there is none, one after the other of those in
 * sight. Where nothing hovers, one that scrolling chooses: the middle of the screen, or, in a row that scrolls sideways, the left
 * end at its begin, the right one at its end.
 *
 * @param cards with `element`
 * @param scroller what scrolls beside the window
 * @param onAttend called with a card, or null for none, after each change
 * @returns `{ goOn() }`, to be called when a card has moved once
 */
export function followAttention(cards, scroller, onAttend) {
    let attended = null;
    let timer = null;
    /** Whether somebody has chosen the card. */
    let isChosen = false;
    // A mouse on its way across the page fetches nothing.
    const attend = (card, delay = dwell) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
            if (card !== attended) onAttend(card);
            attended = card;
        }, delay);
    };
    const choose = (card) => {
        isChosen = card !== null;
        attend(isChosen ? card : nextInSight(cards, -1));
    };
    for (const card of cards) {
        card.element.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && choose(card));
        card.element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && choose(null));
        card.element.addEventListener("focusin", () => choose(card));
        card.element.addEventListener("focusout", () => choose(null));
    }
    const hovers = !matchMedia("(hover: none)").matches;
    const chooseByPlace = () => {
        const boxes = cards.map(({ element }) => element.getBoundingClientRect());
        attend(cards[nearestTo(boxes, innerWidth * progress(scroller), innerHeight / 2)]);
    };
    const begin = hovers ? () => choose(null) : chooseByPlace;
    document.addEventListener("visibilitychange", () => (document.hidden ? attend(null, 0) : begin()));
    if (!hovers) for (const target of [scroller, window]) target.addEventListener("scroll", chooseByPlace, { passive: true });
    begin();
    return { goOn: () => hovers && !isChosen && attend(nextInSight(cards, cards.indexOf(attended))) };
}

/** The next card after one whose middle is in the window, again from the first; null of none. */
function nextInSight(cards, index) {
    const order = [...cards.slice(index + 1), ...cards.slice(0, index + 1)];
    return order.find(({ element }) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top + bottom >= 0 && top + bottom <= 2 * innerHeight;
    }) ?? null;
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
