import QuartzCore

/// A control with a title and an image that differ by its state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// A look of a button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    /// The button's look.
    open private(set) var buttonType = ButtonType.custom
    /// The insets of image and title from the bounds.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// The insets of the title from its place.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets of the image from its place.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Dims the title under a finger; a system button does so in any case.
    open var adjustsImageWhenHighlighted = true
    /// Has no effect.
    open var showsTouchWhenHighlighted = false

    private struct Content {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    private final var contents: [State: Content] = [:]
    private final let label = UILabel()
    private final let picture = UIImageView()
    private final let background = UIImageView()

    /// Makes a button of a look.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
        stateChanged()
    }

    /// A system button.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a custom button: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 18)
        label.textAlignment = .center
        for view in [background, picture, label] { addSubview(view) }
        stateChanged()
    }

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the image.
    open var imageView: UIImageView? { picture }

    override var primaryEvent: Event { .primaryActionTriggered }

    // MARK: Content

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// Sets the image behind title and image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

    /// The text without its attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { value(\.title, for: state) }
    /// Returns the title's colour for a state.
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { value(\.image, for: state) }
    /// Returns the image behind title and image for a state.
    open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
    /// The image that is shown.
    open var currentImage: UIImage? { image(for: state) }
    /// The image that is shown behind title and image.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// A state's own value, or the normal one's.
    private func value<Value>(_ part: KeyPath<Content, Value?>, for state: State) -> Value? {
        contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
    }

    private func change(_ state: State, _ body: (inout Content) -> Void) {
        body(&contents[state, default: Content()])
        contentChanged()
    }

    private func contentChanged() {
        stateChanged()
        invalidateIntrinsicContentSize()
    }

    override func stateChanged() {
        super.stateChanged()
        label.text = currentTitle
        label.textColor = isEnabled ? currentTitleColor : titleColor(for: .disabled) ?? .systemGray
        picture.image = currentImage
        background.image = currentBackgroundImage
        let isDimmed = isHighlighted && (buttonType == .system || contents[.highlighted] == nil)
        label.alpha = isDimmed ? 0.2 : 1
        picture.alpha = isDimmed && adjustsImageWhenHighlighted ? 0.5 : 1
        accessibility.label = accessibilityLabel ?? currentTitle
    }

    // MARK: Layout

    /// Returns the place of image and title within bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let content = contentRect(forBounds: bounds)
        let imageSize = currentImage?.size ?? .zero
        let text = label.sizeThatFits(content.size)
        let titleSize = CGSize(
            width: min(text.width, max(content.width - imageSize.width, 0)), height: min(text.height, content.height))
        let length = imageSize.width + titleSize.width
        let start =
            switch contentHorizontalAlignment {
            case .left, .leading: content.minX
            case .right, .trailing: content.maxX - length
            case .center, .fill: content.midX - length / 2
            }
        func top(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - height
            case .center, .fill: content.midY - height / 2
            }
        }
        func shift(_ insets: UIEdgeInsets) -> CGPoint {
            CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
        }
        let (imageShift, titleShift) = (shift(imageEdgeInsets), shift(titleEdgeInsets))
        picture.frame = CGRect(
            origin: CGPoint(x: start + imageShift.x, y: top(imageSize.height) + imageShift.y), size: imageSize)
        label.frame = CGRect(
            origin: CGPoint(x: start + imageSize.width + titleShift.x, y: top(titleSize.height) + titleShift.y),
            size: titleSize)
    }

    open override var intrinsicContentSize: CGSize {
        let text = label.sizeThatFits(.zero)
        let image = currentImage?.size ?? .zero
        let insets = contentEdgeInsets
        return CGSize(
            width: text.width + image.width + insets.left + insets.right,
            height: max(text.height, image.height) + (insets == .zero ? 12 : insets.top + insets.bottom))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
