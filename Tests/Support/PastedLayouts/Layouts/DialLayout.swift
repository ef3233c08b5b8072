import UIKit

/// A spinner dial: rows lie on a cylinder that turns with the scroll, and the nearest one comes to rest in the middle.
final class DialLayout: UICollectionViewLayout {
    private let rowHeight: CGFloat
    private let degreesPerRow: CGFloat = 18

    init(rowHeight: CGFloat = 44) {
        self.rowHeight = rowHeight
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private var inset: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        return (collectionView.bounds.height - rowHeight) / 2
    }

    override var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView else { return .zero }
        return CGSize(width: collectionView.bounds.width, height: CGFloat(count) * rowHeight + 2 * inset)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = max(Int((rect.minY - inset) / rowHeight), 0)
        let last = min(Int(((rect.maxY - inset) / rowHeight).rounded(.up)), count - 1)
        guard first <= last else { return [] }
        return (first...last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let y = inset + rowHeight * CGFloat(indexPath.item)
        attributes.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: rowHeight)
        let rows = (attributes.center.y - collectionView.bounds.midY) / rowHeight
        let angle = min(max(rows * degreesPerRow, -90), 90) * .pi / 180
        let radius = rowHeight / (2 * tan(degreesPerRow / 2 * .pi / 180))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DTranslate(
            transform, 0, radius * sin(angle) - rows * rowHeight, radius * (cos(angle) - 1))
        attributes.transform3D = CATransform3DRotate(transform, -angle, 1, 0, 0)
        attributes.alpha = cos(angle)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        return CGPoint(
            x: proposedContentOffset.x, y: (proposedContentOffset.y / rowHeight).rounded() * rowHeight)
    }
}
