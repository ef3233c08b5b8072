/// How the rows of a list have changed.
@MainActor
struct ListChanges {
    private var (removed, added) = (IndexSet(), IndexSet())
    private var (deleted, inserted) = ([IndexPath](), [IndexPath]())
    private var moved: [(from: IndexPath, to: IndexPath)] = []
    /// Whether none of many rows is left.
    private(set) var isOther = false

    var isEmpty: Bool { removed.isEmpty && added.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

    /// The number of steps that finding the changes may take.
    private static let effort = 400_000

    init(_ old: [ListSection], _ new: [ListSection]) {
        let sections = new.map(\.key).difference(from: old.map(\.key))
        for change in sections {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        let kept = zip(
            old.indices.filter { !removed.contains($0) }, new.indices.filter { !added.contains($0) })
        for (before, after) in kept { compare(old[before].rows, new[after].rows, before, after) }
    }

    private mutating func compare(_ old: [ListRow], _ new: [ListRow], _ before: Int, _ after: Int) {
        guard !old.elementsEqual(new, by: { $0.key == $1.key }) else { return }
        if old.count * new.count > Self.effort, Set(old.map(\.key)).isDisjoint(with: new.map(\.key)) {
            isOther = true
        }
        let difference =
            isOther
            ? CollectionDifference(Self.replacement(old.map(\.key), new.map(\.key)))
            : new.map(\.key).difference(from: old.map(\.key)).inferringMoves()
        for change in difference ?? new.map(\.key).difference(from: old.map(\.key)) {
            switch change {
            case .remove(let offset, _, let target):
                let path = IndexPath(row: offset, section: before)
                if let target {
                    moved.append((path, IndexPath(row: target, section: after)))
                } else {
                    deleted.append(path)
                }
            case .insert(let offset, _, let origin):
                if origin == nil { inserted.append(IndexPath(row: offset, section: after)) }
            }
        }
    }

    private static func replacement(
        _ old: [ListRow.Key], _ new: [ListRow.Key]
    ) -> [CollectionDifference<ListRow.Key>.Change] {
        old.enumerated().map { .remove(offset: $0, element: $1, associatedWith: nil) }
            + new.enumerated().map { .insert(offset: $0, element: $1, associatedWith: nil) }
    }

    /// Tells a table.
    func announce(to table: UITableView) {
        if !removed.isEmpty { table.deleteSections(removed, with: .fade) }
        if !added.isEmpty { table.insertSections(added, with: .fade) }
        if !deleted.isEmpty { table.deleteRows(at: deleted, with: .fade) }
        if !inserted.isEmpty { table.insertRows(at: inserted, with: .fade) }
        for (from, to) in moved { table.moveRow(at: from, to: to) }
    }
}
