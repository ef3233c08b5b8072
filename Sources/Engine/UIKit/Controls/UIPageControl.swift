import QuartzCore

/// A dot for each page, one of them the present one; a tap beside the middle goes a page on or back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The number of pages, not negative.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            makeDots()
        }
    }
    /// 0 to the number of pages - 1.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            paint()
        }
    }
    /// Whether the control is invisible with one page; false by default.
    open var hidesForSinglePage = false { didSet { paint() } }
    /// The colour of the other pages' dots; nil for the standard one.
    open var pageIndicatorTintColor: UIColor? { didSet { paint() } }
    /// The colour of the current page's dot; nil for the standard one.
    open var currentPageIndicatorTintColor: UIColor? { didSet { paint() } }
    /// Has no effect: the current page's dot is shown at once.
    open var defersCurrentPageDisplay = false

    private final var dots: [UIView] = []
    private static let diameter: CGFloat = 7
    private static let spacing: CGFloat = 9

    private func makeDots() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
            dot.layer.cornerRadius = Self.diameter / 2
            dot.isUserInteractionEnabled = false
            addSubview(dot)
            dots.append(dot)
        }
        currentPage = min(currentPage, max(numberOfPages - 1, 0))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func paint() {
        for (page, dot) in dots.enumerated() {
            dot.backgroundColor =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step = Self.diameter + Self.spacing
        let start = bounds.midX - CGFloat(dots.count - 1) / 2 * step
        for (page, dot) in dots.enumerated() {
            dot.center = CGPoint(x: start + CGFloat(page) * step, y: bounds.midY)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch else { return }
        let page = currentPage
        currentPage = touch.location(in: self).x < bounds.midX ? page - 1 : page + 1
        if currentPage != page { sendActions(for: .valueChanged) }
    }

    /// Returns the size that the dots of a number of pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let dots = CGFloat(max(pageCount, 0))
        return CGSize(width: dots * Self.diameter + max(dots - 1, 0) * Self.spacing, height: 37)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
