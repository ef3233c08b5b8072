/// A run of characters of one style.
package struct StyledRun: Equatable, Sendable {
    package var text: String
    package var font: Font
    /// The points that are added to each character's advance.
    package var kern: Double
    /// The points by which the baseline is higher than the line's.
    package var baselineOffset: Double
    /// The caller's number for the rest of the style, such as colours.
    package var style: Int
    /// What each of the characters stands for; nil for themselves.
    package var box: InlineBox?

    package init(
        text: String, font: Font, kern: Double = 0, baselineOffset: Double = 0, style: Int = 0, box: InlineBox? = nil
    ) {
        self.text = text
        self.font = font
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.style = style
        self.box = box
    }
}

/// A box that stands in a line in place of a character, such as an image; lengths are in points.
package struct InlineBox: Equatable, Sendable {
    package var width: Double
    /// How far it reaches above the baseline.
    package var ascent: Double
    /// How far it reaches below the baseline.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }

    func scaled(by factor: Double) -> InlineBox {
        InlineBox(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
}

/// The arrangement of a paragraph's lines.
///
/// Lengths are in points.
package struct ParagraphArrangement: Hashable, Sendable {
    package enum Alignment: Int, Sendable {
        case left, center, right, justified
    }

    /// A direction of writing; nil stands for that of the first letter that has one.
    package enum Direction: Sendable {
        case leftToRight, rightToLeft
    }

    package var alignment = Alignment.left
    package var direction: Direction?
    /// The space between lines.
    package var lineSpacing = 0.0
    package var spacingBefore = 0.0
    package var spacingAfter = 0.0
    package var firstLineIndent = 0.0
    package var indent = 0.0
    /// The place at which lines end: above 0 from the leading edge, otherwise before the trailing edge, as a negative
    /// number.
    package var tailIndent = 0.0
    /// The factor of lines' heights; 0 for none.
    package var lineHeightMultiple = 0.0
    package var minimumLineHeight = 0.0
    /// The greatest height of a line; 0 for none.
    package var maximumLineHeight = 0.0

    package init() {}
}

/// A way to break or cut a text that is too long.
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
