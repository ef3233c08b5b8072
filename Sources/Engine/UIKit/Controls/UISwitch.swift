import QuartzCore

/// A switch of 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    override var laysOutItsState: Bool { true }

    /// Whether the switch is on.
    open var isOn: Bool {
        get { shows }
        set { setOn(newValue, animated: false) }
    }
    /// The colour of a switch that is on; nil for green.
    open var onTintColor: UIColor? { didSet { update() } }
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { update() } }

    /// The place; the size is always the switch's.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// Has no effect, as on iOS from 7 on.
    open var onImage: UIImage?
    /// Has no effect, as on iOS from 7 on.
    open var offImage: UIImage?
    /// Has no effect: a switch without a sliding thumb, with a title, is a Mac's.
    open var title: String?
    /// Has no effect: a switch without a sliding thumb is a Mac's.
    open var preferredStyle = Style.automatic
    /// The look: a sliding thumb.
    open var style: Style { .sliding }

    /// A look of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }
    private static let size = CGSize(width: 51, height: 31)
    private final var shows = false
    private final let thumb = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Makes a switch that is off, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
        InterfaceCoder.of(coder)?.decodeSwitch(self)
    }

    private func setUp() {
        layer.cornerRadius = 15.5
        thumb.layer.cornerRadius = 13.5
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        update()
    }

    /// Turns the switch on or off without calling targets.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != shows else { return }
        shows = on
        if animated {
            UIView.animate(withDuration: 0.25) { [self] in update() }
        } else {
            update()
        }
    }

    private func update() {
        backgroundColor = isOn ? onTintColor ?? .systemGreen : UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
        thumb.backgroundColor = thumbTintColor ?? .white
        thumb.frame.origin.x = isOn ? 22 : 2
        alpha = isEnabled ? 1 : 0.5
        accessibility.isSelected = isOn
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self)) else {
            return
        }
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
