import QuartzCore

/// Sections of items in groups, each with its own way to place them.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///     subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private final let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// Setting it lays everything out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet {
            isOutOfDate = true
            invalidateLayout()
        }
    }

    /// Makes a layout of alike sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout of alike sections, with a configuration.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout of the sections that a closure returns.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout of the sections that a closure returns, with a configuration.
    ///
    /// - Parameters:
    ///   - sectionProvider: is asked for every section whenever the data or the view's size have changed.
    ///   - configuration: the configuration of the whole layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout without sections: archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// True: what is leading is on the right where texts are read from there.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Solving

    private final var sections: [SolvedSection] = []
    private final var contentLength: CGFloat = 0
    /// Headers and footers of the whole layout.
    private final var boundary: [BoundaryView] = []
    private final var hasPinnedViews = false
    /// Whether lengths of elements depend on what their views ask for.
    private final var hasEstimates = false
    /// Whether a section wants to change its elements in sight.
    private final var hasHandlers = false
    /// What the sections were made for.
    private final var container = CGSize.zero
    private final var isOutOfDate = true
    /// Sections in which views have asked for other sizes since the last preparation, and which items.
    private final var changedItems: [Int: [Int]] = [:]

    private final var axes: FlowAxes { FlowAxes(isVertical: configuration.scrollDirection == .vertical) }

    override func didAttach() {
        isOutOfDate = true
        preferred.removeAll()
    }

    open override func prepare() {
        refresh()
    }

    private func refresh() {
        guard isOutOfDate || !changedItems.isEmpty else { return }
        guard let view = collectionView else {
            sections = []
            return
        }
        let changed = changedItems
        changedItems = [:]
        let solver = SectionSolver(
            axes: axes, container: containerSize(of: view.bounds, in: view), margins: view.layoutMargins,
            safeArea: view.safeAreaBesideContentInset, traits: view.traitCollection,
            reference: configuration.contentInsetsReference
        ) { [reference] key, axes, estimate in
            reference.object?.preferred.size(of: key, along: axes, otherwise: estimate) ?? estimate
        }
        if isOutOfDate {
            isOutOfDate = false
            container = solver.container
            sections = (0..<view.numberOfSections).map { section in
                let description = self.description(of: section, solver)
                return solver.solve(
                    description, section: section, count: view.numberOfItems(inSection: section),
                    asked: Array(preferred.items(inSection: section)))
            }
            let ends = configuration.boundarySupplementaryItems.contains(where: \.asksViews)
            hasEstimates = ends || sections.contains { $0.description.asksViews }
            hasHandlers = sections.contains { $0.description.visibleItemsInvalidationHandler != nil }
        } else {
            for (section, items) in changed where sections.indices.contains(section) {
                sections[section].run.update(items)
                solver.place(&sections[section], section: section)
            }
        }
        arrange(solver)
    }

    private func description(of section: Int, _ solver: SectionSolver) -> NSCollectionLayoutSection {
        let environment = LayoutContainer(size: solver.container, traits: solver.traits)
        guard let description = provider(section, environment) else {
            preconditionFailure("the section provider gave no section for section \(section)")
        }
        return description
    }

    /// Puts the sections one after the other.
    private func arrange(_ solver: SectionSolver) {
        let ends = BoundarySolver(axes: axes, container: container)
        let views = ends.measure(configuration.boundarySupplementaryItems) { kind, index, axes, estimate in
            preferred.size(
                of: ElementKey(.supplementaryView, kind, at: IndexPath(index: index)), along: axes, otherwise: estimate)
        }
        var start = ends.length(views, atEnd: false)
        for index in sections.indices {
            if index > 0 { start += configuration.interSectionSpacing }
            sections[index].start = start
            start += sections[index].length
        }
        contentLength = start + ends.length(views, atEnd: true)
        boundary = ends.place(views, length: contentLength, crossStart: 0)
        hasPinnedViews =
            boundary.contains { $0.description.pinToVisibleBounds }
            || sections.contains { $0.boundary.contains { $0.description.pinToVisibleBounds } }
    }

    private func containerSize(of bounds: CGRect, in view: UICollectionView) -> CGSize {
        bounds.inset(by: view.adjustedContentInset).withoutNegativeSize.size
    }

    // MARK: Questions

    open override var collectionViewContentSize: CGSize {
        refresh()
        return axes.size(main: contentLength, cross: axes.cross(container))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        refresh()
        let range = axes.mainRange(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        let first = sections.partitionIndex { $0.start + $0.length >= range.lowerBound }
        for index in first..<max(first, sections.count) {
            let section = sections[index]
            guard section.start <= range.upperBound else { break }
            found += decorations(of: section, at: index)
            found += items(of: section, at: index, in: rect)
            found += section.boundary.map { attributes(of: $0, section: index) }
        }
        found += boundary.map { attributes(of: $0, section: nil) }
        found.removeAll { !haveCommonArea(seenFrame(of: $0), rect) }
        if type(of: self) != UICollectionViewCompositionalLayout.self { LayoutCalls.inherit(found) }
        return found
    }

    /// The cells of a section, and the views that go with them, of the groups that are seen in `rect`.
    private func items(
        of section: SolvedSection, at index: Int, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        let offset = section.orthogonal == nil ? .zero : scrollOffset(of: index)
        let origin = origin(of: section)
        let seen = rect.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
        let along = FlowAxes(isVertical: axes.isVertical == (section.orthogonal == nil)).mainRange(seen)
        var found: [UICollectionViewLayoutAttributes] = []
        for group in section.run.groups(in: along) {
            let arrangement = section.run.arrangement(of: group)
            let first = section.run.firstItem(of: group)
            for (item, place) in arrangement.items.enumerated() {
                let path = IndexPath(item: first + item, section: index)
                found.append(cell(at: path, in: section, place, frame: section.run.moved(place.cellFrame, to: group)))
            }
            found += arrangement.attached.map { view in
                attached(view, at: IndexPath(item: first + view.item, section: index), group: group)
            }
        }
        return found
    }

    /// Where the section's groups begin in the content.
    private func origin(of section: SolvedSection) -> CGPoint {
        axes.isVertical
            ? CGPoint(x: section.origin.x, y: section.origin.y + section.start)
            : CGPoint(x: section.origin.x + section.start, y: section.origin.y)
    }

    private func makeAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (type ?? UICollectionViewLayoutAttributes.self).init(blankFor: path)
    }

    private func cell(
        at path: IndexPath, in section: SolvedSection, _ place: GroupArrangement.Item, frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let origin = origin(of: section)
        let attributes = makeAttributes(path)
        attributes.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = place.zIndex
        attributes.sizing = place.axes
        attributes.listPlace = section.description.listPlace(of: path, count: section.run.count)
        if section.orthogonal != nil { attributes.scrollingSection = path.section }
        return attributes
    }

    private func attached(_ view: AttachedView, at path: IndexPath, group: Int) -> UICollectionViewLayoutAttributes {
        let section = sections[path.section]
        let origin = origin(of: section)
        let attributes = makeAttributes(path)
        attributes.representedElementCategory = .supplementaryView
        attributes.representedElementKind = view.description.elementKind
        attributes.frame = section.run.moved(view.frame, to: group).offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = view.description.zIndex
        if section.orthogonal != nil { attributes.scrollingSection = path.section }
        return attributes
    }

    private func decorations(of section: SolvedSection, at index: Int) -> [UICollectionViewLayoutAttributes] {
        section.description.decorationItems.map { decoration in
            let attributes = makeAttributes(IndexPath(item: 0, section: index))
            attributes.representedElementCategory = .decorationView
            attributes.representedElementKind = decoration.elementKind
            attributes.frame =
                axes.rect(
                    main: section.start, cross: 0, mainLength: section.length, crossLength: axes.cross(container)
                ).inset(by: decoration.contentInsets.leftToRight).withoutNegativeSize
            attributes.zIndex = decoration.zIndex
            return attributes
        }
    }

    /// Returns the attributes of a view at a boundary.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - index: the section; nil for a view of the whole layout.
    /// - Returns: the attributes.
    private func attributes(of view: BoundaryView, section index: Int?) -> UICollectionViewLayoutAttributes {
        let path = index.map { IndexPath(item: view.index, section: $0) } ?? IndexPath(index: view.index)
        let attributes = makeAttributes(path)
        attributes.representedElementCategory = .supplementaryView
        attributes.representedElementKind = view.description.elementKind
        attributes.sizing = view.axes
        attributes.zIndex = view.description.zIndex
        let section = index.map { sections[$0] }
        let start = section?.start ?? 0
        var frame = axes.isVertical ? view.frame.offsetBy(dx: 0, dy: start) : view.frame.offsetBy(dx: start, dy: 0)
        if view.description.pinToVisibleBounds, let visible = visibleRange {
            let (footer, header) = (section?.footerLength ?? 0, section?.headerLength ?? 0)
            let end = start + (section?.length ?? contentLength)
            let length = axes.main(frame.size)
            let position = axes.isVertical ? frame.minY : frame.minX
            let pinned =
                view.isAtEnd
                ? max(min(position, visible.upperBound - length), min(start + header, position))
                : min(max(position, visible.lowerBound), max(end - footer - length, position))
            frame =
                axes.isVertical
                ? frame.offsetBy(dx: 0, dy: pinned - position) : frame.offsetBy(dx: pinned - position, dy: 0)
            // Above the cells that pass below it.
            attributes.zIndex = max(attributes.zIndex, Self.pinnedZIndex)
        }
        attributes.frame = frame.inset(by: view.description.usedInsets(view.axes)).withoutNegativeSize
        return attributes
    }

    private static let pinnedZIndex = 100

    /// What is seen of the layout's direction, without the insets.
    private var visibleRange: ClosedRange<CGFloat>? {
        collectionView.map { axes.mainRange($0.bounds.inset(by: $0.adjustedContentInset)) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        refresh()
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            let place = sections[indexPath.section].run.place(of: indexPath.item)
        else { return nil }
        return cell(at: indexPath, in: sections[indexPath.section], place, frame: place.cellFrame)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        refresh()
        func isMeant(_ view: BoundaryView, _ index: Int) -> Bool {
            view.description.elementKind == elementKind && view.index == index
        }
        guard indexPath.count == 2 else {
            return boundary.first { isMeant($0, indexPath[0]) }.map { attributes(of: $0, section: nil) }
        }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        if let view = section.boundary.first(where: { isMeant($0, indexPath.item) }) {
            return attributes(of: view, section: indexPath.section)
        }
        guard (0..<section.run.count).contains(indexPath.item), section.run.groups > 0 else { return nil }
        let group = section.run.group(of: indexPath.item)
        let item = indexPath.item - section.run.firstItem(of: group)
        return section.run.arrangement(of: group).attached
            .first { $0.item == item && $0.description.elementKind == elementKind }
            .map { attached($0, at: indexPath, group: group) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        refresh()
        guard sections.indices.contains(indexPath.section) else { return nil }
        return decorations(of: sections[indexPath.section], at: indexPath.section).first {
            $0.representedElementKind == elementKind
        }
    }

    // MARK: Sections that scroll by themselves

    override func scrollingSections(in rect: CGRect) -> [OrthogonalSection] {
        indicesOfScrollingSections(in: rect).compactMap(scrollingSection)
    }

    override func indicesOfScrollingSections(in rect: CGRect) -> [Int] {
        refresh()
        let range = axes.mainRange(rect)
        let first = sections.partitionIndex { $0.start + $0.length >= range.lowerBound }
        return sections.indices.dropFirst(first).prefix { sections[$0].start <= range.upperBound }
            .filter { sections[$0].orthogonal != nil }
    }

    override func scrollingSection(_ index: Int) -> OrthogonalSection? {
        refresh()
        guard sections.indices.contains(index), let extent = sections[index].orthogonal else { return nil }
        let section = sections[index]
        let origin = origin(of: section)
        let main = axes.isVertical ? origin.y : origin.x
        return OrthogonalSection(
            index: index, isHorizontal: axes.isVertical,
            frame: axes.rect(
                main: main, cross: 0, mainLength: extent.thickness, crossLength: axes.cross(container)),
            contentLength: extent.contentLength, insetStart: extent.insetStart, run: section.run,
            behavior: section.description.orthogonalScrollingBehavior,
            properties: section.description.orthogonalScrollingProperties)
    }

    private func scrollOffset(of section: Int) -> CGPoint {
        let offset = collectionView?.scrollOffset(ofSection: section) ?? 0
        return axes.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// The content offset of the view in which a section's items are.
    private func seenOffset(of section: Int) -> CGPoint {
        guard let view = collectionView else { return .zero }
        guard sections[section].orthogonal != nil else { return view.contentOffset }
        return view.scrolling.views[section]?.contentOffset ?? scrollOffset(of: section)
    }

    override func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scrollingSection else { return attributes.frame }
        let offset = scrollOffset(of: section)
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    override func adjusted(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard hasHandlers else { return visible }
        func wants(_ section: Int) -> Bool {
            sections.indices.contains(section) && sections[section].description.visibleItemsInvalidationHandler != nil
        }
        var (visible, items) = (visible, [Int: [VisibleItem]]())
        let mirrored = collectionView.flatMap { $0.isMirrored ? $0 : nil }
        // Handlers work with what is seen, mirrored or not.
        func turn(_ attributes: UICollectionViewLayoutAttributes) {
            guard let view = mirrored else { return }
            let space = view.host(of: attributes).space
            let center = space.point(attributes.center)
            attributes.center = CGPoint(x: center.x + space.origin.x, y: attributes.center.y)
        }
        for index in visible.indices {
            let path = visible[index].indexPath
            guard path.count == 2, wants(path.section),
                let copy = visible[index].copied()
            else { continue }
            visible[index] = copy
            turn(copy)
            items[path.section, default: []].append(VisibleItem(copy))
        }
        for (index, items) in items.sorted(by: { $0.key < $1.key }) {
            let section = sections[index]
            let offset = seenOffset(of: index)
            section.description.visibleItemsInvalidationHandler?(items, offset, section.environment)
            for item in items { turn(item.attributes) }
        }
        return visible
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return hasPinnedViews || containerSize(of: newBounds, in: view) != container
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let view = collectionView, containerSize(of: view.bounds, in: view) != container { isOutOfDate = true }
        if context.invalidateEverything || context.invalidateDataSourceCounts { isOutOfDate = true }
        if context.invalidateEverything, context.invalidateDataSourceCounts { preferred.removeAll() }
        for preference in context.preferences {
            preferred.set(preference.size, along: preference.axes, for: preference.key)
            let key = preference.key
            changedItems[key.section, default: []] += key.category == .cell ? [key.item] : []
        }
        super.invalidateLayout(with: context)
    }

    override var followsPreferences: Bool { true }

    override var estimatesLengths: Bool { hasEstimates }

    override var ground: UIColor? {
        let grounds = sections.map { $0.description.list?.backgroundColor }
        return grounds.contains(nil) ? nil : grounds.first ?? nil
    }

    override var hasSwipeActions: Bool { sections.contains { $0.description.list?.hasSwipeActions == true } }

    override func swipeActions(ofItemAt path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        guard sections.indices.contains(path.section), let list = sections[path.section].description.list else {
            return nil
        }
        return leading
            ? list.leadingSwipeActionsConfigurationProvider?(path)
            : list.trailingSwipeActionsConfigurationProvider?(path)
    }

    override func knowsPreference(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        preferred.known(ElementKey(attributes), along: attributes.sizing, otherwise: attributes.size) != nil
    }

    override func itemsMoved(_ newKey: (ElementKey) -> ElementKey?) { preferred.move(newKey) }
}
