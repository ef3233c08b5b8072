import QuartzCore

/// The scroll view of a page view controller.
///
/// Pages are numbered from the first one that was set, backwards with negative numbers. At rest the present one lies one page's
/// length from the origin, between places for the pages before and after it, and insets keep fingers from places without a
/// page, as on iOS: code that follows the offset counts on it. While a finger is at work no page changes its place.
///
/// It is its own delegate; one that an app gives it hears of everything, too, and takes nothing away.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
    private unowned let controller: UIPageViewController
    /// The distance between two pages in points.
    var spacing: CGFloat = 0
    private var pages: [Int: UIViewController] = [:]
    private var index = 0
    /// The number of the page that lies one page's length from the origin.
    private var centre = 0
    /// The delegate that an app has given.
    weak var follower: (any UIScrollViewDelegate)?
    /// Whether the pages beside the present one are still to be asked for.
    ///
    /// That waits for the next layout: whoever sets a page may note only afterwards which it is, and answers by that.
    private var lacksNeighbours = false
    /// Whether changes of the offset are the view's own affair.
    private var isQuiet = false
    /// The pages whose views are in sight.
    private var seen: Set<Int> = []
    /// The page at which a finger began; nil while none is at work.
    private var start: (index: Int, page: UIViewController)?
    /// The pages that have come into sight since then, which have been told so.
    private var appearing: [UIViewController] = []
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
    /// The position in pages, by their numbers.
    private var place: CGFloat { length > 0 ? position / length - 1 + CGFloat(centre) : CGFloat(index) }

    private func offset(of index: Int) -> CGPoint {
        let place = CGFloat(index - centre + 1) * length
        return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
    }

    override var appsDelegate: (any UIScrollViewDelegate)? {
        get { follower }
        set { follower = newValue }
    }

    // MARK: Pages

    /// Shows a page beside the present one, or, without animation, in its place.
    func show(_ page: UIViewController, forward: Bool, animated: Bool, completion: @escaping () -> Void) {
        finish()
        (start, appearing) = (nil, [])
        guard let old = current, old !== page, animated else {
            let (isSeen, old) = (window != nil, current)
            if old !== page, isSeen {
                old?.willDisappear(false)
                page.willAppear(false)
            }
            pages = [index: page]
            lackNeighbours()
            recentre()
            if old !== page, isSeen {
                old?.didDisappear(false)
                page.didAppear(false)
            }
            return completion()
        }
        let next = index + (forward ? 1 : -1)
        pages = [index: old, next: page]
        recentre()
        self.completion = completion
        page.willAppear(true)
        old.willDisappear(true)
        let from = index
        index = next
        placePages()
        setContentOffset(offset(of: next), animated: true)
        if contentOffset == offset(of: next) { settle(from: from) }
    }

    private func lackNeighbours() {
        lacksNeighbours = true
        setNeedsLayout()
    }

    /// Asks for the pages beside the present one.
    func findNeighbours() {
        lacksNeighbours = false
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

    /// Has a finger reach from the first to the last page that is known.
    private func resize() {
        let (first, last) = (pages.keys.min() ?? index, pages.keys.max() ?? index)
        let place = contentOffset
        let (start, end) = (CGFloat(centre - first - 1) * length, CGFloat(last - centre - 1) * length)
        let size =
            isVertical
            ? CGSize(width: bounds.width, height: 3 * length) : CGSize(width: 3 * length, height: bounds.height)
        let inset =
            isVertical
            ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
        guard size != contentSize || inset != contentInset else { return }
        quietly {
            contentInset = inset
            contentSize = size
            // An edge that moves away does not take the page with it.
            if contentOffset != place, !isDragging, !isDecelerating { contentOffset = place }
        }
        setNeedsLayout()
    }

    /// Has the present page in the middle again.
    ///
    /// - Parameter distance: how far its place is from there, while a turn is on its way.
    private func recentre(at distance: CGFloat = 0) {
        let old = contentOffset
        quietly {
            centre = index
            resize()
            let place = offset(of: index)
            contentOffset =
                isVertical ? CGPoint(x: 0, y: place.y + distance) : CGPoint(x: place.x + distance, y: 0)
        }
        placePages()
        if contentOffset != old { follower?.scrollViewDidScroll(self) }
    }

    private func quietly(_ change: () -> Void) {
        let wasQuiet = isQuiet
        isQuiet = true
        change()
        isQuiet = wasQuiet
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if lacksNeighbours { findNeighbours() }
        if laidOut != bounds.size {
            laidOut = bounds.size
            resize()
            if !isDragging, !isDecelerating { contentOffset = offset(of: index) }
        }
        placePages()
    }
    private var laidOut = CGSize.zero

    /// Has the views of the pages in sight in their places, and no others.
    private func placePages() {
        guard length > 0 else { return }
        let visible = pages.keys.filter { number in
            let place = offset(of: number)
            let distance = (isVertical ? place.y : place.x) - position
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
        // A turn that is on its way is done with, so that whoever counts pages knows of it before the next one.
        endTurn()
        if lacksNeighbours { findNeighbours() }
        if let current {
            let distance = (place - CGFloat(index)) * length
            start = (index, current)
            recentre(at: distance)
        }
        follower?.scrollViewWillBeginDragging(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        setNeedsLayout()
        guard !isQuiet else { return }
        if let start, length > 0 { turn(from: start) }
        follower?.scrollViewDidScroll(self)
    }

    /// Makes a page that has been reached the present one, so that its neighbours can be turned to.
    ///
    /// They are asked for when all have heard of the offset, by which some count pages.
    private func turn(from start: (index: Int, page: UIViewController)) {
        let before = seen
        let hair = 1e-6
        var reached = index
        if place >= CGFloat(index + 1) - hair { reached = Int((place + hair).rounded(.down)) }
        if place <= CGFloat(index - 1) + hair { reached = Int((place - hair).rounded(.up)) }
        if reached != index, pages[reached] != nil {
            index = reached
            lackNeighbours()
        }
        placePages()
        for number in seen.subtracting(before).sorted() where number != start.index {
            guard let page = pages[number] else { continue }
            controller.delegate?.pageViewController(controller, willTransitionTo: [page])
            guard !appearing.contains(where: { $0 === page }) else { continue }
            page.willAppear(true)
            if appearing.isEmpty { start.page.willDisappear(true) }
            appearing.append(page)
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        follower?.scrollViewDidEndDragging(self, willDecelerate: decelerate)
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        rest()
        follower?.scrollViewDidEndDecelerating(self)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        finish()
        follower?.scrollViewDidEndScrollingAnimation(self)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        follower?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { follower?.scrollViewWillBeginDecelerating(self) }

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
        pages = pages.filter { $0.key == index }
        lackNeighbours()
        current?.didAppear(true)
        previous?.didDisappear(true)
        // Whoever counts pages does so now, and reads the offset of the middle as that of the new page.
        done?()
        if completion == nil { recentre() }
    }

    /// Comes to rest on the page that a finger has turned to.
    private func rest() {
        guard start != nil else { return }
        endTurn()
        findNeighbours()
        if start == nil, completion == nil { recentre() }
    }

    /// Says which page a finger has turned to: the nearest one.
    private func endTurn() {
        guard let start else { return }
        self.start = nil
        let nearest = Int(place.rounded())
        if nearest != index, pages[nearest] != nil {
            index = nearest
            lackNeighbours()
        }
        placePages()
        let isTurned = current !== start.page
        if isTurned {
            current?.didAppear(true)
            start.page.didDisappear(true)
        } else if !appearing.isEmpty {
            start.page.willAppear(true)
            start.page.didAppear(true)
        }
        for page in appearing where page !== current {
            page.willDisappear(true)
            page.didDisappear(true)
        }
        appearing = []
        if isTurned { controller.turned(by: index - start.index) }
        controller.delegate?.pageViewController(
            controller, didFinishAnimating: true, previousViewControllers: [start.page],
            transitionCompleted: isTurned)
    }
}
