import UIKit

/// Keeps the flow layout's attributes, moved, and never calls `super.prepare()`.
class SelfPreparedFlowLayout: UICollectionViewFlowLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        cache = []
        guard let collectionView = collectionView else { return }
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            guard
                let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
                    as? UICollectionViewLayoutAttributes
            else { continue }
            attributes.frame.origin.x += 5
            cache.append(attributes)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }
}
