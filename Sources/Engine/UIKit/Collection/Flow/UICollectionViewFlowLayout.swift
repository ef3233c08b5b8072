import QuartzCore

/// Lines of items, one after the other, as words flow in a text.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Least space between lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// Least space between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The size of items, for a delegate that has none; 50 by 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The size that items have until their cells have been asked for theirs; of zero, the default, cells are not asked.
    ///
    /// A delegate that gives an item another size than ``itemSize`` gives its estimate.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            preferred.removeAll()
            changed(true)
        }
    }
    /// The estimate by which cells are asked for their sizes and have ``itemSize`` until then.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The direction in which the content grows; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// Only the length along the scroll direction counts; 0 is no header.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers, for a delegate that has none; of zero, none are shown.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// The insets of sections, for a delegate that has none.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
    /// The area to which section insets refer.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    /// A header stays at the beginning of what is seen as long as its section is seen; a footer at the end.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Whether footers stay within the visible part while their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private final var sections: [FlowSection] = []
    private final var contentLength: CGFloat = 0
    final var crossLength: CGFloat = 0
    final var axes: FlowAxes { FlowAxes(isVertical: scrollDirection == .vertical) }

    /// Whether the lines have to be made before the next answer.
    ///
    /// A question may come before `prepare()`, and a subclass may prepare itself without `super.prepare()`, or set
    /// something after it.
    private final var isOutOfDate = true

    private func changed(_ isChanged: Bool) {
        guard isChanged else { return }
        isOutOfDate = true
        invalidateLayout()
    }

    override func didAttach() {
        isOutOfDate = true
        preferred.removeAll()
    }

    /// The axes along which cells are asked for their sizes.
    final var sizing: SizingAxes { estimatedItemSize == .zero ? .none : .both }
    /// The axes along which headers and footers are asked: the length, if cells are asked.
    final var boundarySizing: SizingAxes {
        estimatedItemSize == .zero ? .none : SizingAxes(width: !axes.isVertical, height: axes.isVertical)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Layout

    open override func prepare() {
        refresh()
    }

    private func makeSections() {
        isOutOfDate = false
        sections = []
        contentLength = 0
        guard let view = collectionView else { return }
        let axes = axes
        var inside = view.bounds.inset(by: view.adjustedContentInset).size
        if sectionInsetReference == .fromLayoutMargins {
            inside = view.bounds.inset(by: view.adjustedContentInset).inset(by: view.layoutMargins).size
        }
        crossLength = max(axes.cross(inside), 0)
        for section in 0..<view.numberOfSections {
            let metrics = metrics(of: section, in: view)
            let items = items(of: section, in: view, metrics)
            let flow = FlowSection(start: contentLength, metrics: metrics, items: items)
            sections.append(flow)
            contentLength = flow.end
        }
    }

    private func refresh() {
        if isOutOfDate { makeSections() }
    }

    open override var collectionViewContentSize: CGSize {
        refresh()
        return axes.size(main: contentLength, cross: crossLength)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        refresh()
        let range = axes.mainRange(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        let first = sections.partitionIndex { $0.end >= range.lowerBound }
        for index in first..<max(first, sections.count) {
            let section = sections[index]
            guard section.start <= range.upperBound else { break }
            let path = IndexPath(item: 0, section: index)
            if let header = flowAttributes(UICollectionView.elementKindSectionHeader, at: path),
                haveCommonArea(header.frame, rect)
            {
                found.append(header)
            }
            let lines = range.lowerBound - section.itemsStart...range.upperBound - section.itemsStart
            for item in section.items.items(in: lines) {
                let path = IndexPath(item: item, section: index)
                let frame = frame(of: item, in: section)
                if haveCommonArea(frame, rect), let attributes = flowAttributes(at: path) {
                    found.append(attributes)
                }
            }
            if let footer = flowAttributes(UICollectionView.elementKindSectionFooter, at: path),
                haveCommonArea(footer.frame, rect)
            {
                found.append(footer)
            }
        }
        if type(of: self) != UICollectionViewFlowLayout.self { LayoutCalls.inherit(found) }
        return found
    }

    private func frame(of item: Int, in section: FlowSection) -> CGRect {
        let frame = section.items.frame(of: item, axes)
        return axes.isVertical
            ? frame.offsetBy(dx: 0, dy: section.itemsStart) : frame.offsetBy(dx: section.itemsStart, dy: 0)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        refresh()
        return flowAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        refresh()
        return flowAttributes(elementKind, at: indexPath)
    }

    // What a subclass makes of an item must not come back here: a plain flow layout asks only itself.

    private func flowAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].items.count).contains(indexPath.item)
        else { return nil }
        let attributes = makeAttributes(indexPath)
        attributes.frame = frame(of: indexPath.item, in: sections[indexPath.section])
        attributes.sizing = sizing
        return attributes
    }

    private func makeAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (type ?? UICollectionViewLayoutAttributes.self).init(blankFor: indexPath)
    }

    private func flowAttributes(
        _ elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.headerLength : section.metrics.footerLength
        guard length > 0 else { return nil }
        let attributes = makeAttributes(IndexPath(item: 0, section: indexPath.section))
        attributes.representedElementCategory = .supplementaryView
        attributes.representedElementKind = elementKind
        let start = isHeader ? headerStart(section) : footerStart(section)
        attributes.frame = axes.rect(main: start, cross: 0, mainLength: length, crossLength: crossLength)
        attributes.sizing = boundarySizing
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            // Above the cells that pass below it.
            attributes.zIndex = 10
        }
        return attributes
    }

    private func headerStart(_ section: FlowSection) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds, let visible = visibleRange else { return section.start }
        let last = section.end - section.metrics.footerLength - section.metrics.headerLength
        return min(max(section.start, visible.lowerBound), max(last, section.start))
    }

    private func footerStart(_ section: FlowSection) -> CGFloat {
        let start = section.end - section.metrics.footerLength
        guard sectionFootersPinToVisibleBounds, let visible = visibleRange else { return start }
        let first = section.start + section.metrics.headerLength
        return max(min(start, visible.upperBound - section.metrics.footerLength), min(first, start))
    }

    /// What is seen of the main direction, without the insets.
    private var visibleRange: ClosedRange<CGFloat>? {
        collectionView.map { axes.mainRange($0.bounds.inset(by: $0.adjustedContentInset)) }
    }

    // MARK: Invalidation

    /// A change of the length of lines breaks them anew; scrolling changes only headers and footers that are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || breaksLines(newBounds)
    }

    private func breaksLines(_ newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return axes.cross(newBounds.inset(by: view.adjustedContentInset).size) != crossLength
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let breaks = breaksLines(newBounds)
            context.invalidateFlowLayoutDelegateMetrics = breaks
            context.invalidateFlowLayoutAttributes = breaks
        }
        return context
    }

    /// A context that spares the delegate's metrics and the attributes, and does not invalidate everything, keeps the lines.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let keepsLines =
            flow?.invalidateFlowLayoutDelegateMetrics == false && flow?.invalidateFlowLayoutAttributes == false
            && !context.invalidateEverything && !context.invalidateDataSourceCounts
        if !keepsLines || !context.preferences.isEmpty { isOutOfDate = true }
        if context.invalidateEverything, context.invalidateDataSourceCounts { preferred.removeAll() }
        for preference in context.preferences {
            preferred.set(preference.size, along: preference.axes, for: preference.key)
        }
        super.invalidateLayout(with: context)
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            // The lines stay as long as the item keeps its place.
            let moves = targetIndexPaths != previousIndexPaths
            context.invalidateFlowLayoutDelegateMetrics = moves
            context.invalidateFlowLayoutAttributes = moves
        }
        return context
    }

    // MARK: Cells that size themselves

    override var followsPreferences: Bool { true }

    override var estimatesLengths: Bool { !sizing.isEmpty }

    override func knowsPreference(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        preferred.known(ElementKey(attributes), along: attributes.sizing, otherwise: attributes.size) != nil
    }

    override func itemsMoved(_ newKey: (ElementKey) -> ElementKey?) {
        preferred.move(newKey)
    }
}

extension UICollectionView {
    /// A direction in which a layout's content grows.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}
