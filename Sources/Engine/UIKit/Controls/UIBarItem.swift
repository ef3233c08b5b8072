import InterfaceFiles
import QuartzCore

/// What a bar shows as one of several: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The item's title.
    open var title: String? { didSet { update() } }
    /// The item's image, in the bar's colours unless its rendering mode says otherwise.
    open var image: UIImage? { didSet { update() } }
    /// Has no effect: bars are as high on all stages.
    open var landscapeImagePhone: UIImage?
    /// Has no effect: images are as large with all text sizes.
    open var largeContentSizeImage: UIImage?
    /// Whether the item takes taps; true by default.
    open var isEnabled = true { didSet { update() } }
    /// A number of one's choice.
    open var tag = 0
    /// The insets of the image from its place.
    open var imageInsets = UIEdgeInsets.zero { didSet { update() } }
    /// A text for assistive technology.
    open var accessibilityLabel: String? { didSet { update() } }
    /// An identifier for tests.
    open var accessibilityIdentifier: String? { didSet { update() } }
    /// A sentence for assistive technology that says what a tap does.
    open var accessibilityHint: String? { didSet { update() } }
    /// Has no effect: a bar shows its items as buttons, which assistive technology is told.
    open var accessibilityTraits: UIAccessibilityTraits = .button
    private final var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item without title and image.
    public override init() {
        super.init()
    }

    /// Makes an empty item.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Is called when a storyboard has made the item; the base class does nothing.
    open func awakeFromNib() {}
    /// Kept for source compatibility: there is no interface builder.
    open func prepareForInterfaceBuilder() {}

    /// Sets the attributes of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        update()
    }

    /// Returns the attributes of the title that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// Shows what has changed.
    func update() {}

    /// Returns the item that stands for all of the class: what is set there holds for those that set nothing themselves.
    open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the item that stands for those of the class within others, the innermost container first.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        unsafeDowncast(ItemAppearances.proxy(of: self, in: containerTypes), to: Self.self)
    }

    /// Returns what holds of the title in a state: what was set, or, without that, what was set for all such items in `view`.
    final func titleLook(for state: UIControl.State, in view: UIView) -> [NSAttributedString.Key: Any] {
        attributes[state] ?? ItemAppearances.look(of: self, in: view) { $0.attributes[state] } ?? [:]
    }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {}
