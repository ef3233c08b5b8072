import Foundation
import Typesetting

/// Characters of one style on a line, with their colours.
package struct DrawnFragment: Equatable, Sendable {
    /// The characters and their place, which is measured from what draws them: a label's anchor, or the origin.
    package var text: TextFragment
    package var color: CGColor
    /// The colour behind the line's height; nil for none.
    package var background: CGColor?
    package var isUnderlined: Bool
    package var isStruckThrough: Bool

    package init(
        text: TextFragment, color: CGColor, background: CGColor? = nil, isUnderlined: Bool = false,
        isStruckThrough: Bool = false
    ) {
        self.text = text
        self.color = color
        self.background = background
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}

extension CGContext {
    /// Draws lines of text that have been laid out, from the origin of drawing calls.
    package func draw(_ fragments: [DrawnFragment]) {
        guard !fragments.isEmpty else { return }
        record(.text(fragments, .identity, alpha: state.alpha))
    }
}
