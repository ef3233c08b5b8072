import QuartzCore

/// Shows the items of a data source where a layout wants them; only those in sight have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kinds of a collection view's elements.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// The kind of the views before a section's items.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the views after a section's items.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that hears of selection, display and scrolling.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            installContextMenus()
        }
    }

    override var appsDelegate: (any UIScrollViewDelegate)? {
        get { delegate ?? scrollDelegate }
        set {
            delegate = newValue as? any UICollectionViewDelegate
            if delegate == nil { scrollDelegate = newValue }
        }
    }

    /// The object that has the items and fills their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { readAnew() }
    }

    /// The object that hears of items before they come into sight.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// The layout that says where the elements are.
    ///
    /// Setting it lays everything out anew, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.attachedView = nil
            attachLayout()
        }
    }

    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected at a time.
    open var allowsMultipleSelection = false {
        didSet { installMultipleSelection() }
    }
    /// Whether several items can be selected at a time while ``isEditing``.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { installMultipleSelection() }
    }
    /// Whether items can be selected while ``isEditing``.
    open var allowsSelectionDuringEditing = true
    /// Whether the content is being edited: cells of lists show their accessories for that.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingChanged() } }
    }
    /// Whether items are announced before they come into sight.
    open var isPrefetchingEnabled = true
    /// When cells ask for another size by themselves; has no effect: they do when they are laid out.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Has no effect: stages have no focus.
    open var allowsFocus = false
    /// Has no effect: stages have no focus.
    open var allowsFocusDuringEditing = false
    /// Has no effect: stages have no focus.
    open var selectionFollowsFocus = false
    /// Has no effect: stages have no focus.
    open var remembersLastFocusedIndexPath = false

    /// When cells ask for another size by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    /// The object that gives what a long press on an item drags; nil for no drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { installDragGesture() } }
    /// The object that takes what is dropped; nil for no drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged; true by default.
    open var dragInteractionEnabled = true { didSet { installDragGesture() } }
    /// How fast items make room for what is dragged; has no effect.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Has no effect: nothing opens under a drag.
    open var isSpringLoaded = false
    /// Whether items of this collection view are being dragged.
    open var hasActiveDrag: Bool { carried.drag != nil }
    /// Whether a drag is above this collection view.
    open var hasActiveDrop: Bool { carried.drop != nil }

    /// How fast items make room for what is dragged.
    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }

    /// A view behind the cells, which fills the collection view and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }

    final var data = CollectionData()
    final var reuse = ReusePool()
    final var request = DataSourceRequest()
    final var elements = ElementViews()
    final var pendingLayout = PendingLayout()
    final var scrolling = OrthogonalScrolling()
    final var changes = ChangesUnderWay()
    final var prefetching = Prefetching()
    final var selection = CollectionSelection()
    final var carried = CarriedItems()
    final var gestures = CollectionGestures()
    /// What somebody who inspects has kept of the layout; nil before.
    final var layoutAnswers: LayoutHabits.Answers?

    /// The interaction that opens the menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { gestures.contextMenus }

    /// Makes a collection view of a subclass whose `init(frame:collectionViewLayout:)` takes a layout of its own.
    ///
    /// - Precondition: it does.
    public convenience init() {
        self.init(frame: .zero, collectionViewLayout: MissingLayout())
    }

    /// What stands for the layout where none is given.
    private final class MissingLayout: UICollectionViewLayout {}

    /// Makes a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        precondition(!(layout is MissingLayout), "a collection view must be made with a layout")
        collectionViewLayout = layout
        super.init(frame: frame)
        accessibility.ownRole = .list
        attachLayout()
    }

    /// Makes a collection view with a flow layout, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        collectionViewLayout = InterfaceCoder.of(coder)?.layout() ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        attachLayout()
        InterfaceCoder.of(coder)?.decodeCollectionView(self)
    }

    private func attachLayout() {
        collectionViewLayout.attachedView = self
        collectionViewLayout.isPrepared = false
        collectionViewLayout.didAttach()
        setNeedsLayout()
    }

    // MARK: Layout cycle

    override var contentFollowsConstraints: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadData()
        prepareLayout()
        followDirection()
        comeBack()
        updateElements()
        for _ in 0..<Self.sizingPasses where askPlacedViews() {
            prepareLayout()
            updateElements()
        }
        updatePrefetching()
        closeMovedMenu()
        // Last, as what is measured may have moved the offset.
        backgroundView?.frame = bounds
    }

    /// True while a layout pass does what is no reason for another pass.
    private final var isPassing = false

    /// Puts in a view that belongs to the layout pass under way.
    final func insert(_ view: UIView, in host: UIView, at index: Int) {
        isPassing = true
        host.insertSubview(view, at: index)
        isPassing = false
    }

    open override func setNeedsLayout() {
        if !isPassing { super.setNeedsLayout() }
    }

    /// Sizes of elements are the layout's matter, which is asked by other ways.
    override func subviewChangedSize() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            if newValue.size != old.size, ViewAnimationContext.current != nil {
                collectionViewLayout.prepare(forAnimatedBoundsChange: old)
                pendingLayout.beginAnimatedBoundsChange()
            }
            // As in UIKit, the layout is asked while the bounds are the old ones, and hears that it is out of date when
            // they are the new ones: it may set the content offset then.
            let layout = collectionViewLayout
            let isOutdated = layout.wasPrepared && layout.shouldInvalidateLayout(forBoundsChange: newValue)
            pendingLayout.boundsWillChange(isOutdated ? layout.invalidationContext(forBoundsChange: newValue) : nil)
            super.bounds = newValue
            setNeedsLayout()
        }
    }

    override func didChangeBounds() {
        guard let context = pendingLayout.takeBoundsInvalidation() else { return }
        LayoutCalls.current?.isForBounds(context)
        collectionViewLayout.invalidateLayout(with: context)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        guard collectionViewLayout.wasPrepared,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }

    override func contentMustComeBack() { pendingLayout.bringContentBack() }

    private func comeBack() {
        guard pendingLayout.takeMustComeBack() else { return }
        if case .none = interaction.motion, !interaction.isDragging { contentOffset = clamped(contentOffset) }
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        LayoutCalls.current?.recordInvalidation(context, of: self)
        if context.invalidateDataSourceCounts, !carried.isMakingRoom { data.invalidate() }
        pendingLayout.moveContent(by: context.contentOffsetAdjustment)
        setNeedsLayout()
    }

    /// Invalidates a layout that has not been prepared yet, the first one or another that has been set: the first call in which
    /// the layout knows the view's size.
    private func loadData() {
        guard dataSource != nil, !collectionViewLayout.wasPrepared else { return }
        collectionViewLayout.wasPrepared = true
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        isPassing = true
        collectionViewLayout.invalidateLayout(with: context)
        isPassing = false
    }

    /// Has the layout ready to answer.
    final func prepareLayout() {
        guard !collectionViewLayout.isPrepared else { return data.update(from: self) }
        let calls = LayoutCalls.begin(.prepare, of: self, owner: type(of: collectionViewLayout))
        collectionViewLayout.prepare()
        // A data source may answer from what its layout has prepared.
        data.update(from: self)
        calls?.endPreparation(of: self)
        // What a layout sets of itself in `prepare()` is part of it.
        (collectionViewLayout.isPrepared, collectionViewLayout.wasPrepared) = (true, true)
        installSwipeActions()
        layoutGround = collectionViewLayout.ground.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
        let size = collectionViewLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
        guard let adjustment = pendingLayout.takeOffsetAdjustment() else { return }
        contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }

    /// The colour behind the content; nil for none.
    ///
    /// A layout whose sections are all lists has one of its own, which lies over it.
    open override var backgroundColor: UIColor? {
        get { layoutGround == nil ? super.backgroundColor : coveredBackground }
        set { if layoutGround == nil { super.backgroundColor = newValue } else { coveredBackground = newValue } }
    }
    /// The view's own background, while one of the layout's lies over it.
    private final var coveredBackground: UIColor?
    private final var layoutGround: UIColor? {
        didSet {
            guard layoutGround != oldValue else { return }
            if oldValue == nil { coveredBackground = super.backgroundColor }
            UIView.performWithoutAnimation { super.backgroundColor = layoutGround ?? coveredBackground }
        }
    }

    /// Where estimates turn out wrong on the way, places depend on what has been in sight.
    override var dependsOnEveryStep: Bool { collectionViewLayout.estimatesLengths }

    override func preferredTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Data

    /// Discards everything that is known of the data, and asks the data source anew.
    open func reloadData() { readAnew() }

    /// What ``reloadData()`` does unless it is overridden: a new data source does not call it, or HGPlaceholders, whose views
    /// choose a data source in it, would not end.
    private func readAnew() {
        data.invalidate()
        dragsFollow { [self] path in
            data.update(from: self)
            return data.contains(path) ? path : nil
        }
        carried.movement?.scroller.stop()
        carried.end()
        pendingLayout.bringContentBack()
        selection.removeAll()
        for key in elements.inSight.keys.sorted(by: { $1.follows($0) }) { removeElement(key) }
        returnMeasuredViews()
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// The number of sections that the data source has.
    open var numberOfSections: Int {
        data.update(from: self)
        return data.counts.count
    }

    /// Returns the number of a section's items.
    open func numberOfItems(inSection section: Int) -> Int {
        data.update(from: self)
        return data.counts.indices.contains(section) ? data.counts[section] : 0
    }

    // What follows stands here and not in the files of its matters, as Swift has subclasses override a class's body
    // only.

    // MARK: Elements

    /// The cells in sight, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        elements.cellsInSight.compactMap { $0.view as? UICollectionViewCell }
    }

    /// The items in sight, ascending.
    open var indexPathsForVisibleItems: [IndexPath] {
        elements.cellsInSight.map(\.key.indexPath)
    }

    /// The cell of an item; nil if it is out of sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(cell: indexPath)] as? UICollectionViewCell
    }

    /// Returns the supplementary view of a kind at an index path; nil if it is out of sight.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[ElementKey(.supplementaryView, elementKind, at: indexPath)]
    }

    /// Returns the supplementary views of a kind that are in sight, ascending.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.inSight.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
            .sorted { ($0.key.section, $0.key.item) < ($1.key.section, $1.key.item) }.map(\.value)
    }

    /// Where the supplementary views in sight belong, ascending.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.inSight.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
            .sorted()
    }

    /// Returns the item that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.inSight.first { $0.value === cell && $0.key.category == .cell }?.key.indexPath
    }

    /// The item whose cell is seen at `point` of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        elements.inSight.filter { key, view in
            guard key.category == .cell, !view.isHidden, let superview = view.superview,
                let inside = view.fromSuperview(superview === self ? point : superview.convert(point, from: self))
            else { return false }
            return view.bounds.contains(inside)
        }
        .max { a, b in
            (a.value.layer.properties.zPosition, a.key.section, a.key.item)
                < (b.value.layer.properties.zPosition, b.key.section, b.key.item)
        }?.key.indexPath
    }

    /// Returns the layout's attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        let calls = LayoutCalls.begin(.item, of: self, owner: type(of: collectionViewLayout))
        defer { calls?.end(.element(kind: nil, indexPath)) }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout's attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Scrolls until the item stands at `scrollPosition`, as far as the edges allow.
    ///
    /// Unknown items are ignored.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let offset = offset(showing: indexPath, at: scrollPosition) else { return }
        if let attributes = layoutAttributesForItem(at: indexPath), attributes.scrollingSection != nil {
            scrollSection(toShow: attributes, at: scrollPosition, animated: animated)
        }
        setContentOffset(offset, animated: animated)
    }

    // MARK: Reuse

    /// Has cells with an identifier be of a class.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass as? UICollectionViewCell.Type, ReusePool.Identifier(kind: nil, name: identifier))
    }

    /// Has supplementary views of a kind with an identifier be of a class.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.register(
            viewClass as? UICollectionReusableView.Type, ReusePool.Identifier(kind: elementKind, name: identifier))
    }

    /// Has cells with an identifier be made of a nib.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib, ReusePool.Identifier(kind: nil, name: identifier))
    }

    /// Has supplementary views of a kind with an identifier be made of a nib.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        reuse.register(nib, ReusePool.Identifier(kind: kind, name: identifier))
    }

    /// A cell to use for `indexPath`: one that went out of sight, or a new one of the registered class.
    ///
    /// - Precondition: `identifier` is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(ReusePool.Identifier(kind: nil, name: identifier), at: indexPath)
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("the class registered for '\(identifier)' is no UICollectionViewCell")
        }
        return cell
    }

    /// Returns a supplementary view to use for `indexPath`: one that went out of sight, or a new one of the registered
    /// class.
    ///
    /// - Precondition: `identifier` is registered for `elementKind`.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(ReusePool.Identifier(kind: elementKind, name: identifier), at: indexPath)
    }

    // MARK: Selection

    /// The selected items, ascending.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

    /// Selects an item, or takes the selection from all for nil; scrolls to it if a position is given.
    ///
    /// The delegate does not hear of it.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.selected.sorted() { deselectItem(at: path, animated: animated) }
            return
        }
        if !selectsSeveral {
            for path in selection.selected.sorted() where path != indexPath {
                deselectItem(at: path, animated: animated)
            }
        }
        selection.select(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes the selection from an item.
    ///
    /// The delegate does not hear of it.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Interactive movement

    /// Begins to carry an item to another place, unless one is carried already.
    ///
    /// - Returns: whether the data source lets the item be moved.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

    /// Moves the carried item's centre, and lets the other items make room for it.
    ///
    /// - Parameter targetPosition: where the centre is to be, in the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }

    /// Lets go of the carried item, and has the data source move it.
    open func endInteractiveMovement() { endMovement() }

    /// Brings the carried item back to where it was.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Changes

    /// Shows items that the data source has from now on.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.insert, before: nil, after: path) }
        }
    }

    /// Takes away items that the data source has no more.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.delete, before: path, after: nil) }
        }
    }

    /// Has other cells take the place of the items' own.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { updates in
            for path in indexPaths { updates.add(.reload, before: path, after: path) }
        }
    }

    /// Has the data source fill the items' cells anew, if they are in sight, without another cell taking their place.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reconfigure(indexPaths)
    }

    /// Moves an item, whose cell stays the same.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.add(.move, before: indexPath, after: newIndexPath) }
    }

    /// Shows sections that the data source has from now on.
    open func insertSections(_ sections: IndexSet) {
        change { updates in
            for section in sections { updates.add(.insert, before: nil, after: IndexPath(ofSection: section)) }
        }
    }

    /// Takes away sections that the data source has no more.
    open func deleteSections(_ sections: IndexSet) {
        change { updates in
            for section in sections { updates.add(.delete, before: IndexPath(ofSection: section), after: nil) }
        }
    }

    /// Has other cells take the place of those of whole sections.
    open func reloadSections(_ sections: IndexSet) {
        change { updates in
            for path in sections.map(IndexPath.init(ofSection:)) { updates.add(.reload, before: path, after: path) }
        }
    }

    /// Moves a section with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.add(.move, before: IndexPath(ofSection: section), after: IndexPath(ofSection: newSection)) }
    }

    /// Runs `updates`, which change the data source and call the insert, delete, move and reload methods, and animates
    /// the difference.
    ///
    /// - Precondition: the data source's counts afterwards are those that the updates give.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// True inside a batch.
    open var hasUncommittedUpdates: Bool { changes.isCollecting }

    /// Goes over to another layout; animated, the elements move from where the old one has them to where the new one
    /// does.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Goes over to another layout, without a completion.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// A closure that hears whether the new layout stayed, and whether the last animation ran to its end.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Goes over to another layout as far as the transition layout's progress says.
    ///
    /// It lasts until ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
    ///
    /// - Parameters:
    ///   - layout: the layout to go over to.
    ///   - completion: hears whether the new layout stayed, and whether the last animation ran to its end.
    /// - Returns: the layout that mixes the two by its progress.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion: completion)
    }

    /// Goes on to the new layout from where the interactive transition is.
    open func finishInteractiveTransition() {
        endTransition(completes: true)
    }

    /// Goes back to the old layout from where the interactive transition is.
    open func cancelInteractiveTransition() {
        endTransition(completes: false)
    }

    // MARK: Hit testing

    /// Cells are hit in the order in which they are seen: by z, then by when they were added.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let front = subviews.map { (view: $0, z: $0.ownLayer.properties.zPosition) }
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
