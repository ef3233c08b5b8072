import QuartzCore

/// The methods by which an object prepares data for items that will be shown soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items that will come into sight if the scrolling goes on, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items announced before that will not come after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        isDefault()
    }

    private func isDefault(_ method: StaticString = #function) {
        UncalledMethods.note(method, on: self, of: "UICollectionViewDataSourcePrefetching") {
            $0 is any UICollectionViewDataSourcePrefetching.Type
        }
    }
}

extension UICollectionView {
    /// Announces what lies within one view's length in the direction of the last movement.
    final func updatePrefetching() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let movement = CGPoint(x: bounds.minX - prefetchOrigin.x, y: bounds.minY - prefetchOrigin.y)
        guard movement != .zero else { return }
        prefetchOrigin = bounds.origin
        let step = CGPoint(
            x: movement.x == 0 ? 0 : bounds.width * (movement.x > 0 ? 1 : -1),
            y: movement.y == 0 ? 0 : bounds.height * (movement.y > 0 ? 1 : -1))
        let ahead = bounds.offsetBy(dx: step.x, dy: step.y)
        let attributes = askForElements(in: ahead)
        let coming =
            attributes
            .filter { $0.representedElementCategory == .cell && data.contains($0.indexPath) }
            .map(\.indexPath).filter { cellForItem(at: $0) == nil }
        let new = coming.filter { !prefetched.contains($0) }
        let gone = prefetched.subtracting(coming).filter { cellForItem(at: $0) == nil }
        prefetched = Set(coming)
        if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
        guard !new.isEmpty else { return }
        let isBackward = movement.x < 0 || movement.y < 0
        source.collectionView(self, prefetchItemsAt: isBackward ? new.sorted(by: >) : new.sorted())
    }
}
