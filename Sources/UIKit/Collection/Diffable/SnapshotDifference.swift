import Foundation

/// What leads from one snapshot to another: deletions, the origins of moves and reloads name places in the old one,
/// insertions and the targets of moves places in the new one.
struct SnapshotDifference {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections = IndexSet()
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var reloadedItems: [IndexPath] = []

    /// Compares two snapshots, with as few moves as possible: elements that keep their order among each other stay.
    ///
    /// O(n log n).
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = Self.indexes(of: old.sectionIdentifiers)
        let newSections = Self.indexes(of: new.sectionIdentifiers)
        for (section, index) in oldSections where newSections[section] == nil { deletedSections.insert(index) }
        for (section, index) in newSections where oldSections[section] == nil { insertedSections.insert(index) }
        let kept = new.sectionIdentifiers.compactMap { section in
            oldSections[section].map { (from: $0, to: newSections[section]!) }
        }
        movedSections = Self.moves(kept)
        reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { oldSections[$0] })

        let oldPaths = Self.paths(of: old)
        let newPaths = Self.paths(of: new)
        for (item, path) in oldPaths where newPaths[item] == nil && !deletedSections.contains(path.section) {
            deletedItems.append(path)
        }
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            var staying: [(from: Int, to: Int)] = []
            for (index, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
                let path = IndexPath(item: index, section: section)
                guard let before = oldPaths[item] else {
                    if !insertedSections.contains(section) { insertedItems.append(path) }
                    continue
                }
                if oldSections[identifier] == before.section {
                    staying.append((before.item, index))
                } else {
                    movedItems.append((before, path))
                }
            }
            let before = oldSections[identifier] ?? 0
            movedItems += Self.moves(staying).map {
                (IndexPath(item: $0.from, section: before), IndexPath(item: $0.to, section: section))
            }
        }
        deletedItems.sort()
        reloadedItems = new.reloadedItemIdentifiers.compactMap { oldPaths[$0] }.filter {
            !reloadedSections.contains($0.section)
        }
    }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
    }

    private static func indexes<Element: Hashable>(of elements: [Element]) -> [Element: Int] {
        Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($0.element, $0.offset) })
    }

    static func paths<Section, Item>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        paths.reserveCapacity(snapshot.numberOfItems)
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (item, element) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                paths[element] = IndexPath(item: item, section: section)
            }
        }
        return paths
    }

    /// Returns the moves of elements that are in both, in their new order: a longest run that keeps its order stays.
    ///
    /// O(n log n).
    static func moves(_ kept: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
        // Patience sorting: the last element of the best run of each length, and the element before each one.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: kept.count)
        for index in kept.indices {
            let length = ends.partitionIndex { kept[$0].from >= kept[index].from }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        guard ends.count < kept.count else { return [] }
        var stays = [Bool](repeating: false, count: kept.count)
        var index = ends.last ?? -1
        while index >= 0 {
            stays[index] = true
            index = previous[index]
        }
        return kept.indices.filter { !stays[$0] }.map { kept[$0] }
    }
}
