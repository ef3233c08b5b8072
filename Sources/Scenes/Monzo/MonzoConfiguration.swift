import UIKit

/// The constants of the Monzo cards. Lengths are points.
struct MonzoConfiguration: Equatable, Sendable {
    var itemCount = 10
    var height: CGFloat = 200
    var topInset: CGFloat = 40
    /// Of the collection view's width.
    var itemWidthFraction: CGFloat = 0.65
    var minimumLineSpacing: CGFloat = 25
    /// How far the main card drifts while the first card width is scrolled.
    var dX: CGFloat = -10
    var dY: CGFloat = -25
    /// How far left of the last card but one the main card leaves with the content.
    var exitGap: CGFloat = 10
    var cornerRadius: CGFloat = 10
    /// Of the spring at the edges. Apple's UIKit has its own, and does not look at this.
    var stiffness: CGFloat = 200
}
