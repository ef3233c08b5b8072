import UIKit

/// The constants of the deck. Lengths are points.
struct FlipConfiguration: Equatable, Sendable {
    var itemCount = 8
    /// V: how many cards of the queue are shown.
    var visibleCount = 6
    var cardWidth: CGFloat = 300
    var cardHeight: CGFloat = 300

    // How the queue recedes: straight lines through two places, counted from the front card's 0.
    /// Of the cards at places 1 and 8, and the least.
    var scaleNear: CGFloat = 0.95
    var scaleFar: CGFloat = 0.5
    var scaleMinimum: CGFloat = 0.1
    /// How far each card stands above the one before it, at places 1 and 8, and the least.
    var raiseNear: CGFloat = 35
    var raiseFar: CGFloat = 15
    var raiseMinimum: CGFloat = 5
    /// 1 up to place 6; at place 9; the least.
    var alphaFar: CGFloat = 0.4
    var alphaMinimum: CGFloat = 0.1
    /// Distance of the eye.
    var perspective: CGFloat = 1000

    /// The way of the finger that turns a card over.
    var panDistance: CGFloat = 150
    /// Of the way; from here on a released card goes on by itself.
    var completion: CGFloat = 0.5
    /// Seconds for a short movement; all other times are in proportion.
    var animationSpeed: TimeInterval = 0.2
    /// Seconds until a held card can be moved through the queue.
    var holdDuration: TimeInterval = 0.5
    /// Of the stage's width; beyond, a released card is thrown out.
    var throwDistance: CGFloat = 1 / 3
    /// Points per second; beyond, a released card is thrown out.
    var throwVelocity: CGFloat = 800
    /// Radians for a card that has been moved by the stage's width.
    var tilt: CGFloat = 0.6
    /// Height of the strip at the bottom from which a new card can be pulled.
    var edgeHeight: CGFloat = 40
}

extension FlipConfiguration {
    // In units of the animation's speed: 0.2, 0.3, 0.2 and 0.1 s by default.
    var flipUpDuration: TimeInterval { animationSpeed }
    var flipDownDuration: TimeInterval { animationSpeed * 1.5 }
    var moveDuration: TimeInterval { animationSpeed }
    /// How much later each card moves than the one before it.
    var moveStagger: TimeInterval { animationSpeed * 0.5 }
    var throwDuration: TimeInterval { animationSpeed * 1.5 }
}
