import QuartzCore

/// Rows that are deleted, inserted and moved by signs and swipes.
extension UITableView {
    final func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEdited else { return }
        rowSwipes?.close(animated: animated)
        isEdited = editing
        let show = { [self] in
            for (path, cell) in cells {
                showEditing(of: cell, at: path)
                cell.layoutSubtreeIfNeeded()
            }
        }
        guard animated, window != nil else { return UIView.performWithoutAnimation(show) }
        UIView.animate(withDuration: Self.updateDuration, animations: show)
    }

    /// Gives a cell the signs of its row, or takes them away.
    final func showEditing(of cell: UITableViewCell, at path: IndexPath) {
        guard isEdited else {
            if cell.isEditing { cell.setEditing(false, animated: false) }
            return
        }
        let row = dataPath(of: path)
        let canEdit = dataSource?.tableView(self, canEditRowAt: row) == true
        cell.editingStyle = canEdit ? editingStyle(of: row) : .none
        cell.shouldIndentWhileEditing =
            canEdit && delegate?.tableView(self, shouldIndentWhileEditingRowAt: row) != false
        cell.isMovable = dataSource?.tableView(self, canMoveRowAt: row) == true
        cell.setEditing(true, animated: false)
    }

    private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard let delegate else { return .delete }
        return delegate.tableView(self, editingStyleForRowAt: path)
    }

    /// Does what a tap on the sign at a row's beginning means: offers to delete the row, or inserts one.
    final func editingSignTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .delete: rowSwipes?.reveal(path, cell)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }

    /// The action by which a row is deleted whose data source can do that; nil for others.
    final func deletion(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let source = dataSource, source.commitsEditing, source.tableView(self, canEditRowAt: path),
            editingStyle(of: path) == .delete
        else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}

/// A class of the engine that is a table's data source, and whose subclasses may change the data.
@MainActor
protocol TableDataSourceBase: AnyObject {
    /// The class of the engine.
    static var baseClass: AnyClass { get }
}

extension UITableViewDataSource {
    /// Whether rows can be deleted from and inserted into the data.
    var commitsEditing: Bool { declares("tableView(_:commit:forRowAt:)") }
    /// Whether rows can be moved in the data.
    var movesRows: Bool { declares("tableView(_:moveRowAt:to:)") }

    private func declares(_ method: String) -> Bool {
        OptionalMethods.declares(method, self, below: (self as? any TableDataSourceBase).map { type(of: $0).baseClass })
    }
}
