import QuartzCore

extension UICollectionView {
    /// Outside of a batch, a change is a batch of its own.
    final func change(_ add: @escaping (inout CollectionUpdates) -> Void) {
        guard changes.isCollecting else {
            performBatchUpdates { [self] in change(add) }
            return
        }
        changes.add(add)
    }
}
