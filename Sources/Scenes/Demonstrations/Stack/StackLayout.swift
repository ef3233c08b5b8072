import UIKit

/// Places the cards as a ``StackGeometry`` says.
final class StackLayout: UICollectionViewLayout {
    var geometry: StackGeometry? {
        didSet { if geometry != oldValue { invalidateLayout() } }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: geometry?.contentHeight ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry, let collectionView, collectionView.numberOfSections > 0 else { return [] }
        let count = collectionView.numberOfItems(inSection: 0)
        return geometry.cards(between: rect.minY, and: rect.maxY, of: count)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = geometry.frame(of: indexPath.item)
        attributes.zIndex = indexPath.item
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
