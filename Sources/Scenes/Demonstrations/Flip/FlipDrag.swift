import UIKit

/// The effect of one pan on the deck, decided when it begins.
enum FlipDrag: Equatable {
    /// The front card turns over; further pans of this kind take it away.
    case down
    /// The card that was flipped last comes back.
    case up
    /// A new card comes in the same way.
    case add
    /// The front card follows the finger.
    case aside

    /// The facts that are known when a pan begins.
    struct Beginning {
        /// The finger's velocity in points per second.
        var velocity: CGPoint
        /// The finger's movement from where the touch went down.
        var movement: CGPoint
        var isOnFrontCard: Bool
        var isFromBottomEdge: Bool
        var hasFrontCard: Bool
        var hasFlippedCard: Bool
        var canAdd: Bool
    }

    /// Chooses the effect; nil if there is nothing to be moved in the pan's direction.
    init?(_ beginning: Beginning) {
        // Samples of the same moment have no velocity, but they have a direction.
        let way = beginning.velocity == .zero ? beginning.movement : beginning.velocity
        if way.x.magnitude > way.y.magnitude {
            guard beginning.hasFrontCard, beginning.isOnFrontCard else { return nil }
            self = .aside
        } else if way.y > 0 {
            guard beginning.hasFrontCard else { return nil }
            self = .down
        } else if beginning.hasFlippedCard {
            self = .up
        } else {
            guard beginning.isFromBottomEdge, beginning.canAdd else { return nil }
            self = .add
        }
    }

    /// Returns how far a card is turned over, 0...1, by a pan that began at `base` and has come `percent` of its way.
    static func turn(base: CGFloat, percent: CGFloat) -> CGFloat {
        min(max(base + percent, 0), 1)
    }
}

extension FlipConfiguration {
    /// Returns whether a card released at `turn` goes on the way that the pan took it, rather than back.
    func completes(_ drag: FlipDrag, turn: CGFloat) -> Bool {
        drag == .down ? turn >= completion : turn <= 1 - completion
    }

    /// Returns whether a card's content is seen; at exactly half way it is the side that the card turns to.
    static func showsContent(turn: CGFloat, isComingUp: Bool) -> Bool {
        // Half of an animation's time is half a turn only up to rounding.
        isComingUp ? turn <= 0.5 + 1e-9 : turn < 0.5 - 1e-9
    }

    /// Returns the side to which a released card is thrown out.
    ///
    /// - Parameters:
    ///   - distance: the card's distance from its place, in points.
    ///   - velocity: points per second.
    ///   - stageWidth: points.
    /// - Returns: 1 right, -1 left, nil if it is not thrown.
    func throwSide(distance: CGFloat, velocity: CGFloat, stageWidth: CGFloat) -> CGFloat? {
        if velocity.magnitude > throwVelocity { return velocity > 0 ? 1 : -1 }
        if distance.magnitude > throwDistance * stageWidth { return distance > 0 ? 1 : -1 }
        return nil
    }
}
