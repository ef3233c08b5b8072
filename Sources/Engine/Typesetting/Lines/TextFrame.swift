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

    package init() {}
}

package struct TextLine: Equatable, Sendable {
    package var top: Double
    package var height: Double
    package var baseline: Double
    package var alignment: ParagraphArrangement.Alignment
    package var fragments: [TextFragment]
    /// The number of the paragraph, and its characters on the line, with what is cut off of it.
    package var paragraph = 0
    package var characters = 0..<0
    /// Where the first character begins, and how much wider the spaces between words are.
    package var left = 0.0
    package var gap = 0.0
    /// Where the last character that is seen ends.
    package var right = 0.0
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
    /// Whether it is the place of a box, and its text is not to be drawn.
    package var isBox = false
}
