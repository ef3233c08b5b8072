import UIKit

/// What one pan does to the deck, decided when it begins.
enum FlipDrag: Equatable {
    /// The front card turns over; further pans of this kind take it away.
    case down
    /// The card that was flipped last comes back.
    case up
    /// A new card comes in the same way.
    case add
    /// The front card follows the finger.
    case aside

    /// What is known when a pan begins.
    struct Beginning {
        /// Points per second.
        var velocity: CGPoint
        /// From where the touch went down.
        var movement: CGPoint
        var isOnFrontCard: Bool
        var isFromBottomEdge: Bool
        var hasFrontCard: Bool
        var hasFlippedCard: Bool
        var canAdd: Bool
    }

    /// nil: there is nothing to be moved in the pan's direction.
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

    /// How far the card is turned over, 0...1, for a pan that began at `base` and has come `percent` of its way.
    static func turn(base: CGFloat, percent: CGFloat) -> CGFloat {
        min(max(base + percent, 0), 1)
    }
}

extension FlipConfiguration {
    /// Whether a card released at `turn` goes on the way that the pan took it, rather than back.
    func completes(_ drag: FlipDrag, turn: CGFloat) -> Bool {
        drag == .down ? turn >= completion : turn <= 1 - completion
    }

    /// Whether a card's content shows, by the way that it turns: at exactly half way it is that of the side to come.
    static func showsContent(turn: CGFloat, isComingUp: Bool) -> Bool {
        // Half of an animation's time is half a turn only up to rounding.
        isComingUp ? turn <= 0.5 + 1e-9 : turn < 0.5 - 1e-9
    }

    /// The side to which a card is thrown out that is released at this distance from its place: 1 right, -1 left, nil
    /// for none.
    ///
    /// - Parameter velocity: points per second.
    func throwSide(distance: CGFloat, velocity: CGFloat, stageWidth: CGFloat) -> CGFloat? {
        if velocity.magnitude > throwVelocity { return velocity > 0 ? 1 : -1 }
        if distance.magnitude > throwDistance * stageWidth { return distance > 0 ? 1 : -1 }
        return nil
    }
}
