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

        /// Returns the factor by which lengths grow from the category large to another.
        ///
        /// Apple does not document how its metrics grow; here they do as the style's own size does.
        func growth(in category: UIContentSizeCategory) -> CGFloat { size(in: category) / size(in: .large) }
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
            scaling: Scaling(style: style, base: style.size(in: .large)))
    }

    /// The font as it is in a content size category, if it follows it.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        let size =
            scaling.base == scaling.style.size(in: .large) && scaling.maximum == .infinity
            ? scaling.style.size(in: category) : scaling.size(in: category)
        return size == pointSize ? self : resized(size, scaling: scaling)
    }
}

extension UIFont.Scaling {
    func size(in category: UIContentSizeCategory) -> CGFloat { min(base * style.growth(in: category), maximum) }
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
        value * style.growth(in: UIContentSizeCategory(of: traitCollection))
    }
}
