import QuartzCore

/// Shows the items of a data source where a layout wants them; only those in sight have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Setting it lays everything out anew, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.attachedView = nil
            attachLayout()
        }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true

    /// Behind the cells, filling the view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    final var data = CollectionData()
    final var reuse = ReusePool()
    final var elements: [ElementKey: UICollectionReusableView] = [:]
    /// Elements that are on their way out of sight.
    final var departing: [ObjectIdentifier: (key: ElementKey, view: UICollectionReusableView)] = [:]
    /// Items that have been announced to the prefetching data source, and where the view was then.
    final var prefetched: Set<IndexPath> = []
    final var prefetchOrigin = CGPoint.zero
    /// The batch that is being collected.
    final var pendingUpdates: CollectionUpdates?
    final var selection = CollectionSelection()
    /// The item that keys act on.
    package final var focusedItem: IndexPath?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layer.drawing.role = .list
        attachLayout()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        attachLayout()
    }

    private func attachLayout() {
        collectionViewLayout.attachedView = self
        collectionViewLayout.isPrepared = false
        setNeedsLayout()
    }

    // MARK: Layout cycle

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        comeBack()
        updateElements()
        updatePrefetching()
    }

    /// True while a layout pass puts in a view, which is no reason for another pass.
    final var isInsertingElement = false

    open override func setNeedsLayout() {
        if !isInsertingElement { super.setNeedsLayout() }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            if newValue.size != old.size, ViewAnimationContext.current != nil {
                collectionViewLayout.prepare(forAnimatedBoundsChange: old)
                isChangingBoundsAnimated = true
            }
            // As in UIKit, the layout is asked while the bounds are the old ones; and it is out of date before the
            // delegate hears of the scrolling and may ask it.
            if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
                collectionViewLayout.invalidateLayout(
                    with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
            }
            super.bounds = newValue
            setNeedsLayout()
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }

    /// Whether content that rests may be beyond its edges, as it has been reloaded or become smaller.
    private final var mustComeBack = false

    override func contentMustComeBack() { mustComeBack = true }

    private func comeBack() {
        guard mustComeBack else { return }
        mustComeBack = false
        if case .none = interaction.motion, !interaction.isDragging { contentOffset = clamped(contentOffset) }
    }

    final var isChangingBoundsAnimated = false

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { data.invalidate() }
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        setNeedsLayout()
    }

    /// How far the layout's next preparation moves the content, so that what is seen can stay in its place.
    private final var offsetAdjustment = CGPoint.zero

    /// Has the layout ready to answer.
    final func prepareLayout() {
        data.update(from: self)
        guard !collectionViewLayout.isPrepared else { return }
        collectionViewLayout.prepare()
        // What a layout sets of itself in `prepare()` is part of it.
        collectionViewLayout.isPrepared = true
        let size = collectionViewLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
        guard offsetAdjustment != .zero else { return }
        let offset = CGPoint(x: contentOffset.x + offsetAdjustment.x, y: contentOffset.y + offsetAdjustment.y)
        offsetAdjustment = .zero
        contentOffset = offset
    }

    override func preferredTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Data

    open func reloadData() {
        data.invalidate()
        mustComeBack = true
        selection = CollectionSelection()
        for key in elements.keys.sorted(by: { $1.follows($0) }) { removeElement(key) }
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    open var numberOfSections: Int {
        data.update(from: self)
        return data.counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        data.update(from: self)
        return data.counts.indices.contains(section) ? data.counts[section] : 0
    }

    // MARK: Hit testing

    /// Cells are hit in the order in which they are seen: by z, then by when they were added.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let front = subviews.map { (view: $0, z: $0.layer.model.zPosition) }
        // Mostly all are at the same height: then there is nothing to sort, which takes long with many cells.
        let isFlat = front.allSatisfy { $0.z == front[0].z }
        let order =
            isFlat
            ? Array(subviews.reversed())
            : front.enumerated().sorted {
                ($0.element.z, $0.offset) > ($1.element.z, $1.offset)
            }.map(\.element.view)
        for view in order {
            guard let inside = view.fromSuperview(point) else { continue }
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { beginHighlight(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch.distanceFromOrigin > GestureConstants.slop {
            endHighlight(touch, selects: false)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            endHighlight(touch, selects: touch.distanceFromOrigin <= GestureConstants.slop)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { endHighlight(touch, selects: false) }
    }
}
