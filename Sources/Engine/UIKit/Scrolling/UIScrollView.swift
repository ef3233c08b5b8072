import QuartzCore

/// Shows a part of a larger content and lets fingers move it.
///
/// `contentOffset` is the origin of the bounds. Motion after a release is planned at once and evaluated in closed form
/// (`AxisMotion`).
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// A rate at which released content slows down, per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond.
        public let rawValue: CGFloat

        /// Makes a rate of the part of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of a scroll view by default: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of a scroll view that snaps: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// A way to add the safe area's insets to those of the content.
    ///
    /// `automatic` and `scrollableAxes` do so along the axes along which the content can be scrolled.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// A way in which a drag hides the keyboard; none has an effect.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    /// A look of the scroll indicators; none has an effect.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    package weak final var scrollDelegate: (any UIScrollViewDelegate)?
    /// The delegate that an app sees; for subclasses of the engine that are delegates themselves, or have a narrower type of them.
    var appsDelegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    /// What a bar does as the content is scrolled.
    final var offsetFollower: (() -> Void)?
    final var collapsing = Collapsing()

    /// Content that rests within its edges, and would be beyond them now, comes back to them.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            defer { valuesChanged() }
            followSafeArea()
            guard isScrollEnabled, isAtRest else { return }
            if edges(of: oldValue).contain(contentOffset), !edges.contain(contentOffset) { contentMustComeBack() }
        }
    }
    /// A change moves the edges; content that rests at its top or left edge goes with it, other content stays.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if contentInset != oldValue { insetChanged(from: oldValue + safeAreaAdjustment) }
        }
    }

    /// Has content that rests at its top or left edge go with that.
    private func insetChanged(from old: UIEdgeInsets) {
        let inset = adjustedContentInset
        if case .none = interaction.motion, !interaction.isDragging, !collapsing.isFollowed {
            var offset = contentOffset
            let edge = onPixel(CGPoint(x: -old.left, y: -old.top))
            // Apps print it: 0, not -0.
            if offset.x == edge.x || offset.x == -old.left { offset.x = 0 - inset.left }
            if offset.y == edge.y || offset.y == -old.top { offset.y = 0 - inset.top }
            if bounds.isEmpty, offset != contentOffset {
                super.bounds.origin = offset
                hasMovedUnseen = true
            } else {
                contentOffset = offset
            }
        }
        adjustedContentInsetDidChange()
        valuesChanged()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Whether content has moved while the view had no size: the delegate hears of it once it has one, as on iOS.
    private final var hasMovedUnseen = false

    /// The content inset that counts: ``contentInset``, and what ``contentInsetAdjustmentBehavior`` adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }
    /// Is called when the adjusted content inset has changed; the base class does nothing.
    open func adjustedContentInsetDidChange() {}
    /// Whether the safe area's insets are added to the content's.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { followSafeArea() }
    }
    /// What the safe area adds to ``contentInset``.
    private final var safeAreaAdjustment = UIEdgeInsets.zero

    override func safeAreaChanged() {
        super.safeAreaChanged()
        followSafeArea()
    }

    /// Whether a controller that a navigation controller shows owns the view: it is the controller's, or the lowest in that.
    ///
    /// UIScrollView.h says of the automatic adjustment that it counts then whether the content can be scrolled or not.
    final var isContentOfBars: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        let owner = viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
        return owner?.automaticallyAdjustsScrollViewInsets == true && owner?.navigationController != nil
    }

    /// Adapts the insets to the safe area, and to the axes along which the content can be scrolled.
    private func followSafeArea() {
        guard StageFlags.hasSafeAreas else { return }
        var insets = UIEdgeInsets.zero
        // While the view is moved and resized its place is not known yet: what it has been told counts.
        let (safe, behavior) = (knownSafeAreaInsets, contentInsetAdjustmentBehavior)
        if behavior != .never, safe != .zero {
            if behavior == .always || alwaysBounceVertical || contentSize.height > bounds.height || isContentOfBars {
                (insets.top, insets.bottom) = (safe.top, safe.bottom)
            }
            if behavior == .always || alwaysBounceHorizontal || contentSize.width > bounds.width {
                (insets.left, insets.right) = (safe.left, safe.right)
            }
        }
        guard insets != safeAreaAdjustment else { return }
        let old = adjustedContentInset
        safeAreaAdjustment = insets
        insetChanged(from: old)
    }
    /// The size of the content that is in sight at a time, in points: the bounds'.
    open var visibleSize: CGSize { bounds.size }
    /// Whether content can be dragged beyond its edges; true by default.
    open var bounces = true
    /// Whether content that fits the height can be dragged up and down.
    open var alwaysBounceVertical = false { didSet { followSafeArea() } }
    /// Whether content that fits the width can be dragged sideways.
    open var alwaysBounceHorizontal = false { didSet { followSafeArea() } }
    /// Whether content comes to rest at multiples of the bounds' size; false by default.
    open var isPagingEnabled = false
    /// Switching it off cancels a drag and ends a series of wheel deltas where it is.
    open var isScrollEnabled = true {
        didSet {
            pan.isEnabled = isScrollEnabled
            if !isScrollEnabled { endWheel() }
        }
    }
    /// Whether a drag that begins along one axis scrolls along that one alone, until the finger is lifted; false by default.
    ///
    /// A drag that begins diagonally, by more than 20 degrees off each, scrolls along both.
    open var isDirectionalLockEnabled = false
    /// The rate at which released content slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Has no effect: there are no scroll indicators.
    open var showsVerticalScrollIndicator = true
    /// Has no effect: there are no scroll indicators.
    open var showsHorizontalScrollIndicator = true
    /// Has no effect: there are no scroll indicators.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Has no effect: there are no scroll indicators.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Has no effect: there are no scroll indicators.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Has no effect: there are no scroll indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// Has no effect: stages have no status bar to tap.
    open var scrollsToTop = true
    /// Whether the content hears of a touch only after 0.15 s, or as it is lifted, and not at all of one that drags before; true by
    /// default.
    open var delaysContentTouches = true
    /// Whether a drag takes touches away from content that has them; true by default.
    ///
    /// False: content that has a touch keeps it, and the touch scrolls nothing.
    open var canCancelContentTouches = true
    /// Has no effect: stages have no keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Has no effect: there are no scroll indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Has no effect: keys scroll a stage's first scroll view that can use them.
    open var allowsKeyboardScrolling = true
    /// Whether a drag sideways that begins at the end of the content scrolls a scroll view around this one; true by default.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag up or down that begins at the end of the content scrolls a scroll view around this one; true by default.
    open var transfersVerticalScrollingToParent = true
    /// Whether content can be dragged beyond its top and bottom, if ``bounces`` is true, too; true by default.
    open var bouncesVertically = true
    /// Whether content can be dragged beyond its left and right edges, if ``bounces`` is true, too; true by default.
    open var bouncesHorizontally = true

    /// Returns whether a touch that begins in the content goes to its view; the base class returns true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag takes a view of the content its touch; the base class returns true unless it is a control.
    ///
    /// Is not asked of a drag that begins within 0.15 s of the touch, unless ``delaysContentTouches`` is false, nor where
    /// ``canCancelContentTouches`` is.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Stiffness of the spring at the edges, mass 1; above 0. (Ours; UIKit has no name for it.)
    ///
    /// What is beyond an edge falls by the factor 0.99 each millisecond ("UIScrollView scroll physics - instruction-level analysis",
    /// part 2, of iOS 26.2): the square of 1000 ln 0.99.
    package final var edgeStiffness: CGFloat = 101
    /// The velocity in points per second above which a paging view turns the page in its direction. (Ours.)
    ///
    /// A slower release has none ("UIScrollView scroll physics - instruction-level analysis", part 4, of iOS 26.2).
    package final var pagingVelocity: CGFloat = 250

    /// The recogniser of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    private final let pan = ScrollPanGestureRecognizer()

    final var interaction = ScrollInteraction()
    final lazy var displayLink = CADisplayLink { [view = Unretained(wrappedValue: self)] _ in
        view.wrappedValue?.followMotion()
    }

    /// Has no effect: content that is smaller than the view lies at its top left.
    open var contentAlignmentPoint = CGPoint.zero
    /// Ends scrolling and zooming where they are.
    open func stopScrollingAndZooming() { setContentOffset(contentOffset, animated: false) }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty scroll view, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeScrollView(self)
    }

    private func setUp() {
        clipsToBounds = true
        pan.maximumNumberOfTouches = 1
        pan.scrollView = self
        // Methods of its delegate that a subclass has count, as on iOS.
        pan.delegate = self as? any UIGestureRecognizerDelegate
        pan.addAction { [view = Unretained(wrappedValue: self)] _ in view.wrappedValue?.panChanged() }
        addGestureRecognizer(pan)
    }

    // MARK: Offset

    /// Setting it does not end a drag or a deceleration: they go on from there.
    ///
    /// On a stage of two or three pixels a point it is on a pixel, the next one of those that are as near; the bounds need not be.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let offset = onPixel(newValue)
            guard offset != bounds.origin else { return }
            bounds.origin = offset
        }
    }

    /// Returns the place of the nearest pixel.
    private func onPixel(_ place: CGPoint) -> CGPoint {
        let scale = UIScreen.main.scale
        guard scale > 1 else { return place }
        func nearest(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        return CGPoint(x: nearest(place.x), y: nearest(place.y))
    }

    /// Content that can't move does not take touches from others.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer {
            guard canBeDragged, gestureRecognizer.touches.allSatisfy(mayScroll) else { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            super.bounds = newValue
            if newValue.size != old.size { followSafeArea() }
            didChangeBounds()
            refreshControl?.follow(self)
            let isSeen = hasMovedUnseen && !newValue.isEmpty
            guard newValue.origin != old.origin || isSeen else { return }
            if isSeen { hasMovedUnseen = false }
            if laysOutWhileScrolling { setNeedsLayout() }
            offsetFollower?()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    /// Whether an app's code hears of layouts, which there is one of wherever the content moves (Apple's sample StreetScroller moves
    /// its content back to the middle in ``layoutSubviews()``); what the engine's own classes place follows the content by itself.
    private final var laysOutWhileScrolling: Bool { (isOfApp || viewController != nil) && !isLayingOut }
    private final lazy var isOfApp = type(of: self).isOfApp

    /// For subclasses of the engine: content that rests has become too small to be seen where it is.
    func contentMustComeBack() { contentOffset = clamped(contentOffset) }

    /// For subclasses of the engine: the bounds have changed, the delegate has not heard of it yet.
    func didChangeBounds() {}

    /// For subclasses of the engine: whether it makes a difference by which steps moving content comes to its place, so that
    /// none may be left out.
    var dependsOnEveryStep: Bool { false }

    /// For subclasses of the engine: where a released content should rest, given where it would (points) and its velocity
    /// (points per millisecond).
    func preferredTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The content offset of a paging view's first page, wherever the inset puts the edge.
    var firstPage: CGPoint { .zero }

    /// For subclasses of the engine: where content rests that nobody has released, as near as possible to a place.
    func restingTarget(near proposed: CGPoint) -> CGPoint { preferredTarget(proposed: proposed, velocity: .zero) }

    /// Moves the content to an offset, and stops any other motion.
    ///
    /// Animated, it takes 0.3 s with the ease-in-out curve.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMotion()
        endWheel()
        guard animated, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        begin(.animation(OffsetAnimation(from: self.contentOffset, to: contentOffset)))
    }

    /// Scrolls as little as shows all of `rect` within the insets, or the end of one that is longer than fits; does nothing for an
    /// empty one.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isEmpty else { return }
        var offset = contentOffset
        let inner = bounds.inset(by: adjustedContentInset)
        let visible = inner.isNull || inner.isEmpty ? bounds : inner
        offset.x += Self.shift(from: visible.minX...visible.maxX, toShow: rect.minX...rect.maxX)
        offset.y += Self.shift(from: visible.minY...visible.maxY, toShow: rect.minY...rect.maxY)
        setContentOffset(clamped(offset), animated: animated)
    }

    private static func shift(from visible: ClosedRange<CGFloat>, toShow wanted: ClosedRange<CGFloat>) -> CGFloat {
        let (start, end) = (wanted.lowerBound - visible.lowerBound, wanted.upperBound - visible.upperBound)
        // Of what is longer than the view its end is shown.
        return end > start ? end : start < 0 ? start : max(end, 0)
    }

    /// Does nothing: there are no scroll indicators.
    open func flashScrollIndicators() {}

    // MARK: Constraints

    /// The area of the content, to make constraints with: its edges say how large the content is.
    ///
    /// Constraints between the scroll view's own edges and views in it mean this area, too.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        contentGuide = guide
        return guide
    }()
    /// ``contentLayoutGuide``, if it has been asked for.
    private(set) final weak var contentGuide: UILayoutGuide?
    /// The area of the scroll view's frame, to make constraints with that do not scroll.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(self) { _ in .zero }
    /// For subclasses of the engine: whether constraints say how large the content is.
    var contentFollowsConstraints: Bool { true }

    // MARK: Refreshing

    /// The control that a pull below the top shows; nil for none.
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let refreshControl else { return }
            insertSubview(refreshControl, at: 0)
            refreshControl.follow(self)
        }
    }

    // MARK: Zooming

    /// Above 0.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// With room between the limits, and a view from the delegate, two fingers zoom it.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    /// Whether the content can be zoomed beyond the limits; true by default.
    open var bouncesZoom = true
    /// The recogniser of zooming; nil unless the content can be zoomed.
    open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
    final var zoomedScale: CGFloat = 1
    final var pinchStart: CGFloat = 1
    final var isPinching = false

    /// Whether two fingers zoom the content.
    open var isZooming: Bool { isPinching }
    /// False: zooming beyond the limits ends at once.
    open var isZoomBouncing: Bool { false }

    private func zoomLimitsChanged() {
        guard pinchGestureRecognizer == nil, minimumZoomScale < maximumZoomScale else { return }
        let pinch = ZoomRecognizer()
        pinch.addAction { [view = Unretained(wrappedValue: self), weak pinch] _ in
            if let pinch { view.wrappedValue?.pinchChanged(pinch) }
        }
        addGestureRecognizer(pinch)
        pinchGestureRecognizer = pinch
    }

    /// Set, it is limited.
    open var zoomScale: CGFloat {
        get { zoomedScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the middle of what is seen.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard animated else { return zoom(to: scale, about: middle) }
        UIView.animate(withDuration: 0.3) { [self] in zoom(to: scale, about: middle) }
    }

    /// Zooms until `rect` of the zoomed view fills what is seen, as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        let change = { [self] in
            zoom(to: scale, about: middle)
            let centre = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            contentOffset = clamped(CGPoint(x: centre.x - bounds.width / 2, y: centre.y - bounds.height / 2))
        }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    // MARK: State

    /// True from the start of a drag until the finger is lifted.
    open var isDragging: Bool { interaction.isDragging }

    /// True while a finger is down that scrolls, or may begin to.
    open var isTracking: Bool { isHeld || !pan.touches.isEmpty }

    /// True while a finger is down that has stopped or drags the content.
    final var isHeld: Bool { interaction.isDragging || !interaction.catching.isEmpty }

    /// True while the content moves on after a drag.
    open var isDecelerating: Bool {
        if case .deceleration = interaction.motion { return true }
        return false
    }

    /// True while the content moves to where it was told to be, animated.
    open var isScrollAnimating: Bool {
        if case .animation = interaction.motion { return true }
        return false
    }

    /// Points per second of the content offset.
    package final var scrollVelocity: CGPoint { currentVelocity() }
}
