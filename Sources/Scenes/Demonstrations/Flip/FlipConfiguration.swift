import UIKit

/// The constants of the deck.
///
/// Lengths are points.
struct FlipConfiguration: Equatable, Sendable {
    var itemCount = 8
    /// The number of cards of the queue that are shown (V in the formulas).
    var visibleCount = 6
    var cardWidth: CGFloat = 300
    var cardHeight: CGFloat = 300

    // How the queue recedes: straight lines through two places, counted from the front card's 0.
    /// The scale of the card at place 1.
    ///
    /// Place 0 is the front card's; the queue's attributes lie on lines through places 1 and 8.
    var scaleNear: CGFloat = 0.95
    /// The scale of the card at place 8.
    var scaleFar: CGFloat = 0.5
    /// The least scale.
    var scaleMinimum: CGFloat = 0.1
    /// How far the card at place 1 stands above the one before it.
    var raiseNear: CGFloat = 35
    /// How far the card at place 8 stands above the one before it.
    var raiseFar: CGFloat = 15
    /// The least distance of a card above the one before it.
    var raiseMinimum: CGFloat = 5
    /// The opacity of the card at place 9; up to place 6 it is 1.
    var alphaFar: CGFloat = 0.4
    /// The least opacity.
    var alphaMinimum: CGFloat = 0.1
    /// The distance of the eye from the cards.
    var perspective: CGFloat = 1000

    /// The way of the finger that turns a card over.
    var panDistance: CGFloat = 150
    /// The part of that way from which on a released card goes on by itself.
    var completion: CGFloat = 0.5
    /// The duration of a short movement in seconds; all others are in proportion.
    var animationSpeed: TimeInterval = 0.2
    /// The time after which a held card can be moved through the queue, in seconds.
    var holdDuration: TimeInterval = 0.5
    /// The part of the stage's width beyond which a released card is thrown out.
    var throwDistance: CGFloat = 1 / 3
    /// The velocity in points per second beyond which a released card is thrown out.
    var throwVelocity: CGFloat = 800
    /// The tilt in radians of a card that has been moved by the stage's width.
    var tilt: CGFloat = 0.6
    /// The height of the strip at the bottom from which a new card can be pulled.
    var edgeHeight: CGFloat = 40
}

extension FlipConfiguration {
    // In units of the animation's speed: 0.2, 0.3, 0.2 and 0.1 s by default.
    var flipUpDuration: TimeInterval { animationSpeed }
    var flipDownDuration: TimeInterval { animationSpeed * 1.5 }
    var moveDuration: TimeInterval { animationSpeed }
    /// The delay of each card's movement after that of the one before it.
    var moveStagger: TimeInterval { animationSpeed * 0.5 }
    var throwDuration: TimeInterval { animationSpeed * 1.5 }
}
