import QuartzCore

/// The content of a row, a header or a footer of a list: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    @preconcurrency @MainActor
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0: as many as the text needs.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
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

    @preconcurrency @MainActor
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// Points; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image has, so that the texts of several rows begin alike; 0 along an axis: as much as it needs.
        public var reservedLayoutSize = CGSize.zero
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

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = [.horizontal]
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts stand in one line where they have room.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
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

    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 17, weight: .semibold), vertical: 8)
    }

    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, vertical: 8)
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, vertical: 8)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel, vertical: 8)
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 20, weight: .bold), vertical: 8)
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.systemFont(ofSize: 22, weight: .bold), vertical: 8)
    }

    public static func header() -> UIListContentConfiguration { plainHeader() }
    public static func footer() -> UIListContentConfiguration { plainFooter() }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

    public func makeContentView() -> UIView & UIContentView {
        UIListContentView(configuration: self)
    }

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
