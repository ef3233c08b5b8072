import QuartzCore

/// Shows an image as its content mode says.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image that is shown; nil shows none.
    open var image: UIImage? { didSet { update() } }

    /// The image that is shown while the view is highlighted; nil for ``image``.
    open var highlightedImage: UIImage? { didSet { update() } }
    /// Whether the view shows ``highlightedImage``.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { update() } } }

    /// Whether the image grows with large accessibility text sizes; has no effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// The look of a symbol's image, where that does not say its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration !== oldValue { update() } }
    }

    /// The images that are shown one after the other while the view animates.
    open var animationImages: [UIImage]? {
        get { sequence.images }
        set { sequence.images = newValue }
    }
    /// The seconds that all of the images take; 0, the default, for a thirtieth each.
    open var animationDuration: TimeInterval {
        get { sequence.duration }
        set { sequence.duration = newValue }
    }
    /// How often the images are shown; 0, the default, for ever.
    open var animationRepeatCount: Int {
        get { sequence.repeatCount }
        set { sequence.repeatCount = newValue }
    }
    /// Whether the images are being shown.
    open var isAnimating: Bool { sequence.image != nil }
    private final lazy var sequence: ImageSequence = {
        let sequence = ImageSequence()
        sequence.onChange = { [weak self] in self?.showContent() }
        return sequence
    }()

    /// Shows the images from the first one on.
    open func startAnimating() { sequence.start() }
    /// Shows the view's own image again.
    open func stopAnimating() { sequence.stop() }

    /// Makes a view of the size of an image, with another one for while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        (self.image, self.highlightedImage) = (image, highlightedImage)
        update()
    }

    /// Makes a view of the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        update()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an empty view, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        InterfaceCoder.of(coder)?.decodeImageView(self)
    }

    /// Whether the image that is shown is resizable.
    private final var isSliced = false
    /// Whether images are templates unless they say otherwise, as in bars and system buttons.
    final var showsTemplates = false { didSet { if showsTemplates != oldValue { update() } } }

    /// Returns whether the view shows an image in its tint colour.
    final func isTemplate(_ image: UIImage) -> Bool {
        image.isTemplate
            || showsTemplates && image.renderingMode == .automatic && image.tint == nil
                && image.symbol?.color == nil
    }

    private func update() {
        followImages()
        invalidateIntrinsicContentSize()
        showContent()
    }

    /// Shows the images of an image that moves one after the other, and stops those of the last one.
    private func followImages() {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let image, let images = image.images, images.count > 1 else {
            guard showsMovingImage else { return }
            showsMovingImage = false
            sequence.images = nil
            return
        }
        guard !showsMovingImage || sequence.images != images else { return }
        showsMovingImage = true
        sequence.images = images
        sequence.duration = image.duration
        sequence.repeatCount = 0
        sequence.start()
    }

    /// Whether the images that are shown one after the other are those of an image that moves.
    private final var showsMovingImage = false
    private func showContent() {
        let image = sequence.image ?? shownImage
        layer.contents = image?.content(in: self)
        show(image?.resizing?.slices(of: image?.size ?? .zero))
    }

    /// Has the layer cut what it shows as a resizable image says; without one it keeps what code says of its contents.
    private func show(_ slices: ImageSlices?) {
        guard slices != nil || isSliced else { return }
        isSliced = slices != nil
        layer.slices = slices ?? .whole
    }

    final var shownImage: UIImage? {
        (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
    }

    /// Paints a template anew.
    private func colorChanged() {
        guard let image = shownImage, isTemplate(image) || image.tint != nil || image.symbol?.color != nil else {
            return
        }
        layer.contents = image.content(in: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorChanged()
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        colorChanged()
    }

    /// The image is the content.
    open override func display(_ layer: CALayer) {}

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    // MARK: Effects

    /// Does nothing: symbols stand still.
    open func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    /// Does nothing: symbols stand still.
    open func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Does nothing: symbols stand still.
    open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another symbol at once.
    open func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: (() -> Void)? = nil
    ) { self.image = image }
}
