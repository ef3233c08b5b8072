import Foundation

/// What a collection view shows, by identifiers that name each section and each item once.
///
/// Items that are added although the snapshot has them already move to where they are added; sections that it has stay
/// where they are: <https://developer.apple.com/forums/thread/655284>. A method that is given an identifier which the
/// snapshot doesn't have, or is given one twice to add, ends the program with a sentence that names it, as UIKit does.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// The sections in their order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections that are shown anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that are shown anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are filled anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Makes an empty snapshot.
    public init() {}

    // MARK: Questions

    /// The number of items.
    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items in the order of their sections.
    ///
    /// O(n).
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else { unknown(section: identifier) }
        return items
    }

    /// Returns the section that has an item; nil for an unknown one.
    ///
    /// O(1).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// Returns the index of an item over all sections; nil for an unknown one.
    ///
    /// O(n).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let owner = owners[identifier] else { return nil }
        let before = sectionIdentifiers.prefix { $0 != owner }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[owner]?.firstIndex(of: identifier).map { before + $0 }
    }

    /// Returns the index of a section; nil for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Appends items to a section.
    ///
    /// - Parameters:
    ///   - identifiers: the items.
    ///   - sectionIdentifier: the section; nil for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            preconditionFailure("there is no section to append items to: append a section first")
        }
        insert(identifiers, in: section, at: numberOfItems(inSection: section))
    }

    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, index) = knownPlace(of: beforeIdentifier)
        insert(identifiers, in: section, at: index)
    }

    /// Inserts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = knownPlace(of: afterIdentifier)
        insert(identifiers, in: section, at: index + 1)
    }

    /// Those that the snapshot doesn't have are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { owners[$0] }) {
            // One is found by comparing alone.
            if gone.count == 1, let index = items[section]?.firstIndex(of: identifiers[0]) {
                items[section]?.remove(at: index)
            } else {
                items[section]?.removeAll(where: gone.contains)
            }
        }
        for identifier in gone { owners[identifier] = nil }
    }

    /// Deletes all items, but not the sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// The items' cells are made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { check(identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// The items' cells stay, and are filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { check(identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, after: Bool) {
        precondition(identifier != target, "an item can't be moved to itself: \(identifier)")
        check(identifier)
        deleteItems([identifier])
        let (section, index) = knownPlace(of: target)
        insert([identifier], in: section, at: after ? index + 1 : index)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int)
    {
        owners.reserveCapacity(owners.count + identifiers.count)
        var former: [ItemIdentifierType: SectionIdentifierType] = [:]
        for identifier in identifiers {
            guard let owner = owners.updateValue(section, forKey: identifier) else { continue }
            former[identifier] = owner
        }
        var index = index
        if !former.isEmpty {
            Self.checkUnique(identifiers, "item")
            index -= items[section]?.prefix(index).count { former[$0] != nil } ?? 0
            for owner in Set(former.values) { items[owner]?.removeAll { former[$0] != nil } }
        }
        items[section, default: []].insert(contentsOf: identifiers, at: index)
    }

    /// Ends the program if one of the identifiers is there twice.
    private static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
        var seen: Set<Identifier> = []
        for identifier in identifiers {
            precondition(
                seen.insert(identifier).inserted, "\(kind) identifiers have to be unique: \(identifier) is there twice")
        }
    }

    private func knownPlace(of identifier: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        check(identifier)
        guard let section = owners[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            preconditionFailure("the snapshot has an item \(identifier) in no section")
        }
        return (section, index)
    }

    private func check(_ identifier: ItemIdentifierType) {
        precondition(owners[identifier] != nil, "the snapshot has no item \(identifier)")
    }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(sections: identifiers, at: sectionIdentifiers.count)
    }

    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(sections: identifiers, at: index(of: toIdentifier))
    }

    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(sections: identifiers, at: index(of: toIdentifier) + 1)
    }

    /// Deletes sections with their items.
    ///
    /// Sections that the snapshot doesn't have are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone {
            for item in items[section] ?? [] { owners[item] = nil }
            items[section] = nil
        }
        sectionIdentifiers.removeAll(where: gone.contains)
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, to: toIdentifier, after: false)
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, to: toIdentifier, after: true)
    }

    /// Has sections shown anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = index(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func move(section: SectionIdentifierType, to target: SectionIdentifierType, after: Bool) {
        precondition(section != target, "a section can't be moved to itself: \(section)")
        sectionIdentifiers.remove(at: index(of: section))
        let index = index(of: target)
        sectionIdentifiers.insert(section, at: after ? index + 1 : index)
    }

    private mutating func insert(sections: [SectionIdentifierType], at index: Int) {
        Self.checkUnique(sections, "section")
        let new = sections.filter { items[$0] == nil }
        for section in new { items[section] = [] }
        sectionIdentifiers.insert(contentsOf: new, at: index)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: section) else { unknown(section: section) }
        return index
    }

    private func unknown(section: SectionIdentifierType) -> Never {
        preconditionFailure("the snapshot has no section \(section); it has \(sectionIdentifiers)")
    }

    /// Replaces a section's items, some of which it may have already.
    ///
    /// Those that it has go without being looked for, as there are some that do not even equal themselves.
    mutating func replaceItems(of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
        for item in itemIdentifiers(inSection: section) { owners[item] = nil }
        items[section] = []
        insert(identifiers, in: section, at: 0)
    }

    /// Returns where items are; those that the snapshot doesn't have are left out.
    ///
    /// O(n) in the items of the sections that have them.
    func places(of identifiers: [ItemIdentifierType]) -> [ItemIdentifierType: IndexPath] {
        guard !identifiers.isEmpty else { return [:] }
        let wanted = Set(identifiers)
        let owning = Set(wanted.compactMap { owners[$0] })
        var places: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() where owning.contains(identifier) {
            for (index, item) in itemIdentifiers(inSection: identifier).enumerated() where wanted.contains(item) {
                places[item] = IndexPath(item: index, section: section)
            }
        }
        return places
    }

    /// Returns where an item is; nil for an unknown one.
    ///
    /// O(n) in the items of its section.
    func place(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let owner = owners[identifier], let section = sectionIdentifiers.firstIndex(of: owner) else { return nil }
        return items[owner]?.firstIndex(of: identifier).map { IndexPath(item: $0, section: section) }
    }

    /// Returns where each item is.
    ///
    /// O(n).
    func allPlaces() -> [ItemIdentifierType: IndexPath] {
        var places: [ItemIdentifierType: IndexPath] = [:]
        places.reserveCapacity(numberOfItems)
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (index, item) in itemIdentifiers(inSection: identifier).enumerated() {
                places[item] = IndexPath(item: index, section: section)
            }
        }
        return places
    }

    /// Forgets what is to be reloaded and reconfigured.
    func withoutReloads() -> NSDiffableDataSourceSnapshot {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
