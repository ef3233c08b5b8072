import Foundation

/// What reordering has changed in a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between both.
    public let difference: CollectionDifference<ItemIdentifierType>
}

/// What reordering has changed.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// A snapshot of a data source.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The state before the change.
    public let initialSnapshot: Snapshot
    /// The state after the change.
    public let finalSnapshot: Snapshot
    /// Of all items, in the order of their sections.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// Of the sections whose items have changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(from before: Snapshot, to after: Snapshot) {
        initialSnapshot = before
        finalSnapshot = after
        difference = after.itemIdentifiers.difference(from: before.itemIdentifiers)
        func tree(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
            var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            tree.append(items)
            return tree
        }
        sectionTransactions = after.sectionIdentifiers.compactMap { section in
            let items = (before.itemIdentifiers(inSection: section), after.itemIdentifiers(inSection: section))
            guard items.0 != items.1 else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: tree(items.0), finalSnapshot: tree(items.1),
                difference: items.1.difference(from: items.0))
        }
    }
}
