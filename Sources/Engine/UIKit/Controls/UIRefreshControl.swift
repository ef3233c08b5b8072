import QuartzCore

/// A wheel above a scroll view's content that shows while the content is pulled down, and stays while it refreshes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    override var laysOutItsState: Bool { true }

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

    /// Makes a control; its scroll view gives it a size.
    ///
    /// As in UIKit, subclasses' initialisers may call it.
    public init() {
        super.init(frame: .zero)
        setUp()
    }

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
