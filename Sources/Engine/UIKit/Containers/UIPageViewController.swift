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

    /// Makes a controller without pages, whose transition is `pageCurl` along the horizontal axis.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Makes a controller without pages, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let element = InterfaceCoder.of(coder)?.element else { return }
        transitionStyle = element.choice("transitionStyle", ["pageCurl": .pageCurl, "scroll": .scroll]) ?? .pageCurl
        let axes: [String: NavigationOrientation] = ["horizontal": .horizontal, "vertical": .vertical]
        navigationOrientation = element.choice("navigationOrientation", axes) ?? .horizontal
        spacing = max(element.number("pageSpacing") ?? 0, 0)
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.clipsToBounds = true
        dots.isUserInteractionEnabled = false
        view.addSubview(pages)
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
        // Without dots the pages are all that the view has, as on iOS: code looks for the scroll view there.
        if count > 0 { viewIfLoaded?.addSubview(dots) } else { dots.removeFromSuperview() }
        if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        arrange()
    }

    /// The pages lie above the dots; between two of them is the spacing.
    private func arrange() {
        guard let view = viewIfLoaded else { return }
        let room = dots.numberOfPages > 0 ? Self.dotsHeight : 0
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
