import QuartzCore

/// A wheel that turns while something takes its time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// A size of the indicator.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        /// The former name of a medium one.
        public static let gray = Style.medium
        /// The former name of a medium one.
        public static let white = Style.medium
        /// The former name of a large one.
        public static let whiteLarge = Style.large
    }

    /// The size.
    open var style: Style { didSet { makeSpokes() } }
    /// Whether the indicator is invisible while it does not turn; true by default.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The colour of the spokes; setting nil chooses the standard one.
    open var color: UIColor! = .systemGray {
        didSet {
            color = color ?? .systemGray
            makeSpokes()
        }
    }
    /// Whether the indicator turns.
    open private(set) var isAnimating = false
    private final var spokes: [CALayer] = []

    /// Makes an indicator of a size.
    public init(style: Style) {
        self.style = style
        let side: CGFloat = style == .large ? 37 : 20
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isHidden = true
        makeSpokes()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
        makeSpokes()
    }

    /// Makes a medium indicator, or as an Interface Builder file says.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        makeSpokes()
        InterfaceCoder.of(coder)?.decodeIndicator(self)
    }

    /// Eight, one fainter than the other.
    private func makeSpokes() {
        for spoke in spokes { spoke.removeFromSuperlayer() }
        let side = intrinsicContentSize.width
        spokes = (0..<8).map { index in
            let spoke = CALayer()
            spoke.bounds = CGRect(x: 0, y: 0, width: side / 10, height: side * 0.3)
            spoke.cornerRadius = side / 20
            spoke.anchorPoint = CGPoint(x: 0.5, y: 1.65)
            spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
            spoke.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 4, 0, 0, 1)
            spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
            spoke.opacity = 0.25 + 0.75 * Float(index) / 7
            layer.addSublayer(spoke)
            return spoke
        }
    }

    /// The wheel keeps its size in the middle of the bounds, about which it turns.
    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for spoke in spokes { spoke.position = CGPoint(x: bounds.midX, y: bounds.midY) }
        CATransaction.commit()
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        makeSpokes()
    }

    /// Shows the indicator turning.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        guard layer.animation(forKey: "spin") == nil else { return }
        let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        spin.values = (0..<8).map { CGFloat($0) * .pi / 4 }
        spin.calculationMode = .discrete
        spin.duration = 1
        spin.repeatCount = .infinity
        layer.add(spin, forKey: "spin")
    }

    /// Stops and hides the indicator.
    open func stopAnimating() {
        isAnimating = false
        layer.removeAnimation(forKey: "spin")
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
