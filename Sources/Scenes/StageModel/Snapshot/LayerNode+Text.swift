extension LayerNode {
    /// Lines of text, laid out; without fragments there is none.
    public struct Text: Hashable, Sendable {
        /// In the order in which they are drawn.
        public var fragments: [Fragment] = []
        /// What the fragments' places are measured from.
        public var anchor = Anchor.left
        /// Whether what reaches beyond the bounds is not drawn.
        public var isClipped = false

        /// Makes a text without fragments.
        public init() {}

        /// The edge of the bounds, or their middle, that a text's x coordinates are measured from.
        public enum Anchor: UInt8, CaseIterable, Sendable {
            /// The left edge.
            case left = 0
            /// The middle of the width.
            case center = 1
            /// The right edge.
            case right = 2
        }

        /// The words, for those who don't look at them: lines are separated by spaces.
        public var string: String {
            var result = ""
            var baseline: FixedPoint?
            for fragment in fragments {
                if let baseline, fragment.baseline != baseline { result += " " }
                result += fragment.string
                baseline = fragment.baseline
            }
            return result
        }
    }
}

extension LayerNode.Text {
    /// Characters of one style and one direction on a line.
    ///
    /// Lengths are in points.
    public struct Fragment: Hashable, Sendable {
        /// The characters, in the order in which they are read.
        public var string = ""
        /// The place of the left edge, from the text's anchor.
        public var x = FixedPoint.zero
        /// The place of the baseline, from the middle of the bounds' height, downwards.
        public var baseline = FixedPoint.zero
        /// The distance from the left edge to where the next character would stand; not negative.
        public var width = FixedPoint.zero
        /// What it looks like.
        public var style = Style()

        /// Makes an empty fragment.
        public init() {}
    }

    /// What the characters of a fragment look like.
    public struct Style: Hashable, Sendable {
        /// The font's size in points; above 0.
        public var size = FixedPoint(rawValue: 17 * 64)
        /// The characters' colour.
        public var color = PackedColor.clear
        /// The colour behind the line's height.
        public var background = PackedColor.clear
        /// The CSS weight in hundreds: 1...9.
        public var weight: UInt8 = 4
        /// The kind of the typeface.
        public var design = Design.standard
        /// The font's file below `/fonts/`, which is used in place of the design's font where it can be loaded; empty for
        /// none.
        public var fontFile = ""
        /// What else there is about it.
        public var traits: Traits = []

        /// Makes a style of 17 points, regular, without colours.
        public init() {}
    }

    /// The kind of a typeface.
    public enum Design: UInt8, CaseIterable, Sendable {
        /// The system's.
        case standard = 0
        /// One whose characters are all equally wide.
        case monospaced = 1
        /// One with rounded strokes.
        case rounded = 2
        /// One with serifs.
        case serif = 3
    }

    /// What a style adds to its font.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// The bits.
        public var rawValue: UInt8

        /// Makes a set of its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Slanted letters.
        public static let italic = Traits(rawValue: 1)
        /// Digits that are all equally wide.
        public static let tabularDigits = Traits(rawValue: 2)
        /// A line under the text.
        public static let underline = Traits(rawValue: 4)
        /// A line through the text.
        public static let strikethrough = Traits(rawValue: 8)
        /// Characters that are read from the right.
        public static let rightToLeft = Traits(rawValue: 16)
        /// Every trait.
        public static let all: Traits = [.italic, .tabularDigits, .underline, .strikethrough, .rightToLeft]
    }
}
