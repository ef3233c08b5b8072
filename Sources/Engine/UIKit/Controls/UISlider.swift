import QuartzCore

/// A value between two others, set by dragging a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
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

    private final var shown: Float = 0
    private final let track = UIView()
    private final let filled = UIView()
    private final let thumb = UIView(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    /// The distance from the finger to the thumb's middle.
    private final var grip: CGFloat = 0

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
        thumb.layer.cornerRadius = 14
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        for view in [track, filled] { view.layer.cornerRadius = 2 }
        for view in [track, filled, thumb] {
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

    private var fraction: CGFloat {
        maximumValue > minimumValue ? CGFloat((shown - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    private var travel: CGFloat { max(bounds.width - thumb.bounds.width, 1) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let middle = thumb.bounds.width / 2 + travel * fraction
        thumb.center = CGPoint(x: middle, y: bounds.midY)
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        filled.frame = CGRect(x: 0, y: bounds.midY - 2, width: middle, height: 4)
        track.backgroundColor = maximumTrackTintColor ?? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        grip = thumb.center.x - point.x
        // As in UIKit, only the thumb is taken.
        return grip.magnitude <= 28
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let middle = touch.location(in: self).x + grip - thumb.bounds.width / 2
        let fraction = min(max(middle / travel, 0), 1)
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
