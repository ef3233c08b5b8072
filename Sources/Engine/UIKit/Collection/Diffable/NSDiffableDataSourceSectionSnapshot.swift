import Foundation

/// The items of one section as a tree: those below an item are seen while it is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []
    private var known: Set<ItemIdentifierType> = []
    /// Those that are below no other.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Makes an empty snapshot.
    public init() {}

    // MARK: Questions

    /// All items, each before those below it.
    ///
    /// O(n).
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

    /// The items below no item that is collapsed.
    ///
    /// O(n).
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { expanded.contains($0) } }

    /// How many items are above each visible one, by its place, which is found where the item itself is not: there are
    /// items that do not equal themselves.
    var visibleLevels: [Int] {
        var levels: [Int] = []
        var waiting = rootItems.reversed().map { (item: $0, level: 0) }
        while let (item, level) = waiting.popLast() {
            levels.append(level)
            guard expanded.contains(item), let below = children[item] else { continue }
            waiting += below.reversed().map { ($0, level + 1) }
        }
        return levels
    }

    private func flattened(
        _ roots: [ItemIdentifierType], opens: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if let below = children[item], opens(item) { waiting += below.reversed() }
        }
        return found
    }

    /// Returns whether the snapshot has an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether an item is below no item that is collapsed.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        return sequence(first: item) { parents[$0] }.dropFirst().allSatisfy(expanded.contains)
    }

    /// How many items are above it; -1 for an unknown one.
    public func level(of item: ItemIdentifierType) -> Int {
        guard contains(item) else { return -1 }
        return sequence(first: item) { parents[$0] }.reduce(-1) { count, _ in count + 1 }
    }

    /// Returns the item above another one; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// Among the visible items.
    public func index(of item: ItemIdentifierType) -> Int? { visibleItems.firstIndex(of: item) }

    /// What is below an item, as a snapshot of its own.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        check(parent)
        var result = NSDiffableDataSourceSectionSnapshot()
        if includingParent { result.append([parent]) }
        func copy(_ item: ItemIdentifierType, to target: ItemIdentifierType?) {
            let below = children[item] ?? []
            result.append(below, to: target)
            for child in below { copy(child, to: child) }
        }
        copy(parent, to: includingParent ? parent : nil)
        result.expanded = expanded.intersection(result.known)
        return result
    }

    func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

    // MARK: Changes

    /// Appends items.
    ///
    /// - Parameters:
    ///   - items: the items.
    ///   - parent: the item above them; nil if they are below no other.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { check(parent) }
        adopt(items, parent: parent)
        if let parent { children[parent, default: []] += items } else { rootItems += items }
    }

    /// Inserts items before another one.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, after: false)
    }

    /// Inserts items after another one.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, after: true)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
        check(item)
        let parent = parents[item]
        adopt(items, parent: parent)
        var siblings = parent.map { children[$0] ?? [] } ?? rootItems
        let index = siblings.firstIndex(of: item)!
        siblings.insert(contentsOf: items, at: after ? index + 1 : index)
        if let parent { children[parent] = siblings } else { rootItems = siblings }
    }

    private mutating func adopt(_ items: [ItemIdentifierType], parent: ItemIdentifierType?) {
        for item in items {
            precondition(
                known.insert(item).inserted, "item identifiers have to be unique: \(item) is there already")
            parents[item] = parent
        }
    }

    /// Deletes items with those below them.
    ///
    /// Items that the snapshot doesn't have are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(flattened(items.filter(contains)) { _ in true })
        for parent in Set(gone.compactMap { parents[$0] }).subtracting(gone) {
            children[parent]?.removeAll(where: gone.contains)
        }
        rootItems.removeAll(where: gone.contains)
        for item in gone {
            children[item] = nil
            parents[item] = nil
        }
        expanded.subtract(gone)
        known.subtract(gone)
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    /// Shows what is below items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { check(item) }
        expanded.formUnion(items)
    }

    /// Hides what is below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { check(item) }
        expanded.subtract(items)
    }

    /// Puts another snapshot below an item, in the place of what is there.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        check(parent)
        delete(children[parent] ?? [])
        insert(snapshot, to: parent)
    }

    private mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType) {
        append(snapshot.rootItems, to: parent)
        for item in snapshot.items where snapshot.hasChildren(item) { append(snapshot.children[item] ?? [], to: item) }
        expanded.formUnion(snapshot.expanded)
    }

    private func check(_ item: ItemIdentifierType) {
        precondition(contains(item), "the section snapshot has no item \(item)")
    }

    /// The tree as lines, indented by level; + is expanded.
    public func visualDescription() -> String {
        items.map { item in
            let sign = !hasChildren(item) ? " " : isExpanded(item) ? "+" : "-"
            return String(repeating: "  ", count: level(of: item)) + sign + " \(item)"
        }.joined(separator: "\n")
    }
}
