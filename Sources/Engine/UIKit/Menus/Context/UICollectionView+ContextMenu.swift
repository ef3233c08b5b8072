import QuartzCore

extension UICollectionView {
    /// Returns the menu of the item at a place in the content.
    final func contextMenu(at point: CGPoint) -> ContextMenu? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
            // Beside the items there is nothing to lift: the delegate's answer has no place here.
            return nil
        }
        return contextMenu(of: path, cell, at: point)
    }

    private func contextMenu(of path: IndexPath, _ cell: UICollectionViewCell, at point: CGPoint) -> ContextMenu? {
        guard let delegate else { return nil }
        let several = selectsSeveral && isEditing && selection.selected.contains(path)
        let paths = several ? selection.selected.sorted() : [path]
        guard
            let configuration = delegate.collectionView(
                self, contextMenuConfigurationForItemsAt: paths, point: point)
        else { return nil }
        let preview = delegate.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        let menu = ContextMenu(configuration, of: cell, preview: preview)
        if dragDelegate != nil, dragInteractionEnabled {
            menu.drag = { [weak self] place in self.flatMap { CollectionDrag(of: $0, at: place) } }
        }
        menu.dismissalPreview = { [weak self] in
            guard let self else { return nil }
            return self.delegate?.collectionView(
                self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
        }
        menu.willDisplay = { [weak self] animator in
            guard let self else { return }
            self.delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
        }
        menu.willEnd = { [weak self] animator in
            guard let self else { return }
            self.delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
        }
        menu.willPerform = { [weak self] animator in
            guard let self else { return }
            self.delegate?.collectionView(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        return menu
    }

    /// The item whose context menu is open; nil if none is.
    package final var contextMenuItem: IndexPath? {
        guard let source = contextMenuInteraction?.presenter?.sourceView else { return nil }
        return elements.inSight.first { $0.value === source }?.key.indexPath
    }

    /// Closes the menu of an item whose cell has been moved or taken away below it.
    final func closeMovedMenu() {
        guard let presenter = contextMenuInteraction?.presenter else { return }
        if contextMenuItem == nil || presenter.sourceHasMoved { presenter.close() }
    }

    /// Opens the context menu of an item in sight at once, if it has one.
    package final func openContextMenu(of path: IndexPath) {
        layoutSubtreeIfNeeded()
        guard let window, let cell = cellForItem(at: path),
            let menu = contextMenu(of: path, cell, at: convert(cell.center, from: cell.superview))
        else { return }
        ContextMenuPresenter.present(menu, in: window, animated: false)
    }
}
