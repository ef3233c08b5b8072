import QuartzCore

extension UICollectionView {
    /// Begins to carry an item.
    ///
    /// - Parameters:
    ///   - path: the item.
    ///   - isDrag: whether a drag carries it, for which the data source is not asked.
    /// - Returns: whether the item can be carried.
    final func beginMovement(of path: IndexPath, isDrag: Bool = false) -> Bool {
        data.update(from: self)
        guard carried.movement == nil, data.contains(path),
            isDrag || dataSource?.collectionView(self, canMoveItemAt: path) == true,
            let attributes = layoutAttributesForItem(at: path)
        else { return false }
        let frame = collectionViewLayout.seenFrame(of: attributes)
        carried.begin(
            InteractiveMovement(
                original: path, current: path, position: CGPoint(x: frame.midX, y: frame.midY),
                scroller: MovementScroller(self) { [weak self] in self?.updateMovement($0) }, isDrag: isDrag))
        cellForItem(at: path)?.isReordered = true
        setNeedsLayout()
        return true
    }

    final func updateMovement(_ position: CGPoint) {
        guard let before = carried.movement else { return }
        prepareLayout()
        before.scroller.follow(position)
        let position = ElementSpace(mirrorWidth: mirrorWidth).point(position)
        carried.move(to: position)
        let layout = collectionViewLayout
        var target = layout.targetIndexPath(forInteractivelyMovingItem: before.current, withPosition: position)
        if target != before.current, let delegate {
            target = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: before.original,
                atCurrentIndexPath: before.current, toProposedIndexPath: target)
        }
        if !canTake(target, from: before.current) { target = before.current }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [before.current], previousPosition: before.position))
        if target != before.current { makeRoom(at: target) { self.carried.take(target) } }
    }

    /// Whether a place exists once the item has left its own.
    private func canTake(_ target: IndexPath, from current: IndexPath) -> Bool {
        guard target.count == 2, data.counts.indices.contains(target.section), target.item >= 0 else { return false }
        let isOwn = target.section == current.section
        return target.item < data.counts[target.section] + (isOwn ? 0 : 1)
    }

    /// Moves the carried item among the others, animated.
    private func makeRoom(at target: IndexPath, _ change: @escaping () -> Void) {
        guard let current = carried.movement?.current else { return }
        carried.beginMakingRoom()
        performUpdates(
            {
                change()
                self.data.moveItem(from: current.section, to: target.section)
                self.moveItem(at: current, to: target)
            }, completion: nil)
        carried.endMakingRoom()
    }

    final func endMovement() {
        guard let movement = carried.movement else { return }
        movement.scroller.stop()
        let cell = cellForItem(at: movement.current)
        carried.end()
        cell?.isReordered = false
        if movement.current != movement.original {
            dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
        }
        data.invalidate()
        settle(movement.current, from: movement.original, isCancelled: false)
    }

    final func cancelMovement() {
        guard let movement = carried.movement else { return }
        movement.scroller.stop()
        cellForItem(at: movement.current)?.isReordered = false
        if movement.current == movement.original {
            carried.end()
        } else {
            makeRoom(at: movement.original) { self.carried.end() }
        }
        settle(movement.original, from: movement.current, isCancelled: true)
    }

    /// Has the item go to its place.
    private func settle(_ path: IndexPath, from previous: IndexPath, isCancelled: Bool) {
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [path], previousIndexPaths: [previous], movementCancelled: isCancelled))
        UIView.animate(withDuration: Self.updateDuration) { self.layoutSubtreeIfNeeded() }
    }

    // MARK: Attributes

    /// Puts the attributes of the carried item in place of its own.
    final func carrying(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement = carried.movement, data.contains(movement.current) else { return attributes }
        let carried = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
        if movement.isDrag { carried.alpha = 0 }
        return attributes.filter { !isCarried($0) } + [carried]
    }

    final func isCarried(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let movement = carried.movement else { return false }
        return attributes.representedElementCategory == .cell && attributes.indexPath == movement.current
    }
}
