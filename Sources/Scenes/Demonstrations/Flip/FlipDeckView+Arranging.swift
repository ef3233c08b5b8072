import UIKit

extension FlipDeckView {
    enum Arrangement {
        /// The cards are placed without animation.
        case atOnce
        /// All cards move at the same time.
        case together
        /// Each card moves a little later than the one before it.
        case staggered
    }

    /// Moves the cards of the queue to their places.
    ///
    /// Missing cards join, those beyond the visible ones fade out.
    func arrange(_ arrangement: Arrangement) {
        guard !bounds.isEmpty else { return }
        let shown = shownQueue
        let surplus = cards.values.filter { $0.role == .queued && !shown.contains($0.index) }
            .sorted { $0.index < $1.index }
        for card in surplus { dismiss(card, arrangement) }
        for (k, index) in shown.enumerated() {
            guard let card = cards[index] ?? join(index, at: k, arrangement) else { break }
            // A number may come to the queue while its card is turning away.
            if card.role == .leaving { turnUp(card) }
            card.role = .queued
            card.accessibilityValue = "\(k + 1) of \(order.queue.count)"
            card.accessibilityTraits = k == 0 ? .selected : .none
            settle(card, at: geometry.place(k), arrangement, delay: delay(k, arrangement))
        }
        discardSpares()
    }

    /// The visible cards, front to back, with a held one at the place where it would be dropped.
    private var shownQueue: [Int] {
        var shown = visibleCards
        guard let hold, let index = shown.firstIndex(of: hold.card.index) else { return shown }
        shown.remove(at: index)
        shown.insert(hold.card.index, at: min(hold.place, shown.count))
        return shown
    }

    private func delay(_ k: Int, _ arrangement: Arrangement) -> TimeInterval {
        arrangement == .staggered ? configuration.moveStagger * TimeInterval(k) : 0
    }

    /// Adds a card to the queue, invisible at first; nil while there are as many cards as there may be.
    private func join(_ index: Int, at k: Int, _ arrangement: Arrangement) -> FlipCard? {
        guard cards.count <= visibleCount else { return nil }
        let card = bringIn(index, at: k)
        card.alpha = arrangement == .atOnce ? geometry.place(k).alpha : 0
        return card
    }

    private func settle(
        _ card: FlipCard, at place: FlipGeometry.Place, _ arrangement: Arrangement, delay: TimeInterval
    ) {
        let isInHand = hold?.card === card || (pan?.card === card && pan?.drag == .aside)
        card.level = hold?.card === card ? 1001 : place.zPosition
        let changes = {
            if !isInHand { card.center = place.center }
            card.bounds = CGRect(origin: .zero, size: place.size)
            card.alpha = place.alpha
        }
        if arrangement == .atOnce {
            card.removeAllAnimationsBelow()
            changes()
        } else {
            UIView.animate(
                withDuration: configuration.moveDuration, delay: delay,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: changes)
        }
    }

    /// Removes a card from the rear of the queue.
    ///
    /// It fades where it is, at once: its view may be wanted soon.
    private func dismiss(_ card: FlipCard, _ arrangement: Arrangement) {
        guard arrangement != .atOnce, cards.count <= visibleCount + 1 else {
            recycle(card)
            return
        }
        card.role = .fading
        let fate = card.changeFate()
        UIView.animate(
            withDuration: configuration.moveDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { card.alpha = 0 },
            completion: { [weak self, weak card] _ in
                guard let self, let card, card.fate == fate, card.role == .fading else { return }
                recycle(card)
                // A card that is leaving will have the others move when it is gone, not before.
                if cards.values.allSatisfy({ $0.role != .leaving }) { arrange(.staggered) }
            })
    }
}
