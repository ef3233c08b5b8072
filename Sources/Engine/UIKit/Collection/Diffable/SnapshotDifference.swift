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
    /// What the sections have in common at their beginnings and ends is compared, and no more: O(n) there, and O(k log k)
    /// for the k items between.
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

        // An item that is in both is either in what its section has kept, or between in both.
        var (oldPaths, newRanges) = ([Item: IndexPath](), [Range<Int>]())
        for identifier in new.sectionIdentifiers {
            let items = new.itemIdentifiers(inSection: identifier)
            guard let section = oldSections[identifier] else {
                newRanges.append(items.indices)
                continue
            }
            let before = old.itemIdentifiers(inSection: identifier)
            let changed = Self.changed(before, items)
            newRanges.append(changed.new)
            for index in changed.old {
                let path = IndexPath(item: index, section: section)
                if new.sectionIdentifier(containingItem: before[index]) == nil {
                    deletedItems.append(path)
                } else {
                    oldPaths[before[index]] = path
                }
            }
        }
        for section in deletedSections {
            for (index, item) in old.itemIdentifiers(inSection: old.sectionIdentifiers[section]).enumerated()
            where new.sectionIdentifier(containingItem: item) != nil {
                oldPaths[item] = IndexPath(item: index, section: section)
            }
        }
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            let before = oldSections[identifier]
            // Nothing has come from elsewhere.
            if before == nil, oldPaths.isEmpty { continue }
            let items = new.itemIdentifiers(inSection: identifier)
            var staying: [(from: Int, to: Int)] = []
            for index in newRanges[section] {
                let path = IndexPath(item: index, section: section)
                guard let from = oldPaths[items[index]] else {
                    if before != nil { insertedItems.append(path) }
                    continue
                }
                if before == from.section {
                    staying.append((from.item, index))
                } else {
                    movedItems.append((from, path))
                }
            }
            movedItems += Self.moves(staying).map {
                (IndexPath(item: $0.from, section: before ?? 0), IndexPath(item: $0.to, section: section))
            }
        }
        deletedItems.sort()
        let reloaded = old.places(of: new.reloadedItemIdentifiers)
        reloadedItems = new.reloadedItemIdentifiers.compactMap { reloaded[$0] }.filter {
            !reloadedSections.contains($0.section)
        }
    }

    /// Returns what lies between the common beginning and the common end of two lists.
    ///
    /// O(n).
    private static func changed<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (old: Range<Int>, new: Range<Int>) {
        var start = 0
        let length = min(old.count, new.count)
        while start < length, old[start] == new[start] { start += 1 }
        var end = 0
        while end < length - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<old.count - end, start..<new.count - end)
    }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
    }

    private static func indexes<Element: Hashable>(of elements: [Element]) -> [Element: Int] {
        Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($0.element, $0.offset) })
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
