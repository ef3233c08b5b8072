import QuartzCore

extension UICollectionView {
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The cells in sight, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem(at:))
    }

    /// The items in sight, ascending.
    public var indexPathsForVisibleItems: [IndexPath] {
        elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// The cell of an item; nil if it is out of sight.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(cell: indexPath)] as? UICollectionViewCell
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        elements[ElementKey(.supplementaryView, elementKind, at: indexPath)]
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
            .sorted { ($0.key.section, $0.key.item) < ($1.key.section, $1.key.item) }.map(\.value)
    }

    /// Where the supplementary views in sight belong, ascending.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.first { $0.value === cell && $0.key.category == .cell }?.key.indexPath
    }

    /// The item whose cell is seen at `point` of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        elements.filter { key, view in
            guard key.category == .cell, !view.isHidden, let inside = view.fromSuperview(point) else { return false }
            return view.bounds.contains(inside)
        }
        .max { a, b in
            (a.value.layer.model.zPosition, a.key.section, a.key.item)
                < (b.value.layer.model.zPosition, b.key.section, b.key.item)
        }?.key.indexPath
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Scrolls until the item stands at `scrollPosition`, as far as the edges allow. Unknown items are ignored.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let inset = adjustedContentInset
        let view = bounds.size
        var offset = contentOffset
        if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
        if scrollPosition.contains(.right) { offset.x = frame.maxX + inset.right - view.width }
        if scrollPosition.contains(.centeredHorizontally) {
            offset.x = frame.midX - (view.width - inset.left - inset.right) / 2 - inset.left
        }
        if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY + inset.bottom - view.height }
        if scrollPosition.contains(.centeredVertically) {
            offset.y = frame.midY - (view.height - inset.top - inset.bottom) / 2 - inset.top
        }
        setContentOffset(clamped(offset), animated: animated)
    }
}
