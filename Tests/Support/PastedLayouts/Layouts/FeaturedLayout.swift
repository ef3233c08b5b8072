import UIKit

private struct FeaturedLayoutConstants {
    struct Cell {
        static let standardHeight: CGFloat = 100
        static let featuredHeight: CGFloat = 280
    }
}

/// A list whose top item is tall; the next one grows as it arrives there.
class FeaturedLayout: UICollectionViewLayout {
    let dragOffset: CGFloat = 180.0

    var cache: [UICollectionViewLayoutAttributes] = []

    var featuredItemIndex: Int {
        return max(0, Int(collectionView!.contentOffset.y / dragOffset))
    }

    var nextItemPercentageOffset: CGFloat {
        return (collectionView!.contentOffset.y / dragOffset) - CGFloat(featuredItemIndex)
    }

    var width: CGFloat { collectionView!.bounds.width }
    var height: CGFloat { collectionView!.bounds.height }
    var numberOfItems: Int { collectionView!.numberOfItems(inSection: 0) }

    override var collectionViewContentSize: CGSize {
        let contentHeight = (CGFloat(numberOfItems) * dragOffset) + (height - dragOffset)
        return CGSize(width: width, height: contentHeight)
    }

    override func prepare() {
        cache.removeAll(keepingCapacity: false)

        let standardHeight = FeaturedLayoutConstants.Cell.standardHeight
        let featuredHeight = FeaturedLayoutConstants.Cell.featuredHeight

        var frame = CGRect.zero
        var y: CGFloat = 0

        for item in 0..<numberOfItems {
            let indexPath = IndexPath(item: item, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.zIndex = item
            var height = standardHeight

            if indexPath.item == featuredItemIndex {
                let yOffset = standardHeight * nextItemPercentageOffset
                y = collectionView!.contentOffset.y - yOffset
                height = featuredHeight
            } else if indexPath.item == (featuredItemIndex + 1) && indexPath.item != numberOfItems {
                let maxY = y + standardHeight
                height = standardHeight + max((featuredHeight - standardHeight) * nextItemPercentageOffset, 0)
                y = maxY - height
            }
            frame = CGRect(x: 0, y: y, width: width, height: height)
            attributes.frame = frame
            cache.append(attributes)
            y = frame.maxY
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var layoutAttributes: [UICollectionViewLayoutAttributes] = []
        for attributes in cache {
            if attributes.frame.intersects(rect) {
                layoutAttributes.append(attributes)
            }
        }
        return layoutAttributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let itemIndex = round(proposedContentOffset.y / dragOffset)
        let yOffset = itemIndex * dragOffset
        return CGPoint(x: 0, y: yOffset)
    }
}

class FeaturedCell: UICollectionViewCell {
    let imageCoverView = UIView()
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageCoverView.frame = contentView.bounds
        imageCoverView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageCoverView.backgroundColor = .black
        titleLabel.frame = contentView.bounds.insetBy(dx: 20, dy: 20)
        contentView.addSubview(imageCoverView)
        contentView.addSubview(titleLabel)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)

        let featuredHeight = FeaturedLayoutConstants.Cell.featuredHeight
        let standardHeight = FeaturedLayoutConstants.Cell.standardHeight

        let delta = 1 - ((featuredHeight - frame.height) / (featuredHeight - standardHeight))

        let minAlpha: CGFloat = 0.3
        let maxAlpha: CGFloat = 0.75

        imageCoverView.alpha = maxAlpha - (delta * (maxAlpha - minAlpha))

        let scale = max(delta, 0.5)
        titleLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
