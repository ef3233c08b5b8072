import UIKit

/// The tiles at their fixed places, one of them in front.
final class DashboardLayout: UICollectionViewLayout {
    /// The tile that lies above the others; nil: they are all as high.
    var frontTile: Int? {
        didSet { if frontTile != oldValue { invalidateLayout() } }
    }

    var geometry: DashboardGeometry {
        DashboardGeometry(size: collectionView?.bounds.size ?? .zero)
    }

    override var collectionViewContentSize: CGSize { geometry.size }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard DashboardGeometry.tiles.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = geometry.frame(ofTile: indexPath.item)
        attributes.zIndex = indexPath.item == frontTile ? 1 : 0
        return attributes
    }
}
