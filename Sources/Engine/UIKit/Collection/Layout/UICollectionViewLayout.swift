import QuartzCore

/// The base class of what computes where a collection view's elements are.
///
/// Subclass it. The collection view asks in this order: `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that the layout is for; nil for none.
    open var collectionView: UICollectionView? { attachedView }
    @Unretained final var attachedView: UICollectionView?
    /// A reference to the layout that does not keep it; see ``QuartzCore/Backreference``.
    final var reference: Backreference<UICollectionViewLayout> {
        if let knownReference { return knownReference }
        let reference = Backreference<UICollectionViewLayout>(self)
        knownReference = reference
        return reference
    }
    private final var knownReference: Backreference<UICollectionViewLayout>?
    final var isPrepared = false
    /// Whether it has been prepared before, so that there is something that could be out of date.
    final var wasPrepared = false
    /// While an animated change asks.
    final var transition = ElementTransition.none
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// The nibs of decoration views by their kinds.
    final var decorationNibs: [String: UINib] = [:]

    /// The sizes that views have asked for, in layouts of the engine that ask.
    final var preferred = PreferredSizes()

    /// For layouts of the engine: another collection view, or the same one anew, asks from now on.
    func didAttach() {}

    // MARK: For layouts of the engine

    /// Whether lengths are estimated until views have been asked for them; what is in sight then stays there when an answer
    /// differs.
    var estimatesLengths: Bool { false }
    /// Whether an element's view has been asked for its size already.
    func knowsPreference(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// A batch of updates has given elements other keys; nil: the element has gone.
    func itemsMoved(_ newKey: (ElementKey) -> ElementKey?) {}
    /// The sections that scroll by themselves and are seen in a rectangle, ascending.
    func scrollingSections(in rect: CGRect) -> [OrthogonalSection] { [] }
    /// Their indices alone.
    func indicesOfScrollingSections(in rect: CGRect) -> [Int] { [] }
    /// Returns the section that scrolls by itself at an index; nil if it does not.
    func scrollingSection(_ index: Int) -> OrthogonalSection? { nil }
    /// Where an element is seen, in the content's space.
    func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
    /// The colour that the layout lays over the view's own background, behind everything else; nil for none.
    var ground: UIColor? { nil }
    /// Whether there may be items with actions that a swipe shows.
    var hasSwipeActions: Bool { false }
    /// Returns the actions at an end of an item; nil for none.
    func swipeActions(ofItemAt path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? { nil }
    /// The attributes of what is in sight, as they are shown.
    func adjusted(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { visible }

    /// Makes a layout of no elements.
    public override init() {
        super.init()
    }

    deinit {
        knownReference?.object = nil
    }

    /// Makes a layout of no elements, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init()
        InterfaceCoder.of(coder)?.decodeLayout(self)
    }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that the layout's invalidations make.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The direction that the layout was written for; what is shown does not depend on it.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout wants to be mirrored where people read from the right; stages never do.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Questions

    /// Called before the first question, and again after each invalidation.
    open func prepare() {}

    /// The size of the content; the base class has none.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that intersect `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell; nil for none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns where a scroll that would rest at an offset should rest.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: the offset at which the content would rest.
    ///   - velocity: the content's velocity when the finger leaves, in points per millisecond.
    /// - Returns: the offset at which it is to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    /// Where the content should be after an animated update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Has the layout prepared anew in the next layout pass.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// A context of the class that the layout declares.
    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = type(of: self).invalidationContextClass
        if type == UICollectionViewFlowLayoutInvalidationContext.self {
            return UICollectionViewFlowLayoutInvalidationContext()
        }
        guard type != UICollectionViewLayoutInvalidationContext.self,
            let own = ObjectCreation.make(type) as? UICollectionViewLayoutInvalidationContext
        else { return UICollectionViewLayoutInvalidationContext() }
        return own
    }

    /// Has the layout prepared anew in the next layout pass, as far as a context says.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutWasInvalidated(context)
    }

    /// Returns whether the layout depends on the bounds so that it has to be prepared anew for others.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context with which the layout is invalidated for other bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// For layouts of the engine: whether what views ask for changes what the layout has estimated.
    var followsPreferences: Bool { false }

    /// Returns whether a view's own size is to be laid out; false in the base class.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        followsPreferences && wantsInvalidation(for: preferredAttributes, original: originalAttributes)
    }

    /// Returns the context with which the layout is invalidated for a view's own size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        if followsPreferences { context.prefer(preferredAttributes, to: originalAttributes) }
        return context
    }

    // MARK: Interactive movement

    /// Returns the attributes of the item that a finger carries.
    ///
    /// The base class: those that it has in its place, with its centre where the finger has it, above all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = max(attributes.zIndex, Self.carriedZIndex)
        return attributes
    }

    private static let carriedZIndex = 1000

    /// Returns the place that an item takes while a finger carries it.
    ///
    /// - Parameters:
    ///   - previousIndexPath: the place that it has.
    ///   - position: the item's centre, in the content.
    /// - Returns: in the base class, the place of the item that has the position; where there is none, the one that it
    ///   has.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
        let under = (layoutAttributesForElements(in: spot) ?? []).filter {
            $0.representedElementCategory == .cell && seenFrame(of: $0).contains(position)
        }
        return under.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath ?? previousIndexPath
    }

    /// Returns the context with which the layout is invalidated while a finger carries items.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateItems(at: targetIndexPaths)
        return context
    }

    /// Returns the context with which the layout is invalidated when a finger has let go of items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidateItems(at: indexPaths)
        return context
    }

    // MARK: Changes

    /// Called before the elements move for an animated change of the bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called when the elements have been moved for an animated change of the bounds.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout takes this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes another one's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called when the elements have moved from one layout to the other.
    open func finalizeLayoutTransition() {}

    /// Called before the elements of an update are placed.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when the elements of an update have been placed.
    open func finalizeCollectionViewUpdates() {}

    /// Returns where an element that an animated change shows begins; nil: where it will be.
    ///
    /// Asked of all that are seen afterwards. The base class: what is new fades in; what was there before begins where
    /// it was.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        beginning(ElementKey(cell: itemIndexPath))
    }

    /// Returns where an element that an animated change takes out of sight ends; nil: where the layout has it now.
    ///
    /// The index path is the one before the change. The base class: what is deleted fades out where it was; the rest
    /// goes where the layout has it now.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        end(ElementKey(cell: itemIndexPath))
    }

    /// Returns where a supplementary view that an animated change shows begins; nil: where it will be.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        beginning(ElementKey(.supplementaryView, elementKind, at: elementIndexPath))
    }

    /// Returns where a supplementary view that an animated change takes out of sight ends; nil: where the layout has it
    /// now.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        end(ElementKey(.supplementaryView, elementKind, at: elementIndexPath))
    }

    /// Returns where a decoration view that an animated change shows begins; nil: where it will be.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        beginning(ElementKey(.decorationView, elementKind, at: decorationIndexPath))
    }

    /// Returns where a decoration view that an animated change takes out of sight ends; nil: where the layout has it
    /// now.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        end(ElementKey(.decorationView, elementKind, at: decorationIndexPath))
    }

    // The caller may change what it gets.

    private func beginning(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        transition.initial(key)?.copy() as? UICollectionViewLayoutAttributes
    }

    private func end(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        transition.final(key)?.copy() as? UICollectionViewLayoutAttributes
    }

    /// Supplementary views that a batch of updates takes away though their section stays; index paths before it.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Decoration views that a batch of updates takes away though their section stays; index paths before it.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Supplementary views that a batch of updates makes anew; index paths after it.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Decoration views that a batch of updates makes anew; index paths after it.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Hears of values observed with `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Is called when a storyboard has made the layout; the base class does nothing.
    open func awakeFromNib() {}

    /// Has decoration views of a kind be made of a nib.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
    }

    /// Has decoration views of a kind be of a class.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nil
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }
}
