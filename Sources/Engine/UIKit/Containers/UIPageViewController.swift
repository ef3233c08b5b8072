import QuartzCore

/// The source of a page view controller's pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one; nil at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots below the pages; 0 for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot of the page that was set last.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods by which an object hears of pages that are turned by a finger.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Is called when a finger has begun to bring pages into sight.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Is called when pages have come to rest after a finger moved them.
    ///
    /// - Parameters:
    ///   - pageViewController: the page view controller.
    ///   - finished: true.
    ///   - previousViewControllers: the page that was shown before.
    ///   - completed: whether another page is shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Controllers as pages side by side, or one above the other, which a finger turns.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// A look of a page's turn; all pages scroll.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// A direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// A place of a book's spine, which pages that scroll don't have.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// A name of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The distance between two pages in points: a number.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        /// The place of the spine, without effect.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    /// The source of the pages; without one no page can be turned by a finger.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if isViewLoaded { sourceChanged() } }
    }
    /// The object that hears of pages that are turned by a finger.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The look that was asked for; pages scroll in any case.
    open private(set) var transitionStyle = TransitionStyle.scroll
    /// The axis along which pages follow each other.
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    /// None: pages have no spine.
    open var spineLocation: SpineLocation { .none }
    /// Has no effect: pages have one side.
    open var isDoubleSided = false
    private final var spacing: CGFloat = 0
    private final lazy var pages = PageScrollView(self)
    private final let dots = UIPageControl()
    private static let dotsHeight: CGFloat = 37

    /// Makes a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let wanted = options?[.interPageSpacing]
        let points =
            (wanted as? CGFloat) ?? (wanted as? Double).map { CGFloat($0) } ?? (wanted as? Int).map { CGFloat($0) }
        spacing = points.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    }

    /// Makes a controller without pages, which scroll sideways: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.clipsToBounds = true
        dots.isUserInteractionEnabled = false
        view.addSubview(pages)
        view.addSubview(dots)
        sourceChanged()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        arrange()
    }

    /// The page that is shown; empty before one was set.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }

    /// The recognisers that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [pages.panGestureRecognizer] }

    /// Shows another page.
    ///
    /// - Parameters:
    ///   - viewControllers: the page; of several the first is taken, and nothing happens for none.
    ///   - direction: the direction in which it is turned to.
    ///   - animated: whether it scrolls into its place.
    ///   - completion: is called with true when it has come to rest.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first else {
            completion?(false)
            return
        }
        loadViewIfNeeded()
        pages.show(page, forward: direction == .forward, animated: animated && view.window != nil) {
            completion?(true)
        }
        if dots.numberOfPages > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    }

    private func sourceChanged() {
        pages.findNeighbours()
        let count = dataSource?.presentationCount(for: self) ?? 0
        dots.numberOfPages = max(count, 0)
        dots.isHidden = count <= 0
        if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        arrange()
    }

    /// The pages lie above the dots; between two of them is the spacing.
    private func arrange() {
        guard let view = viewIfLoaded else { return }
        let room = dots.isHidden ? 0 : Self.dotsHeight
        let (width, height) = (view.bounds.width, max(view.bounds.height - room, 0))
        dots.frame = CGRect(x: 0, y: height, width: width, height: room)
        pages.spacing = spacing
        let isVertical = navigationOrientation == .vertical
        pages.frame = CGRect(
            x: isVertical ? 0 : -spacing / 2, y: isVertical ? -spacing / 2 : 0,
            width: width + (isVertical ? 0 : spacing), height: height + (isVertical ? spacing : 0))
    }

    final func turned(by pages: Int) {
        guard dots.numberOfPages > 0 else { return }
        dots.currentPage = (dots.currentPage + pages + dots.numberOfPages) % dots.numberOfPages
    }

    override var appearingChildren: [UIViewController] { pages.current.map { [$0] } ?? [] }
    override var childrenAppearWithTheirViews: Bool { false }
}

/// The scroll view of a page view controller.
///
/// A page keeps its place while others come and go: pages are numbered from the first one that was set, backwards with
/// negative numbers, so that a finger is not disturbed when the next page becomes known.
private final class PageScrollView: UIScrollView, UIScrollViewDelegate {
    private unowned let controller: UIPageViewController
    /// The distance between two pages in points.
    var spacing: CGFloat = 0
    private var pages: [Int: UIViewController] = [:]
    private var index = 0
    /// The pages whose views are in sight.
    private var seen: Set<Int> = []
    /// The page at which a finger began; nil while none is at work.
    private var start: (index: Int, page: UIViewController)?
    /// Runs when an animated change has come to rest.
    private var completion: (() -> Void)?

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        scrollDelegate = self
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        nil
    }

    var current: UIViewController? { pages[index] }

    private var isVertical: Bool { controller.navigationOrientation == .vertical }
    private var length: CGFloat { isVertical ? bounds.height : bounds.width }
    private var position: CGFloat { isVertical ? contentOffset.y : contentOffset.x }

    private func offset(of index: Int) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: CGFloat(index) * length) : CGPoint(x: CGFloat(index) * length, y: 0)
    }

    // MARK: Pages

    /// Shows a page beside the present one, or, without animation, in its place.
    func show(_ page: UIViewController, forward: Bool, animated: Bool, completion: @escaping () -> Void) {
        finish()
        start = nil
        guard let old = current, old !== page, animated else {
            let (isSeen, old) = (window != nil, current)
            if old !== page, isSeen {
                old?.willDisappear(false)
                page.willAppear(false)
            }
            pages = [index: page]
            findNeighbours()
            contentOffset = offset(of: index)
            place()
            if old !== page, isSeen {
                old?.didDisappear(false)
                page.didAppear(false)
            }
            return completion()
        }
        let next = index + (forward ? 1 : -1)
        pages = [index: old, next: page]
        resize()
        self.completion = completion
        old.willDisappear(true)
        page.willAppear(true)
        let from = index
        index = next
        place()
        setContentOffset(offset(of: next), animated: true)
        if position == CGFloat(next) * length { settle(from: from) }
    }

    /// Asks for the pages beside the present one.
    func findNeighbours() {
        guard let current else { return }
        let source = controller.dataSource
        let (before, after) = (
            source?.pageViewController(controller, viewControllerBefore: current),
            source?.pageViewController(controller, viewControllerAfter: current)
        )
        var found = pages.filter { $0.key == index || seen.contains($0.key) }
        found[index - 1] = before
        found[index + 1] = after
        // A page can be in one place only: of two pages that go round the one after stays.
        if let after, before === after { found[index - 1] = nil }
        pages = found
        resize()
    }

    /// Makes the content reach from the first to the last page that is known.
    private func resize() {
        let (first, last) = (pages.keys.min() ?? index, pages.keys.max() ?? index)
        let place = contentOffset
        let (start, end) = (-CGFloat(first) * length, CGFloat(last + 1) * length)
        let size = isVertical ? CGSize(width: bounds.width, height: end) : CGSize(width: end, height: bounds.height)
        let inset =
            isVertical
            ? UIEdgeInsets(top: start, left: 0, bottom: 0, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
        guard size != contentSize || inset != contentInset else { return }
        contentInset = inset
        contentSize = size
        // An edge that moves away does not take the page with it.
        if contentOffset != place, !isDragging, !isDecelerating { contentOffset = place }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if laidOut != bounds.size {
            laidOut = bounds.size
            resize()
            if !isDragging, !isDecelerating { contentOffset = offset(of: index) }
        }
        place()
    }
    private var laidOut = CGSize.zero

    /// Has the views of the pages in sight in their places, and no others.
    private func place() {
        guard length > 0 else { return }
        let visible = pages.keys.filter { number in
            let distance = CGFloat(number) * length - position
            return number == index && start == nil && completion == nil || distance.magnitude < length - spacing
        }
        for number in seen.subtracting(visible) { pages[number]?.viewIfLoaded?.removeFromSuperview() }
        seen = Set(visible)
        for number in visible {
            guard let page = pages[number] else { continue }
            if page.parent !== controller {
                controller.addChild(page)
                page.didMove(toParent: controller)
            }
            let origin = offset(of: number)
            page.view.frame = CGRect(
                x: origin.x + (isVertical ? 0 : spacing / 2), y: origin.y + (isVertical ? spacing / 2 : 0),
                width: bounds.width - (isVertical ? 0 : spacing), height: bounds.height - (isVertical ? spacing : 0))
            if page.view.superview !== self { addSubview(page.view) }
        }
        for view in subviews where !seen.contains(where: { pages[$0]?.viewIfLoaded === view }) {
            view.removeFromSuperview()
        }
    }

    // MARK: Scrolling

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        finish()
        if start == nil, let current { start = (index, current) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        defer { setNeedsLayout() }
        guard let start, length > 0 else { return }
        // The page that covers most of the view is the present one, and its neighbours can be turned to.
        let nearest = Int((position / length).rounded())
        let before = seen
        if nearest != index, pages[nearest] != nil {
            index = nearest
            findNeighbours()
        }
        place()
        for number in seen.subtracting(before).sorted() where number != start.index {
            guard let page = pages[number] else { continue }
            controller.delegate?.pageViewController(controller, willTransitionTo: [page])
            page.willAppear(true)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finish() }

    /// Ends an animated change where it leads to.
    private func finish() {
        guard completion != nil else { return }
        let from = pages.keys.first { $0 != index } ?? index
        settle(from: from)
    }

    private func settle(from old: Int) {
        let done = completion
        completion = nil
        let previous = pages[old]
        contentOffset = offset(of: index)
        pages = pages.filter { $0.key == index }
        findNeighbours()
        place()
        previous?.didDisappear(true)
        current?.didAppear(true)
        done?()
    }

    /// Says which page a finger has turned to.
    private func rest() {
        guard let start else { return }
        self.start = nil
        place()
        let isTurned = current !== start.page
        if isTurned {
            start.page.willDisappear(true)
            start.page.didDisappear(true)
            current?.didAppear(true)
            controller.turned(by: index - start.index)
        }
        controller.delegate?.pageViewController(
            controller, didFinishAnimating: true, previousViewControllers: [start.page],
            transitionCompleted: isTurned)
        findNeighbours()
    }
}
