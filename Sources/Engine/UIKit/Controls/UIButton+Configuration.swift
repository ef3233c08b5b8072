import QuartzCore

extension UIButton {
    /// The look and content of a button as a value.
    @preconcurrency @MainActor
    public struct Configuration {
        /// A size of a button: its font and insets.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// A way to choose the radius of the corners.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// An alignment of title and subtitle.
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        private enum Ground {
            case none, gray, tinted, filled
        }

        /// A sign behind the title, without effect: none is shown.
        public enum Indicator: Int, Sendable {
            case automatic, none, popup
        }

        /// The title; nil for that of the button's state.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with its attributes, which count more than the button's; nil for that of the button's state.
        public var attributedTitle: AttributedString?
        /// The change of the title's attributes; nil for none.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The place at which the title is broken.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The text below the title; nil for none.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The text below the title with its attributes, which count more than the button's; nil for none.
        public var attributedSubtitle: AttributedString?
        /// The change of the attributes of the text below the title; nil for none.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The place at which the text below the title is broken.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Has no effect: there is no sign behind the title.
        public var indicator = Indicator.automatic
        /// The change of the image's colour; nil for none.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Has no effect: a selected button has the same ground.
        public var automaticallyUpdateForSelection = true
        /// The image; nil for that of the button's state.
        public var image: UIImage?
        /// The look of a symbol's image, where that does not say its own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title on which the image lies: one edge; `leading` by default.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between image and title in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// The insets of the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The colour of the ground, from which that of a pressed button is made; nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// The colour of image and text; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The ground: its colour, line and corners, where they are not those of the style.
        public var background = UIBackgroundConfiguration.clear()
        /// The way to choose the radius of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// Whether an activity indicator takes the image's place.
        public var showsActivityIndicator = false
        /// The size: font and insets.
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
        private var ground = Ground.none

        private init(_ ground: Ground) {
            self.ground = ground
        }

        /// Returns a look without a ground.
        public static func plain() -> Configuration { Configuration(.none) }
        /// Returns a look on a grey ground.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a look on a pale ground in the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a look on a ground in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a look without a ground.
        public static func borderless() -> Configuration { plain() }
        /// Returns a look on a grey ground.
        public static func bordered() -> Configuration { gray() }
        /// Returns a look on a pale ground in the tint colour.
        public static func borderedTinted() -> Configuration { tinted() }
        /// Returns a look on a ground in the tint colour.
        public static func borderedProminent() -> Configuration { filled() }
        /// As `gray()`: there is no glass.
        public static func glass() -> Configuration { gray() }
        /// As `plain()`: there is no glass.
        public static func clearGlass() -> Configuration { plain() }
        /// As `filled()`: there is no glass.
        public static func prominentGlass() -> Configuration { filled() }
        /// As `tinted()`: there is no glass.
        public static func prominentClearGlass() -> Configuration { tinted() }

        /// Gives the content the insets that go with the size.
        public mutating func setDefaultContentInsets() {
            contentInsets =
                switch buttonSize {
                case .mini: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
                case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
        }

        /// Returns the look for a button's state, which is the look itself: the button applies its state as it draws.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Returns a text as it is drawn with a font and a colour: its own attributes, and those of a change, count more.
        func text(
            _ text: AttributedString, _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont,
            color: UIColor
        ) -> NSAttributedString {
            var text = text
            var common = AttributeContainer()
            common.font = font
            common.foregroundColor = color
            text.mergeAttributes(common, mergePolicy: .keepCurrent)
            guard let transformer else { return NSAttributedString(text) }
            for (attributes, range) in text.runs.map({ ($0.attributes, $0.range) }) {
                text[range].setAttributes(transformer(attributes))
            }
            return NSAttributedString(text)
        }

        /// The title's font.
        var titleFont: UIFont { .systemFont(ofSize: buttonSize == .large || buttonSize == .medium ? 17 : 15) }

        /// Returns the ground's colour.
        func groundColor(tint: UIColor, isEnabled: Bool) -> UIColor {
            if let color = background.backgroundColor, color != .clear { return color }
            let gray = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.12)
            return switch ground {
            case .none: baseBackgroundColor ?? .clear
            case _ where !isEnabled: gray
            case .gray: baseBackgroundColor ?? gray
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        /// Returns the colour of image and text.
        func foregroundColor(tint: UIColor, isEnabled: Bool) -> UIColor {
            guard isEnabled else { return .tertiaryLabel }
            return baseForegroundColor ?? (ground == .filled ? .white : tint)
        }

        /// Returns the radius of the corners in a button of a height.
        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
            case .small: 6
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }
    }
}
