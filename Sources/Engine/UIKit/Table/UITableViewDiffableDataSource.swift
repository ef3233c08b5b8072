import QuartzCore

/// Shows snapshots in a table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// A closure that returns the cell of a row.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// A snapshot of this data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The animation of rows that come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private final weak var view: UITableView?
    private final let provider: CellProvider
    private final var current = Snapshot()

    /// Makes the data source of a table.
    ///
    /// - Parameters:
    ///   - tableView: the table.
    ///   - cellProvider: dequeues and fills the cell of a row.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        view = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Returns the present state.
    open func snapshot() -> Snapshot { current.withoutReloads() }

    /// Changes to another snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: the snapshot.
    ///   - animatingDifferences: whether rows are seen to come, go and move.
    ///   - completion: is called when the change has been shown.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard animatingDifferences, let view, view.window != nil else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        view.performBatchUpdates({ [self] in
            current = snapshot.withoutReloads()
            difference.tell(view, defaultRowAnimation)
        }) { _ in completion?() }
    }

    /// Goes to another snapshot by making everything anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.withoutReloads()
        view?.reloadData()
        completion?()
    }

    /// Returns the item of a row; nil for an unknown row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the row of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier)
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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// Returns the number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// Returns nil: the table has no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section of the title's number.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// Returns the cell of a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
            preconditionFailure("the cell provider gave no cell for \(indexPath)")
        }
        return cell
    }

    /// Returns nil: no title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil: no title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableViewDiffableDataSource: TableDataSourceBase {
    static var baseClass: AnyClass { UITableViewDiffableDataSource.self }
}

extension SnapshotDifference {
    /// Calls a table's methods for the changes.
    @MainActor
    fileprivate func tell(_ view: UITableView, _ animation: UITableView.RowAnimation) {
        if !deletedSections.isEmpty { view.deleteSections(deletedSections, with: animation) }
        if !insertedSections.isEmpty { view.insertSections(insertedSections, with: animation) }
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        if !reloadedSections.isEmpty { view.reloadSections(reloadedSections, with: animation) }
        if !deletedItems.isEmpty { view.deleteRows(at: deletedItems, with: animation) }
        if !insertedItems.isEmpty { view.insertRows(at: insertedItems, with: animation) }
        for move in movedItems { view.moveRow(at: move.from, to: move.to) }
        if !reloadedItems.isEmpty { view.reloadRows(at: reloadedItems, with: animation) }
    }
}
