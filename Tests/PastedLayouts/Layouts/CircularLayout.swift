import UIKit

public class CircularLayoutAttributes: UICollectionViewLayoutAttributes {
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1_000_000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone) as! CircularLayoutAttributes
        copied.anchorPoint = anchorPoint
        copied.angle = angle
        return copied
    }
}

public class CircularCell: UICollectionViewCell {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let attributes = layoutAttributes as! CircularLayoutAttributes
        layer.anchorPoint = attributes.anchorPoint
        center.y += (attributes.anchorPoint.y - 0.5) * bounds.height
    }
}

/// Cards on the rim of a wheel that scrolling turns.
public class CircularLayout: UICollectionViewLayout {
    public let itemSize = CGSize(width: 133, height: 173)

    public var radius: CGFloat = 500 {
        didSet { invalidateLayout() }
    }

    public var anglePerItem: CGFloat { atan(itemSize.width / radius) }

    public var angleAtExtreme: CGFloat {
        let count = collectionView!.numberOfItems(inSection: 0)
        return count > 0 ? -CGFloat(count - 1) * anglePerItem : 0
    }

    public var angle: CGFloat {
        let width = collectionViewContentSize.width - collectionView!.bounds.width
        return width > 0 ? angleAtExtreme * collectionView!.contentOffset.x / width : 0
    }

    private var attributesList = [CircularLayoutAttributes]()

    public override class var layoutAttributesClass: AnyClass { CircularLayoutAttributes.self }

    public override var collectionViewContentSize: CGSize {
        CGSize(
            width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
            height: collectionView!.bounds.height)
    }

    public override func prepare() {
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

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributesList
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesList[indexPath.row]
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    public override func targetContentOffset(
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
