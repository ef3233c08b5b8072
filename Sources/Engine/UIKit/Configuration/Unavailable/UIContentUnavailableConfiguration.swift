import QuartzCore

/// What stands in the place of content that there isn't: an image, two texts and two buttons, in the middle.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// An alignment of image, texts and buttons.
    public enum Alignment: Int, Sendable {
        case center, natural
    }

    /// The properties of the image.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties
    /// The properties of a text.
    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// The properties of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
        /// The action that a tap performs; nil for none.
        public var primaryAction: UIAction?
        /// The menu that a tap opens; nil for none.
        public var menu: UIMenu?
        /// Whether the button takes touches; true by default.
        public var isEnabled = true
        /// What the button is for; buttons of all roles look alike.
        public var role = UIButton.Role.normal
    }

    /// The image; nil for none.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    public var text: String?
    /// The text with attributes, which count more than the properties; nil for none.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The second text with attributes, which count more than the properties; nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the second text.
    public var secondaryTextProperties: TextProperties
    /// The look and content of the button, which is seen if it has any.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The look and content of the second button, which is seen if it has any.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of image, texts and buttons.
    public var alignment = Alignment.center
    /// The axes along which the margins are not less than the superview's; here they are ``directionalLayoutMargins`` alone.
    public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    /// The margins around the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// The points between image and text.
    public var imageToTextPadding: CGFloat = 15
    /// The points between the texts.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The points between the texts and the button.
    public var textToButtonPadding: CGFloat = 16
    /// The points between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator takes the image's place.
    let isLoading: Bool

    private init(isLoading: Bool = false) {
        self.isLoading = isLoading
        let rows = UIListContentConfiguration.cell()
        (textProperties, secondaryTextProperties) = (rows.textProperties, rows.secondaryTextProperties)
        textProperties.font = .systemFont(ofSize: 22, weight: .bold)
        secondaryTextProperties.font = .systemFont(ofSize: 15)
        secondaryTextProperties.color = .secondaryLabel
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        for properties in [\Self.textProperties, \Self.secondaryTextProperties] {
            self[keyPath: properties].alignment = .center
        }
    }

    /// Returns what stands for no content.
    public static func empty() -> Self { Self() }

    /// Returns what stands for content that is on its way: an activity indicator, whose text is small.
    public static func loading() -> Self {
        var configuration = Self(isLoading: true)
        configuration.textProperties.font = .systemFont(ofSize: 15)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// Returns what stands for a search without results.
    public static func search() -> Self {
        var configuration = Self()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// Returns a view that shows the configuration.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration itself: no state changes it, but a search's text is what was not found.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard let state = state as? UIContentUnavailableConfigurationState, let searched = state.searchText,
            !searched.isEmpty, text == "No Results"
        else { return self }
        var configuration = self
        configuration.text = "No Results for “\(searched)”"
        return configuration
    }
}

/// The state of a view that has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; nil for none.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
