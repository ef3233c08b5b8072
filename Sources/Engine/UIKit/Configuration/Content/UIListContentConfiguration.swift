import QuartzCore

/// The content of a row, a header or a footer of a list: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The properties of a text.
    @preconcurrency @MainActor
    public struct TextProperties {
        /// An alignment of a text.
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        /// A change of a text's letters.
        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The change of the colour; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment.
        public var alignment = TextAlignment.natural
        /// The way to treat a text that is too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0: as many as the text needs.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of the font.
        public var minimumScaleFactor: CGFloat = 0
        /// Has no effect: texts are set at their own tracking.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the content size category; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// The change of the letters.
        public var transform = TextTransform.none

        /// The colour as it is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func shown(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        func apply(to label: UILabel, _ text: String) {
            label.text = shown(text)
            label.font = font
            label.textColor = resolvedColor()
            label.numberOfLines = numberOfLines
            label.lineBreakMode = lineBreakMode
            label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
        }
    }

    /// The properties of an image.
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?
        /// The look of a symbol's image, where that does not say its own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The change of the colour; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners in points.
        public var cornerRadius: CGFloat = 0
        /// Points; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image has, so that the texts of several rows begin alike; 0 along an axis: as much as it
        /// needs.
        public var reservedLayoutSize = CGSize.zero
        /// The standard size that is reserved for images, in points.
        public static let standardDimension: CGFloat = 28

        /// The image's size as it is shown.
        func size(of image: UIImage) -> CGSize {
            let (w, h) = (image.size.width, image.size.height)
            guard w > 0, h > 0 else { return .zero }
            let scale = min(
                maximumSize.width > 0 ? maximumSize.width / w : 1, maximumSize.height > 0 ? maximumSize.height / h : 1,
                1)
            return CGSize(width: w * scale, height: h * scale)
        }

        func room(of image: UIImage) -> CGSize {
            let own = size(of: image)
            func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
                reserved == ImageProperties.standardDimension ? max(own, reserved) : reserved > 0 ? reserved : own
            }
            return CGSize(
                width: length(reservedLayoutSize.width, own.width),
                height: length(reservedLayoutSize.height, own.height))
        }
    }

    /// The image; nil for none.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    public var text: String?
    /// The text with attributes; nil for none.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The second text with attributes; nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the second text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the superview's margins are kept.
    public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = [.horizontal]
    /// The margins around the content.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts stand in one line where they have room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The points between image and text.
    public var imageToTextPadding: CGFloat = 16
    /// The points between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The points between texts one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity, 0...1.
    public var alpha: CGFloat = 1

    private init(
        _ font: UIFont, _ color: UIColor = .label, second: UIFont = .systemFont(ofSize: 15),
        secondColor: UIColor = .secondaryLabel, vertical: CGFloat = 11.5
    ) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: second, color: secondColor)
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: ListMetrics.margin, bottom: vertical, trailing: ListMetrics.margin)
    }

    /// A row with one text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 12), secondColor: .label)
    }

    /// A row with a second, smaller text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 12), secondColor: .label)
    }

    /// A row with a value at its end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 17))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the content of a plain list's header.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 17, weight: .semibold), vertical: 8)
    }

    /// Returns the content of a plain list's footer.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, vertical: 8)
    }

    /// Returns the content of a grouped list's header.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, vertical: 8)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// Returns the content of a grouped list's footer.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, vertical: 8)
    }

    /// Returns the content of a prominent header.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 20, weight: .bold), vertical: 8)
    }

    /// Returns the content of a very prominent header.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 22, weight: .bold), vertical: 8)
    }

    /// Returns the content of a list's header.
    public static func header() -> UIListContentConfiguration { plainHeader() }
    /// Returns the content of a list's footer.
    public static func footer() -> UIListContentConfiguration { plainFooter() }
    /// Returns the content of a sidebar's cell.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a sidebar's cell with two texts.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Returns the content of a sidebar's header.
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
    /// Returns the content of the cell of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of the cell of a list beside a sidebar, with two texts.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns a view that shows the content.
    public func makeContentView() -> UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the content for a state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var configuration = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        if isDisabled == true {
            configuration.textProperties.colorTransformer = Self.dimmed
            configuration.secondaryTextProperties.colorTransformer = Self.dimmed
        }
        return configuration
    }

    private static let dimmed = UIConfigurationColorTransformer { $0.withAlphaComponent($0.cgColor.alpha * 0.3) }
}
