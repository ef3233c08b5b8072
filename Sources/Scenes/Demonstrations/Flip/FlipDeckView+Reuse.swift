import UIKit

/// At most one card view more than the visible ones is ever made.
extension FlipDeckView {
    /// A view for a card that is not on the stage, placed at place `k` of the queue and turned over by `turn`.
    func bringIn(_ index: Int, at k: Int = 0, turn: CGFloat = 0) -> FlipCard {
        let place = geometry.place(k)
        let card = spareCard(size: place.size)
        card.level = place.zPosition
        card.bounds = CGRect(origin: .zero, size: place.size)
        card.center = place.center
        card.alpha = place.alpha
        card.isLifted = false
        // It may have been another card's.
        card.accessibilityValue = nil
        card.accessibilityTraits = .none
        card.isComingUp = turn > 0
        setTurn(of: card, turn, tilt: 0)
        if let content = dataSource?.deck(self, cardAt: index, reusing: card.content) {
            card.show(content, index: index)
        }
        card.role = .queued
        cards[index] = card
        addSubview(card)
        return card
    }

    private func spareCard(size: CGSize) -> FlipCard {
        if spares.isEmpty, cardViewCount > visibleCount { freeOne() }
        if let card = spares.popLast() { return card }
        cardViewCount += 1
        return FlipCard(frame: CGRect(origin: .zero, size: size))
    }

    /// Makes a view free for which there is more need elsewhere: one that fades, else the rearmost of the queue if another
    /// hides it, else the one that has been leaving for longest.
    private func freeOne() {
        let free = cards.values.filter { $0 !== pan?.card && $0 !== hold?.card }
        let fading = free.filter { $0.role == .fading }
        let hidden = free.filter { $0.role == .queued && $0.index != order.current }
        let leaving = free.filter { $0.role == .leaving }
        if let candidate = fading.min(by: { $0.index < $1.index }) ?? hidden.min(by: { $0.level < $1.level }) {
            recycle(candidate)
        } else if let candidate = leaving.min(by: { $0.departure < $1.departure })
            ?? free.min(by: { $0.index < $1.index })
        {
            recycle(candidate)
        }
    }

    /// The card is on its way out.
    func depart(_ card: FlipCard) {
        card.accessibilityValue = nil
        card.accessibilityTraits = .none
        card.role = .leaving
        card.level = 1000
        departures += 1
        card.departure = departures
    }

    /// Takes a card off the stage.
    func recycle(_ card: FlipCard) {
        _ = card.changeFate()
        cards[card.index] = nil
        card.removeFromSuperview()
        card.removeAllAnimationsBelow()
        spares.append(card)
        discardSpares()
    }

    /// Lets go of views that are more than there may be, as when fewer cards are to be visible.
    func discardSpares() {
        while cardViewCount > visibleCount + 1, spares.popLast() != nil { cardViewCount -= 1 }
    }
}
