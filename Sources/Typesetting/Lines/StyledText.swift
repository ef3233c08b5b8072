/// Characters of one style that follow each other.
package struct StyledRun: Equatable, Sendable {
    package var text: String
    package var font: Font
    /// What each character's advance is more, in points.
    package var kern: Double
    /// How much higher than the line's the baseline is, in points.
    package var baselineOffset: Double
    /// The caller's number for whatever else belongs to the style, as colours.
    package var style: Int

    package init(text: String, font: Font, kern: Double = 0, baselineOffset: Double = 0, style: Int = 0) {
        self.text = text
        self.font = font
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.style = style
    }
}

/// How the lines of a paragraph are arranged. Lengths are in points.
package struct ParagraphArrangement: Hashable, Sendable {
    package enum Alignment: Int, Sendable {
        case left, center, right, justified
    }

    /// nil: of the first letter that has one.
    package enum Direction: Sendable {
        case leftToRight, rightToLeft
    }

    package var alignment = Alignment.left
    package var direction: Direction?
    /// Between lines.
    package var lineSpacing = 0.0
    package var spacingBefore = 0.0
    package var spacingAfter = 0.0
    package var firstLineIndent = 0.0
    package var indent = 0.0
    /// Above 0: where lines end, from the leading edge; else how far before the trailing edge, as a negative number.
    package var tailIndent = 0.0
    /// 0: none.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// 0: none.
    package var maximumLineHeight = 0.0

    package init() {}
}

/// Where a text that is too long is broken or cut.
package enum LineBreaking: Int, Sendable {
    case words, characters, clipping, truncatingHead, truncatingTail, truncatingMiddle

    var ellipsisPlace: EllipsisPlace? {
        switch self {
        case .words, .characters, .clipping: nil
        case .truncatingHead: .head
        case .truncatingTail: .tail
        case .truncatingMiddle: .middle
        }
    }

    enum EllipsisPlace {
        case head, tail, middle
    }
}
