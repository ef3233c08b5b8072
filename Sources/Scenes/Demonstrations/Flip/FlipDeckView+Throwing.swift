import UIKit

/// Cards that go out sideways, and come back.
extension FlipDeckView {
    /// The front card flies out to the right (`side` 1) or left (-1) and is gone.
    func finishDeleting(_ card: FlipCard, side: CGFloat) {
        _ = order.delete()
        depart(card)
        let fate = card.changeFate()
        let outside = geometry.outside(side)
        tilt(card, to: configuration.tilt * side, with: Self.thrown(configuration))
        UIView.animate(
            withDuration: configuration.throwDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
            animations: { card.center = CGPoint(x: outside.x, y: card.center.y) },
            completion: { [weak self, weak card] _ in
                guard let self, let card, card.fate == fate else { return }
                recycle(card)
                arrange(.staggered)
            })
        delegate?.deck(self, didChange: .deleted(card.index))
    }

    /// The front card swings back to its place.
    func springBack(_ card: FlipCard) {
        let place = geometry.place(0).center
        let animation = Self.spring("position", configuration)
        animation.fromValue = card.center
        animation.toValue = place
        card.center = place
        card.layer.add(animation, forKey: "position")
        tilt(card, to: 0, with: Self.spring(Self.tiltPath, configuration))
    }

    /// A deleted card comes back from where it went, or from the right.
    func returnFromOutside(_ index: Int) {
        let card: FlipCard
        if let leaving = cards[index] {
            card = leaving
        } else {
            card = bringIn(index)
            card.center = geometry.outside(1)
            card.transform3D = geometry.transform(turn: 0, tilt: configuration.tilt)
        }
        card.role = .queued
        _ = card.changeFate()
        tilt(card, to: 0, with: Self.moved(configuration))
        arrange(.staggered)
    }

    // MARK: Tilt

    private static let tiltPath = "transform.rotation.z"

    private func tilt(_ card: FlipCard, to target: CGFloat, with animation: CABasicAnimation) {
        animation.fromValue = FlipGeometry.tilt(of: card.seen.transform)
        animation.toValue = target
        card.transform3D = geometry.transform(turn: FlipGeometry.turn(of: card.transform3D), tilt: target)
        card.layer.add(animation, forKey: FlipCard.tiltKey)
    }

    private static func thrown(_ configuration: FlipConfiguration) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: tiltPath)
        animation.duration = configuration.throwDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return animation
    }

    private static func moved(_ configuration: FlipConfiguration) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: tiltPath)
        animation.duration = configuration.moveDuration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }

    /// A spring that swings over once and is settled in about twice the animation speed.
    private static func spring(_ keyPath: String, _ configuration: FlipConfiguration) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        let frequency = 5 / CGFloat(configuration.animationSpeed)
        animation.stiffness = frequency * frequency
        animation.damping = 1.4 * frequency
        animation.duration = animation.settlingDuration
        return animation
    }
}
