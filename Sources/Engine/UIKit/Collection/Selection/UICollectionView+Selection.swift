import QuartzCore

/// Which items are selected, and which are under a finger.
struct CollectionSelection {
    var selected: Set<IndexPath> = []
    var highlighted: [ObjectIdentifier: IndexPath] = [:]

    func isHighlighted(_ indexPath: IndexPath) -> Bool {
        highlighted.values.contains(indexPath)
    }
}

extension UICollectionView {
    final func beginHighlight(_ touch: UITouch) {
        guard isEditing ? allowsSelectionDuringEditing : allowsSelection, !touch.stoppedScrolling,
            let path = indexPathForItem(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return }
        // Of several fingers on one item the first highlights it, as the last one ends that.
        let isFirst = !selection.isHighlighted(path)
        selection.highlighted[ObjectIdentifier(touch)] = path
        guard isFirst else { return }
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// In the order that UIKit's header documents: select, then unhighlight.
    final func endHighlight(_ touch: UITouch, selects: Bool) {
        guard let path = selection.highlighted.removeValue(forKey: ObjectIdentifier(touch)) else { return }
        // Touch up inside.
        if selects, indexPathForItem(at: touch.location(in: self)) == path { select(path) }
        if !selection.isHighlighted(path) { unhighlight(path) }
    }

    /// No finger holds an item whose cell has gone.
    final func endHighlight(of path: IndexPath, on cell: UICollectionViewCell) {
        guard selection.isHighlighted(path) else { return }
        selection.highlighted = selection.highlighted.filter { $0.value != path }
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func unhighlight(_ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects an item as its tap does, and tells the delegate.
    ///
    /// The tap of a row that folds and unfolds as a whole does that instead.
    final func select(_ path: IndexPath) {
        if let toggle = (cellForItem(at: path) as? UICollectionViewListCell)?.toggleByWholeRow { return toggle() }
        if selectsSeveral, selection.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
        let others = selectsSeveral ? [] : selection.selected.filter { $0 != path }.sorted()
        for other in others {
            deselectItem(at: other, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        selection.selected.insert(path)
        cellForItem(at: path)?.isSelected = true
        let cell = cellForItem(at: path)
        if let cell { cell.selectionSegue?(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
