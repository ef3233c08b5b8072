import QuartzCore

/// A dot for each page, one of them the present one; a tap beside the middle goes a page on or back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    override var laysOutItsState: Bool { true }

    /// Has no effect: nothing is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }
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

    /// A direction in which pages follow one another.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// The direction of the dots; the natural one by default, which is that of reading.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The image in place of each dot; nil for dots.
    open var preferredIndicatorImage: UIImage? { didSet { paint() } }
    /// The image in place of the current page's dot; nil for the one that other pages have.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { paint() } }
    private final var images: [Int: UIImage] = [:]

    /// Returns the image of a page's own; nil if it has none.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Gives a page an image of its own; nil takes it back.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        paint()
    }

    /// Has no effect: a finger that slides along the dots changes no page.
    open var allowsContinuousInteraction = true
    /// What a finger does to the dots: nothing.
    open var interactionState: InteractionState { .none }

    /// What a finger does to the dots.
    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    /// Returns the image of a page's dot while it is the current one; nil for the preferred one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    /// Sets the image of a page's dot while it is the current one; nil for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        paint()
    }
    private final var currentImages: [Int: UIImage] = [:]

    /// Shows the current page's dot; the dots follow it in any case.
    open func updateCurrentPageDisplay() { paint() }
    private final var dots: [UIImageView] = []
    private static let diameter: CGFloat = 7
    private static let spacing: CGFloat = 9

    private func makeDots() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
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
            let isCurrent = page == currentPage
            let color =
                isCurrent
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            let image =
                images[page] ?? (isCurrent ? preferredCurrentPageIndicatorImage : nil) ?? preferredIndicatorImage
            dot.image = image
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? Self.diameter / 2 : 0
            dot.bounds.size = image?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
        setNeedsLayout()
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step = (dots.map { max($0.bounds.width, $0.bounds.height) }.max() ?? 0) + Self.spacing
        for (page, dot) in dots.enumerated() {
            let offset = (CGFloat(page) - CGFloat(dots.count - 1) / 2) * step * (isReversed ? -1 : 1)
            dot.center = CGPoint(
                x: bounds.midX + (isVertical ? 0 : offset), y: bounds.midY + (isVertical ? offset : 0))
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch else { return }
        let page = currentPage
        let place = touch.location(in: self)
        let isBefore = isVertical ? place.y < bounds.midY : place.x < bounds.midX
        currentPage = isBefore != isReversed ? page - 1 : page + 1
        if currentPage != page { sendActions(for: .valueChanged) }
    }

    /// Returns the size that the dots of a number of pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let dots = CGFloat(max(pageCount, 0))
        let length = dots * Self.diameter + max(dots - 1, 0) * Self.spacing
        return isVertical ? CGSize(width: 37, height: length) : CGSize(width: length, height: 37)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
