import QuartzCore

/// Shows what stands in the place of content that there isn't.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// What is shown: nothing unless it is a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration { didSet { show() } }
    /// Whether the view's content can be scrolled; has no effect, as it is never longer than the view.
    open var isScrollEnabled = false

    private final let imageView = UIImageView()
    private final let indicator = UIActivityIndicatorView(style: .large)
    private final let labels = [UILabel(), UILabel()]
    private final var buttons: [UIButton] = []
    private final let ground = ConfiguredBackground()

    /// Makes a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for view in [imageView, indicator] + labels { addSubview(view) }
        show()
    }

    /// Makes a view that shows nothing.
    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
        for view in [imageView, indicator] + labels { addSubview(view) }
    }

    private final var shown: UIContentUnavailableConfiguration {
        configuration as? UIContentUnavailableConfiguration ?? .empty()
    }

    private func show() {
        let shown = shown
        imageView.image = shown.isLoading ? nil : shown.image
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        if shown.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        shown.textProperties.apply(to: labels[0], shown.text ?? "")
        shown.secondaryTextProperties.apply(to: labels[1], shown.secondaryText ?? "")
        if let text = shown.attributedText { labels[0].attributedText = text }
        if let text = shown.secondaryAttributedText { labels[1].attributedText = text }
        for button in buttons { button.removeFromSuperview() }
        buttons = [
            (shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties),
        ].compactMap(makeButton)
        ground.configuration = shown.background
        ground.show(in: self, for: UIViewConfigurationState(traitCollection: traitCollection))
        setNeedsLayout()
    }

    private func makeButton(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        var look = look
        look.title = look.title ?? properties.primaryAction?.title
        look.image = look.image ?? properties.primaryAction?.image
        guard look.title != nil || look.image != nil else { return nil }
        let button = UIButton(configuration: look)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil
        button.isEnabled = properties.isEnabled
        addSubview(button)
        return button
    }

    /// The sizes of what is seen, from above to below, and the gap before each.
    private func parts(in width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        let (shown, limit) = (shown, CGSize(width: width, height: .greatestFiniteMagnitude))
        var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView, _ size: CGSize, _ gap: CGFloat) { parts.append((view, size, parts.isEmpty ? 0 : gap)) }
        if shown.isLoading { add(indicator, indicator.sizeThatFits(limit), 0) }
        if let image = imageView.shownImage { add(imageView, shown.imageProperties.size(of: image), 0) }
        for (label, gap) in zip(labels, [shown.imageToTextPadding, shown.textToSecondaryTextPadding])
        where label.text?.isEmpty == false {
            let size = label.sizeThatFits(limit)
            add(label, CGSize(width: min(size.width, width), height: size.height), gap)
        }
        for (button, gap) in zip(buttons, [shown.textToButtonPadding, shown.buttonToSecondaryButtonPadding]) {
            add(button, button.sizeThatFits(limit), gap)
        }
        return parts
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = shown.directionalLayoutMargins
        let room = bounds.inset(by: safeAreaInsets).inset(
            by: UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
        let parts = parts(in: max(room.width, 0))
        for view in [imageView] + labels { view.isHidden = !parts.contains { $0.view === view } }
        var y = room.midY - parts.reduce(0) { $0 + $1.gap + $1.size.height } / 2
        for part in parts {
            y += part.gap
            let x = shown.alignment == .center ? room.midX - part.size.width / 2 : room.minX
            part.view.frame = CGRect(x: x, y: y, width: part.size.width, height: part.size.height)
            y += part.size.height
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = shown.directionalLayoutMargins
        let parts = parts(in: max(size.width - margins.leading - margins.trailing, 0))
        return CGSize(
            width: size.width, height: parts.reduce(margins.top + margins.bottom) { $0 + $1.gap + $1.size.height })
    }
}
