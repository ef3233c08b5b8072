import QuartzCore

extension UITableView: SwipeActionsHost {
    final func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)? {
        guard !isEditing, let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
        return (path, cell)
    }

    final func swipeActions(ofRowAt path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        if leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if delegate?.offersTrailingActions == true { return nil }
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return deletion(ofRowAt: path) }
        guard !actions.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(forRowAt: path) })
        // Before iOS 11 they were chosen by a tap alone.
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    final func willShowSwipeActions(ofRowAt path: IndexPath) {
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    final func didHideSwipeActions(ofRowAt path: IndexPath?) {
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
}

extension UITableViewDelegate {
    /// Whether the delegate says itself what a swipe away from a row's trailing end shows.
    fileprivate var offersTrailingActions: Bool {
        OptionalMethods.declares(
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", self,
            below: (self as? any TableDataSourceBase).map { type(of: $0).baseClass })
    }
}
