import QuartzCore
import Typesetting

/// A font by design, weight and size, or of a file in the previewed folder.
///
/// Fonts of files are laid out with the metrics of the file. Every design is laid out with Inter's advances and kerning, but for the monospaced one, and has San Francisco's vertical
/// metrics; viewers draw each line to the width that follows.
public final class UIFont: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    private let comparable = ComparableValue()
    /// The size in points.
    public let pointSize: CGFloat
    let weight: Weight
    let design: FontFace.Design
    let isItalic: Bool
    let hasTabularDigits: Bool
    /// The file whose metrics are used; nil for the system's fonts.
    let file: FontFile?
    /// How the size follows the content size category; nil: not at all.
    let scaling: Scaling?

    struct Scaling: Hashable {
        var style: TextStyle
        /// The size in the category large.
        var base: CGFloat
        var maximum: CGFloat = .infinity
        /// Whether the font is the style's own, whose size is the style's in each category.
        var isOfStyle = false
    }

    /// Makes a font that stands for one to come: the system's of 12 points, in which text without a font is.
    public override convenience init() {
        self.init(size: 12)
    }

    init(
        size: CGFloat, weight: Weight = .regular, design: FontFace.Design = .standard, isItalic: Bool = false,
        hasTabularDigits: Bool = false, scaling: Scaling? = nil, file: FontFile? = nil
    ) {
        self.file = file
        pointSize = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        self.scaling = scaling
    }

    /// Returns the font in another size, which does not follow the content size category unless `scaling` says so.
    func resized(_ size: CGFloat, scaling: Scaling? = nil) -> UIFont {
        UIFont(
            size: size, weight: weight, design: design, isItalic: isItalic, hasTabularDigits: hasTabularDigits,
            scaling: scaling, file: file)
    }

    var typeset: Font {
        Font(
            face: FontFace(
                design: design, weight: Double(weight.hundreds) * 100, isItalic: isItalic,
                hasTabularDigits: hasTabularDigits, file: file),
            size: Double(pointSize))
    }

    /// A weight of fonts, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number, 0 for regular.
        public let rawValue: CGFloat

        /// Makes a weight of its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight of its number.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// CSS weight 100.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// CSS weight 200.
        public static let thin = Weight(rawValue: -0.6)
        /// CSS weight 300.
        public static let light = Weight(rawValue: -0.4)
        /// CSS weight 400.
        public static let regular = Weight(rawValue: 0)
        /// CSS weight 500.
        public static let medium = Weight(rawValue: 0.23)
        /// CSS weight 600.
        public static let semibold = Weight(rawValue: 0.3)
        /// CSS weight 700.
        public static let bold = Weight(rawValue: 0.4)
        /// CSS weight 800.
        public static let heavy = Weight(rawValue: 0.56)
        /// CSS weight 900.
        public static let black = Weight(rawValue: 0.62)

        /// CSS weight in hundreds.
        var hundreds: Int {
            switch rawValue {
            case ..<(-0.7): 1
            case ..<(-0.5): 2
            case ..<(-0.2): 3
            case ..<0.12: 4
            case ..<0.27: 5
            case ..<0.35: 6
            case ..<0.48: 7
            case ..<0.59: 8
            default: 9
            }
        }
    }

    /// Returns the system's font in regular weight.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size)
    }

    /// Returns the system's font in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    /// Returns the system's font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, weight: .bold)
    }

    /// Returns the system's font, slanted.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, isItalic: true)
    }

    /// Returns the system's font in which all characters have the same width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, design: .monospaced)
    }

    /// The system font with digits that are all equally wide.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, hasTabularDigits: true)
    }

    /// Returns the font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont { resized(size) }

    // MARK: Metrics, in points

    /// The height of a line in points.
    public var lineHeight: CGFloat { CGFloat(typeset.lineHeight) }
    /// The distance from the baseline to the top of the tallest characters, in points.
    public var ascender: CGFloat { CGFloat(typeset.ascender) }
    /// Negative: below the baseline.
    public var descender: CGFloat { CGFloat(typeset.descender) }
    /// The height of capital letters in points.
    public var capHeight: CGFloat { CGFloat(typeset.capHeight) }
    /// The height of the letter x in points.
    public var xHeight: CGFloat { CGFloat(typeset.xHeight) }
    /// The space between lines in points that the font asks for; of the system's fonts 0.
    public var leading: CGFloat { CGFloat(typeset.lineGap) }

    /// The standard size of the system's font: 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The standard size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of small text: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The standard size of buttons' titles: 18 points.
    public static var buttonFontSize: CGFloat { 18 }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return typeset == other.typeset && scaling == other.scaling
    }

    public override var hash: Int { typeset.hashValue }
}
