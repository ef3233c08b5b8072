import UIKit

/// The constants of the message list.
///
/// Lengths are points.
struct MessagesConfiguration: Equatable, Sendable {
    /// The colours of one's own bubbles.
    enum Tint: String, CaseIterable, Sendable {
        case ocean, sunset, meadow, night
    }

    /// Messages that are there at the start.
    var messageCount = 60
    /// Of the springs without damping, in hertz.
    var frequency: CGFloat = 1.5
    /// The springs' damping ratio: 1 does not swing.
    var damping: CGFloat = 0.62
    /// How far from the finger a bubble is that stays behind by all of a movement.
    var stretchDistance: CGFloat = 1100
    /// The part of that by which bubbles ahead of the finger stay behind.
    var compression: CGFloat = 0.12
    /// The velocity that a tapped bubble gives its neighbours, in points per second.
    var tapImpulse: CGFloat = 420
    var fontSize: CGFloat = 17
    /// A bubble's greatest width in widths of the list.
    var widthFraction: CGFloat = 0.72
    var cornerRadius: CGFloat = 18
    /// Between bubbles of one sender, and between those of two.
    var spacing: CGFloat = 4
    var groupSpacing: CGFloat = 14
    var tint = Tint.ocean
    /// From a message that is sent to its answer, in seconds.
    var answerDelay: TimeInterval = 1.8
    /// The stiffness of the spring at the edges.
    ///
    /// Apple's UIKit has its own, and does not look at this.
    var stiffness: CGFloat = 200
}

extension MessagesConfiguration.Tint {
    /// From the top of the screen to its bottom.
    var colors: [UIColor] {
        switch self {
        case .ocean:
            [UIColor(red: 0.13, green: 0.69, blue: 1, alpha: 1), UIColor(red: 0.29, green: 0.31, blue: 0.95, alpha: 1)]
        case .sunset:
            [UIColor(red: 1, green: 0.58, blue: 0.2, alpha: 1), UIColor(red: 0.85, green: 0.16, blue: 0.55, alpha: 1)]
        case .meadow:
            [
                UIColor(red: 0.3, green: 0.75, blue: 0.31, alpha: 1),
                UIColor(red: 0.02, green: 0.5, blue: 0.53, alpha: 1),
            ]
        case .night:
            [
                UIColor(red: 0.45, green: 0.42, blue: 0.6, alpha: 1),
                UIColor(red: 0.14, green: 0.13, blue: 0.28, alpha: 1),
            ]
        }
    }
}
