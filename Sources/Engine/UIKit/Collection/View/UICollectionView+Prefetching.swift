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

/// What a collection view or a table has announced to its prefetching data source.
struct Prefetching {
    /// Items that have been announced and are not known to have come into sight.
    private var announced: Set<IndexPath> = []
    /// Where the bounds were as items were announced last.
    private var origin = CGPoint.zero

    /// Follows the bounds.
    ///
    /// - Returns: how far they have moved since.
    mutating func move(to origin: CGPoint) -> CGPoint {
        defer { self.origin = origin }
        return CGPoint(x: origin.x - self.origin.x, y: origin.y - self.origin.y)
    }

    /// Takes the items that are to come for those that are announced.
    ///
    /// - Returns: those that had not been announced, and those that had been and do not come.
    mutating func announce(_ coming: [IndexPath]) -> (new: [IndexPath], gone: Set<IndexPath>) {
        defer { announced = Set(coming) }
        return (coming.filter { !announced.contains($0) }, announced.subtracting(coming))
    }

    /// Follows a change of the items.
    mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
        announced = Set(announced.compactMap(newPath))
    }
}

extension UICollectionView {
    /// Announces what lies within one view's length in the direction of the last movement.
    final func updatePrefetching() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let movement = prefetching.move(to: bounds.origin)
        guard movement != .zero else { return }
        let step = CGPoint(
            x: movement.x == 0 ? 0 : bounds.width * (movement.x > 0 ? 1 : -1),
            y: movement.y == 0 ? 0 : bounds.height * (movement.y > 0 ? 1 : -1))
        let ahead = bounds.offsetBy(dx: step.x, dy: step.y)
        let attributes = askForElements(in: ahead)
        let coming =
            attributes
            .filter { $0.representedElementCategory == .cell && data.contains($0.indexPath) }
            .map(\.indexPath).filter { cellForItem(at: $0) == nil }
        let (new, missing) = prefetching.announce(coming)
        let gone = missing.filter { cellForItem(at: $0) == nil }
        if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
        guard !new.isEmpty else { return }
        let isBackward = movement.x < 0 || movement.y < 0
        source.collectionView(self, prefetchItemsAt: isBackward ? new.sorted(by: >) : new.sorted())
    }
}
