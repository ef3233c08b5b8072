import UIKit

/// Cards stacked as in a wallet: each shows its head, and the ones at the top hold still while others slide over them.
class WalletLayout: UICollectionViewLayout {
    var cardHeight: CGFloat = 220
    var visibleHead: CGFloat = 60
    var isExpandedItem: IndexPath? {
        didSet { collectionView?.performBatchUpdates(nil, completion: nil) }
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return .zero }
        let count = collectionView.numberOfItems(inSection: 0)
        guard count > 0 else { return .zero }
        return CGSize(
            width: collectionView.bounds.size.width, height: CGFloat(count - 1) * visibleHead + cardHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return nil }
        return (0..<collectionView.numberOfItems(inSection: 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let offset = collectionView.contentOffset.y + collectionView.contentInset.top
        let resting = CGFloat(indexPath.item) * visibleHead
        attributes.frame = CGRect(
            x: 0, y: max(resting, offset), width: collectionView.bounds.width, height: cardHeight)
        attributes.zIndex = indexPath.item
        if let expanded = isExpandedItem {
            if expanded == indexPath {
                attributes.frame.origin.y = offset
            } else {
                attributes.frame.origin.y = offset + collectionView.bounds.height - 40 + CGFloat(indexPath.item)
                attributes.alpha = 0.8
            }
        } else if resting < offset {
            let depth = min((offset - resting) / visibleHead, 4)
            let scale = 1 - depth * 0.03
            attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
