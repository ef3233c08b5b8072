import QuartzCore
import Typesetting

/// A font by design, weight and size.
///
/// Every design is laid out with Inter's advances and kerning, but for the monospaced one, and has San Francisco's vertical
/// metrics; viewers draw each line to the width that follows.
public final class UIFont: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    /// In points.
    public let pointSize: CGFloat
    let weight: Weight
    let design: FontFace.Design
    let isItalic: Bool
    let hasTabularDigits: Bool
    /// How the size follows the content size category; nil: not at all.
    let scaling: Scaling?

    struct Scaling: Hashable {
        var style: TextStyle
        /// The size in the category large.
        var base: CGFloat
        var maximum: CGFloat = .infinity
    }

    init(
        size: CGFloat, weight: Weight = .regular, design: FontFace.Design = .standard, isItalic: Bool = false,
        hasTabularDigits: Bool = false, scaling: Scaling? = nil
    ) {
        pointSize = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        self.scaling = scaling
    }

    /// The same font in another size, which does not follow the content size category unless `scaling` says so.
    func resized(_ size: CGFloat, scaling: Scaling? = nil) -> UIFont {
        UIFont(
            size: size, weight: weight, design: design, isItalic: isItalic, hasTabularDigits: hasTabularDigits,
            scaling: scaling)
    }

    var typeset: Font {
        Font(
            face: FontFace(
                design: design, weight: Double(weight.hundreds) * 100, isItalic: isItalic,
                hasTabularDigits: hasTabularDigits),
            size: Double(pointSize))
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
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

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(size: size, isItalic: true)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, design: .monospaced)
    }

    /// The system font with digits that are all equally wide.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, hasTabularDigits: true)
    }

    public func withSize(_ size: CGFloat) -> UIFont { resized(size) }

    // MARK: Metrics, in points

    public var lineHeight: CGFloat { CGFloat(typeset.lineHeight) }
    public var ascender: CGFloat { CGFloat(typeset.ascender) }
    /// Negative: below the baseline.
    public var descender: CGFloat { CGFloat(typeset.descender) }
    public var capHeight: CGFloat { CGFloat(typeset.capHeight) }
    public var xHeight: CGFloat { CGFloat(typeset.xHeight) }
    public var leading: CGFloat { 0 }

    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var buttonFontSize: CGFloat { 18 }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return typeset == other.typeset && scaling == other.scaling
    }

    public override var hash: Int { typeset.hashValue }
}
