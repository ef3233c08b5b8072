extension UICollectionView {
    /// Has the drags from this collection view and above it follow a change of the items.
    ///
    /// - Parameter newPath: returns where an item is after the change; nil if it is gone.
    final func dragsFollow(_ newPath: (IndexPath) -> IndexPath?) {
        let (drag, drop) = (carried.drag, carried.drop)
        drag?.itemsChanged(in: self, newPath)
        if drop !== drag { drop?.itemsChanged(in: self, newPath) }
    }
}

extension UICollectionView: DraggableList {
    final func hasItem(at place: CGPoint) -> Bool { indexPathForItem(at: place) != nil }
    final func beginDrag(at place: CGPoint) -> (any ItemDrag)? { CollectionDrag(of: self, at: place) }
}
