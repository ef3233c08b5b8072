import QuartzCore

/// A row that a swipe can move aside.
@MainActor
protocol SwipeableRow: UIView {
    /// The points by which the row is to the right of where its list has it.
    var swipeOffset: CGFloat { get set }
    /// Whether the row's actions are shown.
    var isSwiped: Bool { get set }
}

extension SwipeableRow {
    /// The row's place and the one that it has left, in its own coordinates.
    var areaOfSwipe: CGRect { bounds.union(bounds.offsetBy(dx: -swipeOffset, dy: 0)) }
}

/// A list whose rows have actions.
@MainActor
protocol SwipeActionsHost: UIScrollView {
    /// Returns the row at a place in the content, wherever a swipe has moved it; nil for none.
    func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)?
    /// Returns the actions at an end of a row; nil for none.
    func swipeActions(ofRowAt path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
    /// Is called before the actions of a row are shown.
    func willShowSwipeActions(ofRowAt path: IndexPath)
    /// Is called when the actions of a row are no longer shown.
    func didHideSwipeActions(ofRowAt path: IndexPath?)
}

extension SwipeActionsHost {
    func willShowSwipeActions(ofRowAt path: IndexPath) {}
    func didHideSwipeActions(ofRowAt path: IndexPath?) {}
}
