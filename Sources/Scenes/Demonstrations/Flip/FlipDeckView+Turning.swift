import UIKit

extension FlipCard {
    static let turnKey = "turn"
    static let tiltKey = "tilt"
}

/// How cards are turned. The angle is animated, not the matrix, so that at every instant the card is turned about its
/// bottom edge, in perspective, and never takes the short cut of a matrix that is half-way to another.
extension FlipDeckView {
    /// Turns a card without animation.
    func setTurn(of card: FlipCard, _ turn: CGFloat, tilt: CGFloat) {
        card.layer.removeAnimation(forKey: FlipCard.turnKey)
        card.transform3D = geometry.transform(turn: turn, tilt: tilt)
        card.showSide(turn: turn)
    }

    /// Turns a card from the angle that is seen.
    ///
    /// - Parameters:
    ///   - card: the card.
    ///   - target: the turn at the end, 0...1.
    ///   - duration: seconds.
    ///   - completion: runs at the end unless another movement of the card has begun by then.
    private func turn(
        _ card: FlipCard, to target: CGFloat, duration: TimeInterval, completion: @escaping () -> Void = {}
    ) {
        let fate = card.changeFate()
        let start = FlipGeometry.turn(of: card.seen.transform)
        card.isComingUp = target == 0
        let animation = CABasicAnimation(keyPath: "transform.rotation.x")
        animation.fromValue = FlipGeometry.angle(start)
        animation.toValue = FlipGeometry.angle(target)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak card] in
            guard let card, card.fate == fate else { return }
            card.showSide(turn: target)
            completion()
        }
        card.transform3D = geometry.transform(turn: target, tilt: FlipGeometry.tilt(of: card.transform3D))
        card.layer.add(animation, forKey: FlipCard.turnKey)
        CATransaction.commit()
        watchFaces()
    }

    // MARK: Ends of a movement

    /// Turns the front card to its back and has it leave.
    func finishFlippingDown(_ card: FlipCard) {
        _ = order.flipDown()
        leave(card, in: configuration.flipDownDuration)
        delegate?.deck(self, didChange: .flippedDown(card.index))
    }

    /// Turns the front card back to its content.
    func turnUp(_ card: FlipCard) {
        turn(card, to: 0, duration: configuration.flipUpDuration)
    }

    /// Turns the card that was flipped last to its content, in front again.
    func finishFlippingUp(_ card: FlipCard) {
        _ = order.flipUp()
        enter(card)
        delegate?.deck(self, didChange: .flippedUp(card.index))
    }

    /// Makes a card that is not in the deck its front card.
    func finishAdding(_ card: FlipCard) {
        guard let index = order.add() else {
            turnAway(card)
            return
        }
        enter(card)
        delegate?.deck(self, didChange: .added(index))
    }

    /// Turns a card to its back and has it leave, as it came.
    func turnAway(_ card: FlipCard) {
        leave(card, in: configuration.flipUpDuration)
    }

    private func leave(_ card: FlipCard, in duration: TimeInterval) {
        depart(card)
        turn(card, to: 1, duration: duration) { [weak self, weak card] in
            guard let self, let card else { return }
            recycle(card)
            arrange(.staggered)
        }
    }

    /// Moves a card from where it is to the front of the queue.
    func enter(_ card: FlipCard) {
        card.role = .queued
        turnUp(card)
        arrange(.staggered)
    }
}
