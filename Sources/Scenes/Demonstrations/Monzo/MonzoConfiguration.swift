import UIKit

/// The constants of the Monzo cards.
///
/// Lengths are points.
struct MonzoConfiguration: Equatable, Sendable {
    var itemCount = 10
    var height: CGFloat = 200
    var topInset: CGFloat = 40
    /// A card's width as a part of the collection view's.
    var itemWidthFraction: CGFloat = 0.65
    var minimumLineSpacing: CGFloat = 25
    /// How far the main card drifts to the right while the first card width is scrolled.
    var dX: CGFloat = -10
    /// How far the main card drifts down while the first card width is scrolled.
    var dY: CGFloat = -25
    /// How far left of the last card but one the main card leaves with the content.
    var exitGap: CGFloat = 10
    var cornerRadius: CGFloat = 10
    /// The stiffness of the spring at the edges.
    ///
    /// Apple's UIKit has its own, and this has no effect there.
    var stiffness: CGFloat = 200
}
