import UIKit

/// Items that shrink and fade towards the sides and snap to the middle.
class CarouselLayout: UICollectionViewFlowLayout {
    fileprivate struct LayoutState {
        var size: CGSize
        var direction: UICollectionView.ScrollDirection

        func isEqual(_ other: LayoutState) -> Bool {
            size.equalTo(other.size) && direction == other.direction
        }
    }

    var sideItemScale: CGFloat = 0.6
    var sideItemAlpha: CGFloat = 0.6
    var spacing: CGFloat = 40
    fileprivate var state = LayoutState(size: .zero, direction: .horizontal)

    override func prepare() {
        super.prepare()
        let currentState = LayoutState(size: collectionView!.bounds.size, direction: scrollDirection)
        if !state.isEqual(currentState) {
            setupCollectionView()
            updateLayout()
            state = currentState
        }
    }

    fileprivate func setupCollectionView() {
        guard let collectionView = collectionView else { return }
        if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
            collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
        }
    }

    fileprivate func updateLayout() {
        guard let collectionView = collectionView else { return }
        let size = collectionView.bounds.size
        let isHorizontal = scrollDirection == .horizontal
        let yInset = (size.height - itemSize.height) / 2
        let xInset = (size.width - itemSize.width) / 2
        sectionInset = UIEdgeInsets(top: yInset, left: xInset, bottom: yInset, right: xInset)
        let side = isHorizontal ? itemSize.width : itemSize.height
        let scaledItemOffset = (side - side * sideItemScale) / 2
        minimumLineSpacing = spacing - scaledItemOffset
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let superAttributes = super.layoutAttributesForElements(in: rect),
            let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
        else { return nil }
        return attributes.map { self.transformLayoutAttributes($0) }
    }

    fileprivate func transformLayoutAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let collectionView = collectionView else { return attributes }
        let isHorizontal = scrollDirection == .horizontal
        let collectionCenter = isHorizontal ? collectionView.frame.size.width / 2 : collectionView.frame.size.height / 2
        let offset = isHorizontal ? collectionView.contentOffset.x : collectionView.contentOffset.y
        let normalizedCenter = (isHorizontal ? attributes.center.x : attributes.center.y) - offset
        let maxDistance = (isHorizontal ? itemSize.width : itemSize.height) + minimumLineSpacing
        let distance = min(abs(collectionCenter - normalizedCenter), maxDistance)
        let ratio = (maxDistance - distance) / maxDistance
        let alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
        let scale = ratio * (1 - sideItemScale) + sideItemScale
        attributes.alpha = alpha
        attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
        attributes.zIndex = Int(alpha * 10)
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView, !collectionView.isPagingEnabled,
            let layoutAttributes = layoutAttributesForElements(in: collectionView.bounds)
        else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
        let isHorizontal = scrollDirection == .horizontal
        let midSide = (isHorizontal ? collectionView.bounds.size.width : collectionView.bounds.size.height) / 2
        let proposed = (isHorizontal ? proposedContentOffset.x : proposedContentOffset.y) + midSide
        if isHorizontal {
            let closest =
                layoutAttributes.sorted { abs($0.center.x - proposed) < abs($1.center.x - proposed) }.first
                ?? UICollectionViewLayoutAttributes()
            return CGPoint(x: floor(closest.center.x - midSide), y: proposedContentOffset.y)
        }
        let closest =
            layoutAttributes.sorted { abs($0.center.y - proposed) < abs($1.center.y - proposed) }.first
            ?? UICollectionViewLayoutAttributes()
        return CGPoint(x: proposedContentOffset.x, y: floor(closest.center.y - midSide))
    }
}
