/// A text that is broken into lines.
///
/// Lengths are in points, from the top left corner of the width that it was given.
package struct TextFrame: Equatable, Sendable {
    package var lines: [TextLine] = []
    /// Of the longest line, with its indents.
    package var width = 0.0
    package var height = 0.0
    /// True if some of the text is on no line.
    package var isTruncated = false
    /// True if what reaches beyond the width is not to be seen.
    package var isClipped = false
}

package struct TextLine: Equatable, Sendable {
    package var top: Double
    package var height: Double
    package var baseline: Double
    package var alignment: ParagraphArrangement.Alignment
    package var fragments: [TextFragment]
}

/// Characters of one style and one direction on a line.
package struct TextFragment: Equatable, Sendable {
    package var text: String
    /// Of its left edge.
    package var x: Double
    package var width: Double
    package var baseline: Double
    package var font: Font
    /// The run's.
    package var style: Int
    package var isRightToLeft: Bool
}
