import QuartzCore
import Typesetting

/// An alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// A direction of writing.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// A way to treat a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var breaking: LineBreaking { LineBreaking(rawValue: rawValue) ?? .words }
}

/// A style of lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of a dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of a dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// The line is left out between words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The arrangement of a paragraph's lines.
///
/// Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var lineBreakStrategy: LineBreakStrategy = []
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
    }

    /// A set of ways to choose where lines break.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No word stands alone in the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Words of Hangul are kept whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The system's own way.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    private final let comparable = ComparableValue()
    final var values = Values()

    public override init() {
        super.init()
    }

    /// A style with the default attributes.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The indent of all lines but the first.
    open var headIndent: CGFloat { values.headIndent }
    /// The place at which lines end: above 0 from the leading edge, otherwise before the trailing edge, as a negative
    /// number.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The indent of the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0: none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// 0: none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The way to treat a line that is too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of writing.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Has no effect: words are never hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Has no effect: lines are filled one after the other.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Has no effect: a tab is as wide as its character.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// Has no effect: a tab is as wide as its character.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }

    /// Returns the arrangement for layout.
    ///
    /// - Parameters:
    ///   - alignment: replaces the style's own; nil keeps it.
    ///   - isRightToLeft: the direction that natural alignment follows.
    /// - Returns: the arrangement.
    func arrangement(alignment: NSTextAlignment? = nil, isRightToLeft: Bool) -> ParagraphArrangement {
        var result = ParagraphArrangement()
        result.alignment = (alignment ?? values.alignment).edge(isRightToLeft: isRightToLeft)
        switch values.baseWritingDirection {
        case .natural: break
        case .leftToRight: result.direction = .leftToRight
        case .rightToLeft: result.direction = .rightToLeft
        }
        result.lineSpacing = Double(max(values.lineSpacing, 0))
        result.spacingBefore = Double(max(values.paragraphSpacingBefore, 0))
        result.spacingAfter = Double(max(values.paragraphSpacing, 0))
        result.firstLineIndent = Double(values.firstLineHeadIndent)
        result.indent = Double(values.headIndent)
        result.tailIndent = Double(values.tailIndent)
        result.lineHeightMultiple = Double(max(values.lineHeightMultiple, 0))
        result.minimumLineHeight = Double(max(values.minimumLineHeight, 0))
        result.maximumLineHeight = Double(max(values.maximumLineHeight, 0))
        return result
    }
}

extension NSTextAlignment {
    func edge(isRightToLeft: Bool) -> ParagraphArrangement.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: isRightToLeft ? .right : .left
        }
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }

    /// Takes over all attributes of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
