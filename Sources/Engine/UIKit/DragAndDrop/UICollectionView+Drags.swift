extension UICollectionView {
    /// Gives the view the gesture that drags items, or takes it away.
    final func installDragGesture() {
        if dragDelegate != nil, dragInteractionEnabled {
            guard dragGesture == nil else { return }
            let gesture = DragGestureRecognizer(collectionView: self)
            addGestureRecognizer(gesture)
            dragGesture = gesture
        } else if let gesture = dragGesture {
            removeGestureRecognizer(gesture)
            dragGesture = nil
        }
    }

    /// Has the drags from this collection view and above it follow a change of the items.
    ///
    /// - Parameter newPath: returns where an item is after the change; nil if it is gone.
    final func dragsFollow(_ newPath: (IndexPath) -> IndexPath?) {
        activeDrag?.itemsChanged(in: self, newPath)
        if activeDrop !== activeDrag { activeDrop?.itemsChanged(in: self, newPath) }
    }
}
