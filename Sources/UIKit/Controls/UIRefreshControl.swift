import QuartzCore

/// A wheel above a scroll view's content that shows while the content is pulled down, and stays while it refreshes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// How far the content is pulled until it refreshes; points, a guess.
    static let threshold: CGFloat = 100
    /// The height in points that is kept free while the control refreshes.
    static let height: CGFloat = 60

    /// Whether the control shows that the content is being refreshed.
    open private(set) var isRefreshing = false
    /// Has no effect: the control shows no text.
    open var attributedTitle: NSAttributedString?
    private final let wheel = UIActivityIndicatorView(style: .medium)
    private final var isArmed = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        addSubview(wheel)
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Shows the wheel and holds room for it; targets are not told.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        scrollView?.contentInset.top += Self.height
    }

    /// Hides the control, and lets the content move back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        guard let scrollView else { return }
        UIView.animate(withDuration: 0.3) {
            scrollView.contentInset.top -= Self.height
        }
    }

    /// Follows the content; a pull beyond the threshold refreshes, once for each drag.
    final func follow(_ scrollView: UIScrollView) {
        let pull = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
        frame = CGRect(
            x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        wheel.alpha = isRefreshing ? 1 : min(max(pull / Self.threshold, 0), 1)
        if pull <= 0 { isArmed = true }
        guard scrollView.isDragging, isArmed, !isRefreshing, pull >= Self.threshold else { return }
        isArmed = false
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// A wheel that turns while something takes its time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// A size of the indicator.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    /// The size.
    open var style: Style { didSet { makeSpokes() } }
    /// Whether the indicator is invisible while it does not turn; true by default.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The colour of the spokes.
    open var color: UIColor! = .systemGray { didSet { makeSpokes() } }
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

    /// Makes a medium indicator: archives are not read here.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        makeSpokes()
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
            spoke.position = CGPoint(x: side / 2, y: side / 2)
            spoke.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 4, 0, 0, 1)
            spoke.backgroundColor = color.cgColor
            spoke.opacity = 0.25 + 0.75 * Float(index) / 7
            layer.addSublayer(spoke)
            return spoke
        }
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
