import QuartzCore

/// The changes of one batch, and where they take each item.
@MainActor
struct CollectionUpdates {
    private(set) var items: [UICollectionViewUpdateItem] = []

    mutating func add(_ action: UICollectionViewUpdateItem.Action, before: IndexPath?, after: IndexPath?) {
        items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }

    private func paths(
        _ action: UICollectionViewUpdateItem.Action, _ path: KeyPath<UICollectionViewUpdateItem, IndexPath?>,
        count: Int
    ) -> [IndexPath] {
        items.filter { $0.updateAction == action }.compactMap { $0[keyPath: path] }.filter { $0.count == count }
    }

    var sections: IndexShift {
        IndexShift(
            removed: paths(.delete, \.indexPathBeforeUpdate, count: 1).map { $0[0] },
            inserted: paths(.insert, \.indexPathAfterUpdate, count: 1).map { $0[0] })
    }

    func items(inOldSection section: Int) -> IndexShift {
        let newSection = sections.newIndex(of: section)
        var moved: [Int: Int] = [:]
        for item in items where item.updateAction == .move {
            guard let from = item.indexPathBeforeUpdate, let to = item.indexPathAfterUpdate, from.section == section,
                to.section == newSection
            else { continue }
            moved[from.item] = to.item
        }
        return IndexShift(
            removed: paths(.delete, \.indexPathBeforeUpdate, count: 2).filter { $0.section == section }.map(\.item),
            inserted: paths(.insert, \.indexPathAfterUpdate, count: 2).filter { $0.section == newSection }.map(\.item),
            moved: moved)
    }

    /// The item's index path after the updates; nil if it is deleted.
    func newPath(of old: IndexPath) -> IndexPath? {
        for item in items where item.updateAction == .move && item.indexPathBeforeUpdate == old {
            return item.indexPathAfterUpdate
        }
        guard let section = sections.newIndex(of: old.section),
            let item = items(inOldSection: old.section).newIndex(of: old.item)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    func isInserted(_ path: IndexPath) -> Bool {
        items.contains {
            $0.updateAction == .insert
                && ($0.indexPathAfterUpdate == path || $0.indexPathAfterUpdate == IndexPath(index: path.section))
        }
    }

    func isReloaded(_ old: IndexPath) -> Bool {
        items.contains {
            $0.updateAction == .reload
                && ($0.indexPathBeforeUpdate == old || $0.indexPathBeforeUpdate == IndexPath(index: old.section))
        }
    }

    /// The counts that the data source should give afterwards.
    func newCounts(_ old: [Int]) -> [Int?] {
        var counts = [Int?](repeating: nil, count: old.count + sections.growth)
        for (section, count) in old.enumerated() {
            guard let new = sections.newIndex(of: section), counts.indices.contains(new) else { continue }
            let crossing = items.filter { $0.updateAction == .move }.reduce(0) { sum, item in
                guard let from = item.indexPathBeforeUpdate, let to = item.indexPathAfterUpdate,
                    sections.newIndex(of: from.section) != to.section
                else { return sum }
                return sum + (to.section == new ? 1 : 0) - (from.section == section ? 1 : 0)
            }
            counts[new] = count + items(inOldSection: section).growth + crossing
        }
        return counts
    }
}
