import QuartzCore

extension UICollectionView: SwipeActionsHost {
    final func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipeableRow)? {
        guard !isEditing, carried.movement == nil else { return nil }
        for (key, view) in elements.inSight where key.category == .cell {
            guard let cell = view as? UICollectionViewCell, cell.superview === self else { continue }
            if cell.areaOfSwipe.contains(cell.convert(point, from: self)) { return (key.indexPath, cell) }
        }
        return nil
    }

    final func swipeActions(ofRowAt path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        collectionViewLayout.swipeActions(ofItemAt: path, leading: leading)
    }
}
