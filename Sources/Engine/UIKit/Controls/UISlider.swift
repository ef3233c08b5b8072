import QuartzCore

/// A value between two others, set by dragging a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
    override var laysOutItsState: Bool { true }

    /// The value, within the limits.
    open var value: Float {
        get { shown }
        set { setValue(newValue, animated: false) }
    }
    /// The least value; 0 by default.
    open var minimumValue: Float = 0 { didSet { limit() } }
    /// The greatest value; 1 by default.
    open var maximumValue: Float = 1 { didSet { limit() } }
    /// Whether targets are called while the thumb moves; otherwise only when it is released.
    ///
    /// True by default.
    open var isContinuous = true
    /// The colour of the track before the thumb; nil for the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the track behind the thumb; nil for the standard one.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The image at the least value; nil for none.
    open var minimumValueImage: UIImage? { didSet { showEnd(minimumEnd, minimumValueImage) } }
    /// The image at the greatest value; nil for none.
    open var maximumValueImage: UIImage? { didSet { showEnd(maximumEnd, maximumValueImage) } }

    private final var shown: Float = 0
    private final let track = UIImageView()
    private final let filled = UIImageView()
    private final let thumb = UIImageView(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    private final let minimumEnd = UIImageView()
    private final let maximumEnd = UIImageView()
    private final var thumbImages: [State: UIImage] = [:]
    private final var minimumTrackImages: [State: UIImage] = [:]
    private final var maximumTrackImages: [State: UIImage] = [:]
    /// The distance from the finger to the thumb's middle.
    private final var grip: CGFloat = 0

    /// Has no effect: sliders look as on a phone.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The look: that of a phone.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeSlider(self)
    }

    private func setUp() {
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        for view in [track, filled, thumb, minimumEnd, maximumEnd] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    /// Values beyond the limits become the nearest; what is no number is ignored.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        shown = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { [self] in place() }
    }

    private func limit() { setValue(shown, animated: false) }

    // MARK: Images

    /// Sets the image of the thumb in a state; nil for the standard one.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }
    /// Sets the image of the track before the thumb in a state; nil for the standard one.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        setNeedsLayout()
    }
    /// Sets the image of the track behind the thumb in a state; nil for the standard one.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        setNeedsLayout()
    }
    /// Returns the image of the thumb in a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// Returns the image of the track before the thumb in a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image of the track behind the thumb in a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// The image of the thumb that is shown; nil for the standard one.
    open var currentThumbImage: UIImage? { current(thumbImages) }
    /// The image of the track before the thumb that is shown; nil for the standard one.
    open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }
    /// The image of the track behind the thumb that is shown; nil for the standard one.
    open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

    private func current(_ images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }

    private func showEnd(_ view: UIImageView, _ image: UIImage?) {
        view.image = image
        setNeedsLayout()
    }

    // MARK: Places

    /// Returns the place of the image at the least value within bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the place of the image at the greatest value within bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the place of the track within bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let gap: CGFloat = 9
        let left = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + gap
        let right = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + gap
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        let shown = height > 0 ? height : 4
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - shown / 2, width: max(bounds.width - left - right, 0),
            height: shown)
    }

    /// Returns the place of the thumb for a value, by where the track is.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        return CGRect(
            origin: CGPoint(x: rect.minX + max(rect.width - size.width, 1) * part, y: rect.midY - size.height / 2),
            size: size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let rect = trackRect(forBounds: bounds)
        let round = rect.height / 2
        thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: shown)
        track.frame = rect
        filled.frame = CGRect(
            x: rect.minX, y: rect.minY, width: max(thumb.frame.midX - rect.minX, 0), height: rect.height)
        minimumEnd.frame = minimumValueImageRect(forBounds: bounds)
        maximumEnd.frame = maximumValueImageRect(forBounds: bounds)
        let standard = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
        show(track, currentMaximumTrackImage, maximumTrackTintColor ?? standard, radius: round)
        show(filled, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, radius: round)
        show(thumb, currentThumbImage, thumbTintColor ?? .white, radius: 14)
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        alpha = isEnabled ? 1 : 0.5
    }

    /// Shows an image, or else a round ground of a colour.
    private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?, radius: CGFloat) {
        view.image = image
        view.backgroundColor = image == nil ? color : .clear
        view.layer.cornerRadius = image == nil ? radius : 0
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        grip = thumb.center.x - point.x
        // As in UIKit, only the thumb is taken.
        return grip.magnitude <= 28
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let left = touch.location(in: self).x + grip - thumb.bounds.width / 2 - track.minX
        let fraction = min(max(left / max(track.width - thumb.bounds.width, 1), 0), 1)
        setValue(minimumValue + Float(fraction) * (maximumValue - minimumValue), animated: false)
        place()
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isTracking }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
}
