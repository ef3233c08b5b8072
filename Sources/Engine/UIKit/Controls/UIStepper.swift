import QuartzCore

/// Two buttons that make a value less and greater, repeatedly while a finger is down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    override var laysOutItsState: Bool { true }

    /// The value, within the limits.
    open var value: Double {
        get { shown }
        set {
            guard !newValue.isNaN else { return }
            shown = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            update()
        }
    }
    /// The least value; 0 by default.
    open var minimumValue = 0.0 { didSet { value = shown } }
    /// The greatest value; 100 by default.
    open var maximumValue = 100.0 { didSet { value = shown } }
    /// What each step adds or takes away; 1 by default.
    open var stepValue = 1.0
    /// Whether a step beyond a limit leads to the other one; false by default.
    open var wraps = false
    /// Whether steps repeat while a finger is down; true by default.
    open var autorepeat = true
    /// Whether targets are called with each step; otherwise when the finger is lifted.
    ///
    /// True by default.
    open var isContinuous = true

    /// The place; the size is always the stepper's.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    private final var shown = 0.0
    private final let minus = CAShapeLayer()
    private final let plus = CAShapeLayer()
    private final let divider = CALayer()
    private final var pressed: CGFloat = 0
    private final var repetition: ScheduledAction?
    private static let size = CGSize(width: 94, height: 32)
    /// Seconds until the first repetition and between two of them; guesses.
    private static let (pause, interval) = (0.5, 0.1)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Makes a stepper, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
        InterfaceCoder.of(coder)?.decodeStepper(self)
    }

    private func setUp() {
        layer.cornerRadius = 8
        backgroundColor = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.12)
        for (sign, x) in [(minus, Self.size.width * 0.25), (plus, Self.size.width * 0.75)] {
            sign.frame = CGRect(x: x - 8, y: Self.size.height / 2 - 8, width: 16, height: 16)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 1, y: 8))
            path.addLine(to: CGPoint(x: 15, y: 8))
            if sign === plus {
                path.move(to: CGPoint(x: 8, y: 1))
                path.addLine(to: CGPoint(x: 8, y: 15))
            }
            sign.path = path
            sign.lineWidth = 2
            layer.addSublayer(sign)
        }
        divider.frame = CGRect(x: Self.size.width / 2 - 0.5, y: 7, width: 1, height: 18)
        layer.addSublayer(divider)
        update()
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        update()
    }

    private func update() {
        divider.backgroundColor = resolved(.separator)
        minus.strokeColor = color(isLive: wraps || shown > minimumValue)
        plus.strokeColor = color(isLive: wraps || shown < maximumValue)
        accessibility.value = "\(shown)"
    }

    private func color(isLive: Bool) -> CGColor {
        resolved(isEnabled && isLive ? .label : .tertiaryLabel)
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    // MARK: Steps

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = touch.location(in: self).x < bounds.midX ? -1 : 1
        step()
        repeatLater(Self.pause)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        stop()
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    private func stop() {
        repetition?.cancel()
        repetition = nil
    }

    private func repeatLater(_ delay: Double) {
        guard autorepeat else { return }
        let clock = FrameClock.current
        repetition = clock.schedule(at: clock.time + delay) { [weak self] in
            guard let self else { return }
            if isTouchInside { step() }
            repeatLater(Self.interval)
        }
    }

    private func step() {
        let before = shown
        let next = shown + Double(pressed) * stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if isContinuous, shown != before { sendActions(for: .valueChanged) }
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
