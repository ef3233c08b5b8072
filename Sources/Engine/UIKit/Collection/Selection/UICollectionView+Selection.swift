import QuartzCore

/// Which items are selected, which are under a finger, and which one keys act on.
struct CollectionSelection {
    private(set) var selected: Set<IndexPath> = []
    /// The item that keys act on.
    var focused: IndexPath?
    /// The items under fingers, by their touches.
    private var highlighted: [ObjectIdentifier: IndexPath] = [:]

    mutating func select(_ path: IndexPath) {
        selected.insert(path)
    }

    mutating func deselect(_ path: IndexPath) {
        selected.remove(path)
    }

    func isHighlighted(_ indexPath: IndexPath) -> Bool {
        highlighted.values.contains(indexPath)
    }

    /// A finger highlights an item.
    ///
    /// - Returns: whether it is the first on the item.
    mutating func highlight(_ path: IndexPath, by touch: UITouch) -> Bool {
        let isFirst = !isHighlighted(path)
        highlighted[ObjectIdentifier(touch)] = path
        return isFirst
    }

    /// A finger highlights nothing any more.
    ///
    /// - Returns: the item that it has highlighted; nil for none.
    mutating func endHighlight(by touch: UITouch) -> IndexPath? {
        highlighted.removeValue(forKey: ObjectIdentifier(touch))
    }

    /// No finger highlights an item any more.
    ///
    /// - Returns: whether one has.
    mutating func endHighlight(of path: IndexPath) -> Bool {
        guard isHighlighted(path) else { return false }
        highlighted = highlighted.filter { $0.value != path }
        return true
    }

    /// Follows a change of the items.
    mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
        selected = Set(selected.compactMap(newPath))
        highlighted = highlighted.compactMapValues(newPath)
        focused = focused.flatMap(newPath)
    }

    /// Selects and highlights nothing; keys act on what they did.
    mutating func removeAll() {
        (selected, highlighted) = ([], [:])
    }
}

extension UICollectionView {
    /// The item that keys act on.
    package final var focusedItem: IndexPath? {
        get { selection.focused }
        set { selection.focused = newValue }
    }

    final func beginHighlight(_ touch: UITouch) {
        guard isEditing ? allowsSelectionDuringEditing : allowsSelection, !touch.stoppedScrolling,
            let path = indexPathForItem(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return }
        // Of several fingers on one item the first highlights it, as the last one ends that.
        guard selection.highlight(path, by: touch) else { return }
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// In the order that UIKit's header documents: select, then unhighlight.
    final func endHighlight(_ touch: UITouch, selects: Bool) {
        guard let path = selection.endHighlight(by: touch) else { return }
        // Touch up inside.
        if selects, indexPathForItem(at: touch.location(in: self)) == path { select(path) }
        if !selection.isHighlighted(path) { unhighlight(path) }
    }

    /// No finger holds an item whose cell has gone.
    final func endHighlight(of path: IndexPath, on cell: UICollectionViewCell) {
        guard selection.endHighlight(of: path) else { return }
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
        selection.select(path)
        cellForItem(at: path)?.isSelected = true
        let cell = cellForItem(at: path)
        if let cell { cell.selectionSegue?(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
