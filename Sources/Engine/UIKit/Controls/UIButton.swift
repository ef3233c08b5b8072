import QuartzCore

/// A control with a title and an image that differ by its state.
@preconcurrency @MainActor
open class UIButton: UIControl {
    override var laysOutItsState: Bool { true }

    /// What a button is for.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// A look of a button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7

        /// The type of system buttons, by its name of before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The button's look.
    open internal(set) var buttonType = ButtonType.custom
    /// Dims the image of a disabled custom button, which has no other for that state.
    open var adjustsImageWhenDisabled = true { didSet { stateChanged() } }
    /// The label of the text below the title; nil without one.
    open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : detail }
    /// Has no effect: there is no mouse pointer on a stage.
    open var isPointerInteractionEnabled = false
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
    /// Has no effect: titles have no shadows but those of their layers.
    open var reversesTitleShadowWhenHighlighted = false

    /// What the button is for; has no effect: its look is what its type and configuration say.
    open var role = Role.normal
    /// Has no effect: menus have their entries in the order in which they are given.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Has no effect: buttons look as on a phone.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// False: there is no mouse pointer on a stage.
    open var isHovered: Bool { false }
    /// False: a button that opens a menu is not held down by it.
    open var isHeld: Bool { false }
    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private final var contents: [State: Content] = [:]
    private final let label = UILabel()
    private final let picture = UIImageView()
    private final let background = UIImageView()
    private final let detail = UILabel()
    private final var isUpdating = false

    /// Makes a button of a look.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Gives a new button its look.
    package final func become(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
        showSymbolOfType()
        stateChanged()
        // Such a button has a size without being asked for it.
        if buttonType != .custom, buttonType != .system, bounds.isEmpty { sizeToFit() }
    }

    /// A system button.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Makes a system button with a configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // Initialisers don't call observers.
        contentChanged()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a custom button, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let interface = InterfaceCoder.of(coder)
        if let interface { buttonType = interface.buttonType }
        setUp()
        showSymbolOfType()
        interface?.decodeButton(self)
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 18)
        label.textAlignment = .center
        for view in [background, picture, label, detail] { addSubview(view) }
        detail.isHidden = true
        stateChanged()
    }

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the image.
    open var imageView: UIImageView? { picture }

    override var primaryEvent: Event { showsMenuAsPrimaryAction && menu != nil ? [] : .primaryActionTriggered }

    // MARK: Configuration

    /// The look and content as a value; nil for what is set by state.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// Is called whenever the state has changed, and may set another configuration; nil for none.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateChanged() } }
    /// Has no effect: the configuration's colours follow the state in any case.
    open var automaticallyUpdatesConfiguration = true
    /// Brings the configuration up to date.
    open func setNeedsUpdateConfiguration() { stateChanged() }
    /// Calls the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Menu

    /// The menu that a touch opens, if ``UIControl/showsMenuAsPrimaryAction`` says so, and else a long press.
    open var menu: UIMenu? { didSet { menuChanged() } }
    /// Whether the title is that of the menu's chosen element, of which there is one; false by default.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    private final lazy var menuTouch = MenuTouch(self)

    private func menuChanged() {
        if menu != nil { menuTouch.begin() }
        guard changesSelectionAsPrimaryAction, let menu else { return }
        let actions = menu.allActions
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        chosen.state = .on
        setTitle(chosen.title, for: .normal)
    }

    /// Opens the menu.
    final func presentMenu() {
        guard let menu, let window else { return }
        MenuPresenter.present(menu, from: self, in: window) { [weak self] action in
            guard let self, changesSelectionAsPrimaryAction else { return }
            for other in menu.allActions { other.state = other === action ? .on : .off }
            menuChanged()
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if showsMenuAsPrimaryAction, menu != nil { presentMenu() }
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let window { MenuPresenter.current(in: window)?.pointAt(touch.location(in: window)) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let window, let touch { MenuPresenter.current(in: window)?.liftAt(touch.location(in: window)) }
    }

    // MARK: Content

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// Sets the colour of the title's shadow for a state; ``titleLabel`` says where the shadow lies.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// Sets the image behind title and image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
    /// Sets how a symbol is drawn that is the image of a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { change(state) { $0.symbolConfiguration = configuration } }
    /// Returns how a symbol is drawn that is the image of a state; nil where nothing was said of it.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }
    /// How a symbol is drawn that is the image now; nil where nothing was said of it.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Sets the title with its attributes for a state, which counts more than one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { value(\.title, for: state) }
    /// Returns the title with its attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
    /// Returns the title's colour for a state.
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
    /// Returns the colour of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { value(\.image, for: state) }
    /// Returns the image behind title and image for a state.
    open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

    /// The title that is shown.
    open var currentTitle: String? { title(for: state) }
    /// The title that is shown, with its attributes; nil for one without.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
    /// The colour of the shadow of the title that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
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
        if configurationUpdateHandler != nil, !isUpdating {
            isUpdating = true
            updateConfiguration()
            isUpdating = false
        }
        defer { if let configuration { show(configuration) } }
        label.text = currentTitle
        label.textColor = isEnabled ? currentTitleColor : titleColor(for: .disabled) ?? .systemGray
        if let title = currentAttributedTitle { label.attributedText = title }
        let hasTitle = currentTitle != nil || currentAttributedTitle != nil
        if hasTitle, let shadow = currentTitleShadowColor { label.shadowColor = shadow }
        picture.showsTemplates = buttonType == .system
        if let look = currentPreferredSymbolConfiguration { picture.preferredSymbolConfiguration = look }
        picture.image = currentImage
        if buttonType == .system { picture.tintColor = isEnabled ? nil : .systemGray }
        background.image = currentBackgroundImage
        let isDimmed = isHighlighted && (buttonType == .system || contents[.highlighted] == nil)
        label.alpha = isDimmed ? 0.2 : 1
        let isFaded =
            !isEnabled && buttonType != .system && adjustsImageWhenDisabled && contents[.disabled]?.image == nil
        picture.alpha = isFaded || (isDimmed && adjustsImageWhenHighlighted) ? 0.5 : 1
        accessibility.label = accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle
    }

    private func show(_ configuration: Configuration) {
        let tint = tintColor ?? .systemBlue
        let color = configuration.foregroundColor(tint: tint, isEnabled: isEnabled)
        let title =
            configuration.attributedTitle ?? currentAttributedTitle.map { AttributedString($0) }
            ?? currentTitle.map { AttributedString($0) }
        label.font = configuration.titleFont
        label.textColor = color
        label.attributedText = title.map {
            configuration.text(
                $0, configuration.titleTextAttributesTransformer, font: configuration.titleFont, color: color)
        }
        label.lineBreakMode = configuration.titleLineBreakMode
        detail.attributedText = configuration.attributedSubtitle.map {
            configuration.text(
                $0, configuration.subtitleTextAttributesTransformer, font: .systemFont(ofSize: 12), color: color)
        }
        detail.lineBreakMode = configuration.subtitleLineBreakMode
        detail.isHidden = configuration.subtitle == nil
        picture.image = configuration.image ?? currentImage
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        if let look = configuration.preferredSymbolConfigurationForImage { picture.preferredSymbolConfiguration = look }
        background.image = configuration.background.image
        background.backgroundColor = configuration.groundColor(tint: tint, isEnabled: isEnabled)
        background.layer.borderWidth = configuration.background.strokeWidth
        background.layer.borderColor = resolved(configuration.background.strokeColor ?? tint)
        for view in [background, picture, label, detail] as [UIView] { view.alpha = isHighlighted ? 0.75 : 1 }
        accessibilityLabel = accessibilityLabel ?? label.text
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if configuration != nil || buttonType == .system { stateChanged() }
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        if configuration != nil { stateChanged() }
    }

    /// The sizes of the image and the texts, and of all of it with the configuration's insets.
    private func parts(_ configuration: Configuration) -> (image: CGSize, title: CGSize, detail: CGSize, all: CGSize) {
        let image = picture.image?.size ?? .zero
        let title = label.text?.isEmpty ?? true ? .zero : label.sizeThatFits(.zero)
        let detail = detail.isHidden ? .zero : detail.sizeThatFits(.zero)
        let text = CGSize(
            width: max(title.width, detail.width),
            height: title.height + detail.height + (detail == .zero ? 0 : configuration.titlePadding))
        let padding = image == .zero || text == .zero ? 0 : configuration.imagePadding
        let insets = configuration.contentInsets
        let isBeside = !configuration.imagePlacement.isSubset(of: [.top, .bottom])
        let content =
            isBeside
            ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
        let all = CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom
        )
        return (image, title, detail, all)
    }

    private func layOut(_ configuration: Configuration) {
        let parts = parts(configuration)
        let insets = configuration.contentInsets
        background.frame = bounds
        background.layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
        // All of it lies in the middle of what the insets leave, and no wider.
        let room = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        let text = CGSize(
            width: max(parts.title.width, parts.detail.width),
            height: parts.title.height + parts.detail.height + (parts.detail == .zero ? 0 : configuration.titlePadding))
        let padding = parts.image == .zero || text == .zero ? 0 : configuration.imagePadding
        let placement = configuration.imagePlacement
        let (image, group): (CGPoint, CGPoint)
        if placement.isSubset(of: [.top, .bottom]) {
            let top = room.midY - (parts.image.height + padding + text.height) / 2
            let imageTop = placement == .top ? top : top + text.height + padding
            image = CGPoint(x: room.midX - parts.image.width / 2, y: imageTop)
            group = CGPoint(
                x: room.midX - text.width / 2, y: placement == .top ? top + parts.image.height + padding : top)
        } else {
            let width = min(text.width, max(room.width - parts.image.width - padding, 0))
            let length = parts.image.width + padding + width
            let start =
                switch contentHorizontalAlignment {
                case .left, .leading: room.minX
                case .right, .trailing: room.maxX - length
                case .center, .fill: room.midX - length / 2
                }
            let isFirst = placement != .trailing
            image = CGPoint(
                x: isFirst ? start : start + width + padding, y: room.midY - parts.image.height / 2)
            group = CGPoint(
                x: isFirst ? start + parts.image.width + padding : start, y: room.midY - text.height / 2)
        }
        let width = min(text.width, room.width)
        func place(_ view: UIView, _ size: CGSize, at y: CGFloat) {
            let own = min(size.width, width)
            let x =
                switch configuration.titleAlignment {
                case .leading: group.x
                case .trailing: group.x + width - own
                case .automatic, .center: group.x + (width - own) / 2
                }
            view.frame = CGRect(x: x, y: y, width: own, height: size.height)
        }
        picture.frame = CGRect(origin: image, size: parts.image)
        place(label, parts.title, at: group.y)
        place(detail, parts.detail, at: group.y + parts.title.height + configuration.titlePadding)
    }

    // MARK: Layout

    /// Returns the place of image and title within bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { return layOut(configuration) }
        background.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
    }

    /// Returns the place of the background within bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the place of the image within what `contentRect(forBounds:)` returns.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }
    /// Returns the place of the title within what `contentRect(forBounds:)` returns.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

    /// The places of image and title side by side.
    private func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let text = label.sizeThatFits(content.size)
        let imageSize = imageSize(in: content.inset(by: imageEdgeInsets).size, isAlone: text == .zero)
        let room = content.width - imageSize.width - titleEdgeInsets.left - titleEdgeInsets.right
        let titleSize = CGSize(width: min(text.width, max(room, 0)), height: min(text.height, content.height))
        let length = imageSize.width + titleSize.width
        let start =
            switch contentHorizontalAlignment {
            case .left, .leading: content.minX
            case .right, .trailing: content.maxX - length
            case .center, .fill: content.midX - length / 2
            }
        func top(_ height: CGFloat, padding: CGFloat = 0) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: content.minY + padding
            case .bottom: content.maxY - height - padding
            case .center, .fill: content.midY - height / 2
            }
        }
        // Parts that are aligned with an edge keep its inset from it; those in the middle stand amid what both leave.
        func shift(_ insets: UIEdgeInsets) -> CGPoint {
            let x =
                switch contentHorizontalAlignment {
                case .left, .leading: insets.left
                case .right, .trailing: -insets.right
                case .center, .fill: (insets.left - insets.right) / 2
                }
            let y =
                switch contentVerticalAlignment {
                case .top: insets.top
                case .bottom: -insets.bottom
                case .center, .fill: (insets.top - insets.bottom) / 2
                }
            return CGPoint(x: x, y: y)
        }
        let (imageShift, titleShift) = (shift(imageEdgeInsets), shift(titleEdgeInsets))
        let image = CGRect(
            origin: CGPoint(x: start + imageShift.x, y: top(imageSize.height) + imageShift.y), size: imageSize)
        let title = CGRect(
            origin: CGPoint(
                x: start + imageSize.width + titleShift.x,
                y: top(titleSize.height, padding: titlePadding(in: content, titleSize.height)) + titleShift.y),
            size: titleSize)
        return (image, title)
    }

    /// Returns the points that stay free between the title and the edge that it is aligned with.
    ///
    /// A title keeps them once the button has said how large it wants to be, and has none before (the tests of flowkey's
    /// UIKit-cross-platform, which run on iOS; Stack Overflow 70778238).
    private func titlePadding(in content: CGRect, _ height: CGFloat) -> CGFloat {
        guard hasSaidItsSize, contentEdgeInsets == .zero else { return 0 }
        return min(Self.titlePadding / 2, max(content.height - height, 0) / 2)
    }

    /// Returns how large the image is shown in a room: no larger than that, and as large where it is to fill it.
    private func imageSize(in room: CGSize, isAlone: Bool) -> CGSize {
        guard let own = currentImage?.size else { return .zero }
        let fillsWidth = contentHorizontalAlignment == .fill && isAlone
        return CGSize(
            width: fillsWidth ? max(room.width, 0) : min(own.width, max(room.width, 0)),
            height: contentVerticalAlignment == .fill ? max(room.height, 0) : min(own.height, max(room.height, 0)))
    }

    open override var intrinsicContentSize: CGSize {
        if let configuration { return parts(configuration).all }
        hasSaidItsSize = true
        let size = contentSize
        // A button is as large as the image behind it at least.
        guard let ground = currentBackgroundImage?.size else { return size }
        let hasContent = currentImage != nil || label.text?.isEmpty == false
        return hasContent
            ? CGSize(width: max(size.width, ground.width), height: max(size.height, ground.height)) : ground
    }

    /// Whether the button was asked for its size, from which on its title keeps its distance from the edges.
    private final var hasSaidItsSize = false

    /// The size of image and title, with the insets around them.
    private var contentSize: CGSize {
        let text = label.sizeThatFits(.zero)
        let image = currentImage?.size ?? .zero
        let insets = contentEdgeInsets
        guard insets == .zero else {
            return CGSize(
                width: text.width + image.width + insets.left + insets.right,
                height: max(text.height, image.height) + insets.top + insets.bottom)
        }
        // Only a title has room above and below it.
        if text == .zero, image != .zero { return image }
        let line = text == .zero ? label.font.lineHeight.rounded(.up) : text.height
        return CGSize(
            width: text == .zero ? Self.emptyWidth : text.width + image.width,
            height: max(line + Self.titlePadding, image.height))
    }

    /// The points above and below a title, both together.
    private static let titlePadding: CGFloat = 12
    /// The width in points of a button that shows nothing.
    private static let emptyWidth: CGFloat = 30

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
