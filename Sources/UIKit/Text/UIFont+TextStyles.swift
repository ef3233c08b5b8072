import QuartzCore

extension UIFont {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        /// Points in the twelve content size categories, ascending, as Apple's Human Interface Guidelines list them.
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

        /// What lengths grow by from the category large to another. Apple does not say how its metrics grow; here they do
        /// as the style's own size does.
        func growth(in category: UIContentSizeCategory) -> CGFloat { size(in: category) / size(in: .large) }
    }

    /// A text style's font in the present content size category.
    @preconcurrency @MainActor
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: whose content size category counts; nil: the current traits'.
    @preconcurrency @MainActor
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
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

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    @preconcurrency @MainActor
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - font: in its size for the category large.
    ///   - maximumPointSize: points; 0: no limit.
    ///   - traitCollection: whose content size category counts; nil: the current traits'.
    @preconcurrency @MainActor
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = UIFont.Scaling(
            style: style, base: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : .infinity)
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return font.resized(scaling.size(in: category), scaling: scaling)
    }

    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * style.growth(in: (traitCollection ?? .current).preferredContentSizeCategory)
    }
}
