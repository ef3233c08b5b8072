import QuartzCore

/// The changes of one batch as they are collected.
@MainActor
struct CollectionUpdates {
    private(set) var items: [UICollectionViewUpdateItem] = []
    /// Of batches inside the batch.
    var completions: [(Bool) -> Void] = []

    mutating func add(_ action: UICollectionViewUpdateItem.Action, before: IndexPath?, after: IndexPath?) {
        items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
}

/// Where the changes of one batch take each section and item: deletions, reloads and the origins of moves name old places,
/// insertions and the targets of moves new ones.
@MainActor
struct ResolvedUpdates {
    /// As the layout is told.
    private(set) var items: [UICollectionViewUpdateItem] = []
    let sections: IndexShift

    private var deleted: [Int: Set<Int>] = [:]
    private var inserted: [Int: Set<Int>] = [:]
    private var moves: [IndexPath: IndexPath] = [:]
    private var reloadedSections: Set<Int> = []
    private var reloadedItems: Set<IndexPath> = []
    private let insertedSections: Set<Int>
    private var shifts: [Int: IndexShift] = [:]

    init(_ updates: CollectionUpdates, oldCounts: [Int]) {
        var (removedSections, newSections, movedSections) = (Set<Int>(), Set<Int>(), [Int: Int]())
        for item in updates.items {
            let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
            switch (item.updateAction, before, after) {
            case (.delete, let path?, _) where path.isSection: removedSections.insert(path.section)
            case (.delete, let path?, _): deleted[path.section, default: []].insert(path.item)
            case (.insert, _, let path?) where path.isSection: newSections.insert(path.section)
            case (.insert, _, let path?): inserted[path.section, default: []].insert(path.item)
            case (.move, let from?, let to?) where from.isSection: movedSections[from.section] = to.section
            case (.move, let from?, let to?): moves[from] = to
            case (.reload, let path?, _) where path.isSection: reloadedSections.insert(path.section)
            case (.reload, let path?, _): reloadedItems.insert(path)
            default: break
            }
        }
        sections = IndexShift(removed: removedSections, inserted: newSections, moved: movedSections)
        insertedSections = newSections
        for old in oldCounts.indices {
            if let new = sections.newIndex(of: old) { shifts[old] = shift(old, new) }
        }
        items = updates.items.map { item in
            guard item.updateAction == .reload, let before = item.indexPathBeforeUpdate else { return item }
            return UICollectionViewUpdateItem(.reload, before: before, after: newPath(of: before))
        }
    }

    /// What happens to the items of a section that stays.
    private func shift(_ old: Int, _ new: Int) -> IndexShift {
        var (removed, added, moved) = (deleted[old] ?? [], inserted[new] ?? [], [Int: Int]())
        for (from, to) in moves where from.section == old || to.section == new {
            switch (from.section == old, to.section == new) {
            case (true, true): moved[from.item] = to.item
            case (true, false): removed.insert(from.item)
            default: added.insert(to.item)
            }
        }
        return IndexShift(removed: removed, inserted: added, moved: moved)
    }

    /// The index path of an item or a section after the updates; nil if it is deleted.
    func newPath(of old: IndexPath) -> IndexPath? {
        if let target = moves[old] { return target }
        guard let section = sections.newIndex(of: old.section) else { return nil }
        guard !old.isSection else { return IndexPath(ofSection: section) }
        let item = shifts[old.section].map { $0.newIndex(of: old.item) } ?? old.item
        return item.map { IndexPath(item: $0, section: section) }
    }

    /// Whether an item is made anew, given where it is in the old data.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedItems.contains(old) || reloadedSections.contains(old.section)
    }

    /// The counts that the data source should give afterwards; nil for a section that is new or reloaded.
    func newCounts(_ old: [Int]) -> [Int?] {
        var counts = [Int?](repeating: nil, count: max(0, old.count + sections.growth))
        for (section, count) in old.enumerated() {
            guard let new = sections.newIndex(of: section), counts.indices.contains(new),
                !reloadedSections.contains(section)
            else { continue }
            counts[new] = count + (shifts[section]?.growth ?? 0)
        }
        return counts
    }
}

extension IndexPath {
    /// A section as UIKit's update items name it: its item is `NSNotFound`.
    init(ofSection section: Int) {
        self.init(item: NSNotFound, section: section)
    }

    var isSection: Bool { item == NSNotFound }
}
