import UIKit

/// The constants of the cards stack.
///
/// Lengths are points.
struct StackConfiguration: Equatable, Sendable {
    var itemCount = 9
    /// How much of each card is seen below the one in front of it when collapsed.
    var cardOffset: CGFloat = 40
    var collapsedHeight: CGFloat = 200
    var expandedHeight: CGFloat
    var cardHeight: CGFloat = 200
    /// How far below the expanded height a stack that moves down must be released to collapse.
    var downwardThreshold: CGFloat = 20
    /// How far above the collapsed height a stack that moves up must be released to expand.
    var upwardThreshold: CGFloat = 20
    var leftSpacing: CGFloat = 8
    var rightSpacing: CGFloat = 8
    var verticalSpacing: CGFloat = 8
    /// The duration of the animation to an end position, in seconds.
    var duration: TimeInterval = 0.3
    var cornerRadius: CGFloat = 20
    /// The stiffness of the spring at the edges.
    ///
    /// Apple's UIKit has its own, and this has no effect there.
    var stiffness: CGFloat = 200
    /// The stage's width, from which the cards' width follows.
    private(set) var width: CGFloat

    /// Makes the defaults for a stage.
    ///
    /// On a stage that leaves no more than the collapsed height for the expanded stack, the collapsed one is half as
    /// high as that.
    init(size: CGSize) {
        width = size.width
        expandedHeight = size.height - 124
        if expandedHeight <= collapsedHeight { collapsedHeight = expandedHeight / 2 }
    }

    var cardWidth: CGFloat { width - leftSpacing - rightSpacing }
    /// The distance from one card of the expanded stack to the next.
    var expandedStep: CGFloat { verticalSpacing + cardHeight }

    /// What is wrong with the values together, with the valid ones; nil if nothing is.
    var fault: String? {
        func text(_ length: CGFloat) -> String { String(format: "%g", Double(length)) }
        if expandedHeight <= collapsedHeight {
            return "expandedHeight (\(text(expandedHeight))) must be above collapsedHeight (\(text(collapsedHeight)))"
        }
        if cardWidth <= 0 {
            return
                "leftSpacing (\(text(leftSpacing))) and rightSpacing (\(text(rightSpacing))) leave no width for the cards; "
                + "together they must be below the stage's \(text(width))"
        }
        let closest = min(cardOffset, expandedStep)
        let reach = min(expandedHeight / max(closest, 1e-9), CGFloat(itemCount))
        if reach > Self.mostInSight {
            return "cards \(text(closest)) apart are too close for \(itemCount) of them: more than "
                + "\(text(Self.mostInSight)) would show at once; raise cardOffset or cardHeight, or lower itemCount"
        }
        return nil
    }

    /// The greatest number of cards in sight, beyond which to make them takes longer than a step, and viewers can't draw
    /// them in time.
    private static let mostInSight: CGFloat = 400
}
