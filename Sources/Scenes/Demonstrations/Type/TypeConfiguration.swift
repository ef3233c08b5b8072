import UIKit

/// The constants of the type wall.
///
/// Lengths are points.
struct TypeConfiguration: Equatable, Sendable {
    /// The size of body text in the content size category large; the other texts keep their proportion to it.
    var textSize: CGFloat = 17
    var cardCount = 60
    /// The least width of a column for its text size; as many columns as fit stand beside each other.
    var columnWidth: CGFloat = 164
    var spacing: CGFloat = 12
    var cornerRadius: CGFloat = 22
    var typeface = Typeface.standard
    /// The seconds that cards take to their new places.
    var reflowDuration: TimeInterval = 0.5

    /// The design of titles and body texts.
    enum Typeface: String, CaseIterable, Sendable {
        case standard, rounded, serif, monospaced
    }
}
