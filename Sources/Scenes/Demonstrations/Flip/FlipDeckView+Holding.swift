import UIKit

/// A card that is held for a while can be moved through the queue.
extension FlipDeckView {
    /// The frontmost card of the queue under the finger.
    var cardToHold: FlipCard? {
        let location = holding.location(in: self)
        return visibleCards.lazy.compactMap { self.cards[$0] }.first { $0.seen.frame.contains(location) }
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func held(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began: beginHold()
        case .changed: moveHold()
        case .ended: endHold(isCancelled: false)
        default: endHold(isCancelled: true)
        }
    }

    private func beginHold() {
        guard let card = cardToHold, let place = visibleCards.firstIndex(of: card.index) else { return }
        card.stopMoving()
        card.isLifted = true
        hold = (card, holding.location(in: self), card.center, place)
        arrange(.together)
    }

    private func moveHold() {
        guard let held = hold else { return }
        let location = holding.location(in: self)
        held.card.center = CGPoint(
            x: held.center.x + location.x - held.start.x, y: held.center.y + location.y - held.start.y)
        let place = geometry.nearestPlace(toY: held.card.center.y, count: visibleCards.count)
        guard place != held.place else { return }
        hold?.place = place
        arrange(.together)
    }

    private func endHold(isCancelled: Bool) {
        guard let (card, _, _, place) = hold else { return }
        hold = nil
        card.isLifted = false
        let before = order
        if !isCancelled { order.move(card.index, to: place) }
        arrange(.together)
        if order != before { delegate?.deck(self, didChange: .moved(card.index, to: place)) }
    }
}
