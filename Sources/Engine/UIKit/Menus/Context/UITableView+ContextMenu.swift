import QuartzCore

extension UITableView {
    /// Returns the menu of the row at a place in the content.
    final func contextMenu(at point: CGPoint) -> ContextMenu? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        let preview = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        let menu = ContextMenu(configuration, of: cell, preview: preview)
        menu.dismissalPreview = { [weak self] in
            guard let self else { return nil }
            return delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        menu.willDisplay = { [weak self] animator in
            guard let self else { return }
            delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        }
        menu.willEnd = { [weak self] animator in
            guard let self else { return }
            delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
        }
        menu.willPerform = { [weak self] animator in
            guard let self else { return }
            delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        return menu
    }

    /// Closes the menu of a row whose cell has been moved or taken away below it.
    final func closeMovedMenu() {
        guard let presenter = contextMenuInteraction?.presenter else { return }
        let isShown = visibleCells.contains { presenter.sourceView.isDescendant(of: $0) }
        if !isShown || presenter.sourceHasMoved { presenter.close() }
    }
}
