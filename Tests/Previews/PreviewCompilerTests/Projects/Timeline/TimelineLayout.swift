import UIKit

/// Rows along a line, alternately left and right of it.
final class TimelineLayout: UICollectionViewLayout {
    @IBInspectable var rowHeight: CGFloat = 96

    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        guard let collectionView else { return }
        let half = collectionView.bounds.width / 2
        attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            row.frame = CGRect(
                x: item % 2 == 0 ? 0 : half, y: CGFloat(item) * rowHeight, width: half, height: rowHeight - 8)
            return row
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(attributes.count) * rowHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }
}
