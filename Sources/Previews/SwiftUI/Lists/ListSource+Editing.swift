/// Rows that are deleted and moved.
extension ListSource {
    /// Returns the actions that a swipe over a row offers; nil for none.
    static func swipes(_ row: ListRow, _ list: ListElement, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        let swipes = row.look.swipes.filter { $0.edge == edge }
        let actions = swipes.flatMap { $0.actions() }
        if !actions.isEmpty {
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = swipes.first?.allowsFullSwipe ?? true
            return configuration
        }
        guard edge == .trailing, swipes.isEmpty, list.canDelete(row) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            Self.delete(row, list)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Has the owner of a row delete it.
    static func delete(_ row: ListRow, _ list: ListElement) {
        guard let place = list.editing(row) else { return }
        withAnimation { place.node.onDelete?(IndexSet(integer: place.index)) }
    }

    /// Has the owner of a row move it to the place of another one.
    static func move(_ row: ListRow, to other: ListRow, _ list: ListElement) {
        guard let from = list.editing(row), let to = list.editing(other), from.node === to.node else { return }
        from.node.onMove?(IndexSet(integer: from.index), to.index > from.index ? to.index + 1 : to.index)
    }
}
