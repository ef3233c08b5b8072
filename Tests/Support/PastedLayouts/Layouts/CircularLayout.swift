import UIKit

class CircularLayoutAttributes: UICollectionViewLayoutAttributes {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1_000_000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone) as! CircularLayoutAttributes
        copied.anchorPoint = anchorPoint
        copied.angle = angle
        return copied
    }
}

class CircularCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let attributes = layoutAttributes as! CircularLayoutAttributes
        layer.anchorPoint = attributes.anchorPoint
        center.y += (attributes.anchorPoint.y - 0.5) * bounds.height
    }
}

/// Cards on the rim of a wheel that scrolling turns.
class CircularLayout: UICollectionViewLayout {
    let itemSize = CGSize(width: 133, height: 173)

    var radius: CGFloat = 500 {
        didSet { invalidateLayout() }
    }

    var anglePerItem: CGFloat { atan(itemSize.width / radius) }

    var angleAtExtreme: CGFloat {
        let count = collectionView!.numberOfItems(inSection: 0)
        return count > 0 ? -CGFloat(count - 1) * anglePerItem : 0
    }

    var angle: CGFloat {
        let width = collectionViewContentSize.width - collectionView!.bounds.width
        return width > 0 ? angleAtExtreme * collectionView!.contentOffset.x / width : 0
    }

    private var attributesList = [CircularLayoutAttributes]()

    override class var layoutAttributesClass: AnyClass { CircularLayoutAttributes.self }

    override var collectionViewContentSize: CGSize {
        CGSize(
            width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
            height: collectionView!.bounds.height)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let centerX = collectionView.contentOffset.x + collectionView.bounds.width / 2
        let anchorPointY = ((itemSize.height / 2) + radius) / itemSize.height
        attributesList = (0..<collectionView.numberOfItems(inSection: 0)).map { i in
            let attributes = CircularLayoutAttributes(forCellWith: IndexPath(item: i, section: 0))
            attributes.size = itemSize
            attributes.center = CGPoint(x: centerX, y: collectionView.bounds.midY)
            attributes.angle = angle + anglePerItem * CGFloat(i)
            attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributesList
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesList[indexPath.row]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        var finalOffset = proposedContentOffset
        let width = collectionViewContentSize.width - collectionView!.bounds.width
        guard width > 0, angleAtExtreme != 0 else { return finalOffset }
        let factor = -angleAtExtreme / width
        let proposedAngle = proposedContentOffset.x * factor
        let ratio = proposedAngle / anglePerItem
        let multiplier: CGFloat
        if velocity.x > 0 {
            multiplier = ceil(ratio)
        } else if velocity.x < 0 {
            multiplier = floor(ratio)
        } else {
            multiplier = round(ratio)
        }
        finalOffset.x = multiplier * anglePerItem / factor
        return finalOffset
    }
}
