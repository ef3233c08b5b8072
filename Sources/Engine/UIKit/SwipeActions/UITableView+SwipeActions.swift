import QuartzCore

extension UITableView: SwipeActionsHost {
    final func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)? {
        guard !isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return (path, cell)
    }

    final func swipeActions(ofRowAt path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        leading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    final func willShowSwipeActions(ofRowAt path: IndexPath) {
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    final func didHideSwipeActions(ofRowAt path: IndexPath?) {
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
}
