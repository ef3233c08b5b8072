/// The gestures and interactions that a collection view has given itself.
struct CollectionGestures {
    /// Opens the menus of items; nil without a delegate.
    fileprivate(set) var contextMenus: UIContextMenuInteraction?
    /// The swipes that show actions of rows; nil for a layout without such rows.
    fileprivate(set) var rowSwipes: SwipeActions?
    /// Selects several items with two fingers; nil while only one can be selected.
    fileprivate var multipleSelection: MultipleSelectionGestureRecognizer?
    /// Drags items; nil if they can't be dragged.
    fileprivate var drags: DragGestureRecognizer?
}

extension UICollectionView {
    /// Has items have menus from the first delegate on.
    final func installContextMenus() {
        guard delegate != nil, gestures.contextMenus == nil else { return }
        gestures.contextMenus = UIContextMenuInteraction(of: self) { [view = Unretained(wrappedValue: self)] in
            view.wrappedValue?.contextMenu(at: $0)
        }
    }

    /// Has the view follow swipes once its layout has rows with actions.
    final func installSwipeActions() {
        if gestures.rowSwipes == nil, collectionViewLayout.hasSwipeActions { gestures.rowSwipes = SwipeActions(self) }
    }

    /// Gives the view the pan of two fingers, or takes it away.
    final func installMultipleSelection() {
        let isWanted = allowsMultipleSelection || allowsMultipleSelectionDuringEditing
        guard isWanted != (gestures.multipleSelection != nil) else { return }
        if let gesture = gestures.multipleSelection {
            removeGestureRecognizer(gesture)
            gestures.multipleSelection = nil
        } else {
            let gesture = MultipleSelectionGestureRecognizer(collectionView: self)
            addGestureRecognizer(gesture)
            panGestureRecognizer.require(toFail: gesture)
            gestures.multipleSelection = gesture
        }
    }

    /// Gives the view the gesture that drags items, or takes it away.
    final func installDragGesture() {
        if dragDelegate != nil, dragInteractionEnabled {
            guard gestures.drags == nil else { return }
            let gesture = DragGestureRecognizer()
            addGestureRecognizer(gesture)
            gestures.drags = gesture
        } else if let gesture = gestures.drags {
            removeGestureRecognizer(gesture)
            gestures.drags = nil
        }
    }
}
