import QuartzCore

extension UIFont {
    /// A use of text, from which its size and weight follow.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// Makes a style of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An extra large title.
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        /// A second size of extra large titles.
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "title1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "title2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "title3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "headline")
        /// A subheading.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Body text.
        public static let body = TextStyle(rawValue: "body")
        /// A callout.
        public static let callout = TextStyle(rawValue: "callout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "caption2")

        /// The sizes in points in the twelve content size categories, ascending, as in Apple's Human Interface
        /// Guidelines.
        private var sizes: [CGFloat] {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            // Body and headline.
            default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            }
        }

        func size(in category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }

        /// The distances of lines in points in the twelve content size categories, as in Apple's Human Interface Guidelines.
        private var leadings: [CGFloat] {
            switch self {
            case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
            case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
            case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
            case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
            case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
            case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
            case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
            case .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]
            case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
            // The guidelines have none of the extra large titles.
            case .extraLargeTitle, .extraLargeTitle2: sizes
            // Body and headline.
            default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
            }
        }

        /// Returns the factor by which lengths grow from the category large to another: that of the distances of lines.
        ///
        /// 17 points are 16.333 in the category medium on a phone (jaredsinclair.com/2024/03/02/scaled-metrics.html): 17 · 21 / 22,
        /// on a pixel. It is how Zachary Waldowski's backport of UIFontMetrics has it, too.
        func growth(in category: UIContentSizeCategory) -> CGFloat {
            leadings[category.step] / leadings[UIContentSizeCategory.large.step]
        }
    }

    /// A text style's font in the present content size category.
    @preconcurrency @MainActor
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style.
    ///
    /// - Parameters:
    ///   - style: the style.
    ///   - traitCollection: the traits whose content size category counts; nil for the current ones.
    /// - Returns: the font.
    @preconcurrency @MainActor
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = UIContentSizeCategory(of: traitCollection)
        let weight: Weight =
            switch style {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        return UIFont(
            size: style.size(in: category), weight: weight,
            scaling: Scaling(style: style, base: style.size(in: .large), isOfStyle: true))
    }

    /// The font as it is in a content size category, if it follows it.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        let size = scaling.isOfStyle ? scaling.style.size(in: category) : scaling.size(in: category)
        return size == pointSize ? self : resized(size, scaling: scaling)
    }
}

extension UIFont.Scaling {
    /// Whole points, as in the backport of UIFontMetrics.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        let growth = style.growth(in: category)
        return min(growth == 1 ? base : (base * growth).rounded(), maximum)
    }
}

/// Scales fonts and lengths with the content size category as a text style's.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Makes the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns a font scaled for the current content size category.
    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// Returns a font scaled for a content size category; nil stands for the current one.
    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns a font scaled for the current content size category, up to a size in points.
    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for a content size category, up to a size.
    ///
    /// - Parameters:
    ///   - font: the font in its size for the category large.
    ///   - maximumPointSize: the greatest size in points; 0 for no limit.
    ///   - traitCollection: the traits whose content size category counts; nil for the current ones.
    /// - Returns: the font.
    @preconcurrency @MainActor
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = UIFont.Scaling(
            style: style, base: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : .infinity)
        let category = UIContentSizeCategory(of: traitCollection)
        return font.resized(scaling.size(in: category), scaling: scaling)
    }

    /// Returns a length scaled for the current content size category.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a length scaled for a content size category; nil stands for the current one.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let growth = style.growth(in: UIContentSizeCategory(of: traitCollection))
        let scale = UIScreen.main.scale
        guard growth != 1, scale > 1 else { return value * growth }
        return (value * growth * scale).rounded() / scale
    }
}
