import QuartzCore

/// Shows snapshots: a collection view goes from one to the next by the difference.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// A snapshot of this data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A snapshot of one of its sections.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What an app says of items that fingers carry to other places.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved by a finger.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Is called before an item is moved by a finger.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Is called when an item has been moved by a finger.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that do nothing.
        public init() {}
    }

    /// What an app says of items that expand and collapse.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether an item is expanded by a tap.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Is called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item is collapsed by a tap.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Is called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// What is below an item that is about to expand, given what was.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Makes handlers that do nothing.
        public init() {}
    }

    /// The closure that returns supplementary views; nil for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The handlers of moving items by a finger.
    open var reorderingHandlers = ReorderingHandlers()
    /// The handlers of expanding and collapsing items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    @Unretained private final var view: UICollectionView?
    private final let provider: CellProvider
    private final var current = Snapshot() {
        didSet {
            paths = nil
            questions = 0
        }
    }
    /// How deep the items of the sections that have a tree lie, by their places.
    private final var levels: [SectionIdentifierType: [Int]] = [:]
    private final var trees: [SectionIdentifierType: SectionSnapshot] = [:]
    /// By item; nil until it is worth its cost.
    private final var paths: [ItemIdentifierType: IndexPath]?
    /// The questions for places since the last change.
    private final var questions = 0
    /// After so many the places of all items are noted.
    private static var questionsUntilNoted: Int { 16 }

    /// Makes the data source of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - cellProvider: dequeues and fills the cell of an item.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the present state.
    open func snapshot() -> Snapshot { current.withoutReloads() }

    /// Changes to another snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: the snapshot.
    ///   - animatingDifferences: whether the difference is animated as batch updates are.
    ///   - completion: is called when the change has been shown.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees = trees.filter { section, tree in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
        }
        change(to: snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Changes to another snapshot, and returns when the change has been shown.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Goes to another snapshot by making everything anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        trees = [:]
        current = snapshot.withoutReloads()
        view?.reloadData()
        completion?()
    }

    /// Gives a section a tree of items.
    ///
    /// The section is appended if it isn't there.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.replaceItems(of: section, with: snapshot.visibleItems)
        let before = trees[section]
        trees[section] = snapshot
        levels[section] = snapshot.visibleLevels
        change(to: whole, animated: animatingDifferences, completion: completion)
        if animatingDifferences {
            showTree(of: section, before: before)
        } else {
            UIView.performWithoutAnimation { showTree(of: section, before: before) }
        }
    }

    /// The tree of a section's items; without one, its items.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let tree = trees[section] { return tree }
        var tree = SectionSnapshot()
        tree.append(current.itemIdentifiers(inSection: section))
        return tree
    }

    private func change(to snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        let update = { [self] in current = snapshot.withoutReloads() }
        guard let view else {
            update()
            completion?()
            return
        }
        if difference.isEmpty {
            update()
            reconfigure(snapshot)
            completion?()
            return
        }
        let perform = {
            view.performBatchUpdates(
                {
                    update()
                    difference.tell(view)
                }, completion: completion.map { completion in { _ in completion() } })
        }
        if animated { perform() } else { UIView.performWithoutAnimation(perform) }
        reconfigure(snapshot)
    }

    private func reconfigure(_ snapshot: Snapshot) {
        guard !snapshot.reconfiguredItemIdentifiers.isEmpty else { return }
        let places = current.places(of: snapshot.reconfiguredItemIdentifiers)
        view?.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] })
    }

    // MARK: Places

    /// nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Returns where an item is; nil for an unknown one.
    ///
    /// O(1), and O(n) a few times after a change.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard paths == nil else { return paths?[itemIdentifier] }
        questions += 1
        guard questions > Self.questionsUntilNoted else { return current.place(of: itemIdentifier) }
        paths = current.allPlaces()
        return paths?[itemIdentifier]
    }

    /// Returns the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the index of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// Returns the cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
            preconditionFailure("the cell provider gave no cell for \(indexPath)")
        }
        showTree(on: cell, item, at: indexPath)
        return cell
    }

    /// Returns a supplementary view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure("no supplementaryViewProvider gave a view of the kind \(kind) for \(indexPath)")
        }
        return view
    }

    // MARK: Reordering

    /// Returns whether an item can be moved by a finger.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Moves the item in the snapshot and tells the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        let before = current
        var after = before
        after.deleteItems([item])
        var items = after.itemIdentifiers(inSection: section)
        items.insert(item, at: min(destinationIndexPath.item, items.count))
        after.replaceItems(of: section, with: items)
        let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
        reorderingHandlers.willReorder?(transaction)
        current = after
        trees = trees.filter { after.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Trees

    /// Shows a cell how deep its item lies, and whether those below it are seen.
    private func showTree(on cell: UICollectionViewCell, _ item: ItemIdentifierType, at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), let tree = trees[section] else { return }
        cell.isExpandedItem = tree.isExpanded(item)
        guard let cell = cell as? UICollectionViewListCell else { return }
        let levels = levels[section] ?? []
        cell.indentationLevel = levels.indices.contains(path.item) ? levels[path.item] : 0
        cell.toggleExpansion = tree.hasChildren(item) ? { [weak self] in self?.toggle(item) } : nil
    }

    private func showTree(of section: SectionIdentifierType, before: SectionSnapshot?) {
        guard let view, let tree = trees[section], let index = current.indexOfSection(section) else { return }
        for (place, item) in tree.visibleItems.enumerated() where before?.isExpanded(item) != tree.isExpanded(item) {
            let path = IndexPath(item: place, section: index)
            guard let cell = view.cellForItem(at: path) else { continue }
            UIView.animate(withDuration: UICollectionView.updateDuration) { [self] in
                showTree(on: cell, item, at: path)
                cell.layoutSubtreeIfNeeded()
            }
        }
    }

    private func toggle(_ item: ItemIdentifierType) {
        guard let section = current.sectionIdentifier(containingItem: item), var tree = trees[section] else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) != false else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) != false else { return }
            handlers.willExpandItem?(item)
            if let below = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: below)
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}

extension SnapshotDifference {
    /// Calls a collection view's methods for the changes.
    @MainActor
    fileprivate func tell(_ view: UICollectionView) {
        if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
        if !insertedSections.isEmpty { view.insertSections(insertedSections) }
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        if !reloadedSections.isEmpty { view.reloadSections(reloadedSections) }
        if !deletedItems.isEmpty { view.deleteItems(at: deletedItems) }
        if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
        for move in movedItems { view.moveItem(at: move.from, to: move.to) }
        if !reloadedItems.isEmpty { view.reloadItems(at: reloadedItems) }
    }
}
