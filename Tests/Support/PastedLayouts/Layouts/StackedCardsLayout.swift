import UIKit

final class StackedCardsLayout: UICollectionViewLayout {
    typealias CellWithIndex = (cell: UICollectionViewCell, index: Int)

    var maximumVisibleItems: Int = 4 {
        didSet { invalidateLayout() }
    }
    var spacing: CGFloat = 10.0 {
        didSet { invalidateLayout() }
    }

    override var collectionView: UICollectionView {
        return super.collectionView!
    }

    private var didInitialSetup = false

    override func prepare() {
        super.prepare()
        if didInitialSetup { return }
        didInitialSetup = true
        collectionView.isPagingEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
    }

    var itemSize: CGSize = CGSize(width: 280, height: 380)

    override var collectionViewContentSize: CGSize {
        let itemsCount = CGFloat(collectionView.numberOfItems(inSection: 0))
        return CGSize(width: collectionView.bounds.width * itemsCount, height: collectionView.bounds.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let totalItemsCount = collectionView.numberOfItems(inSection: 0)

        let minVisibleIndex = max(Int(collectionView.contentOffset.x) / Int(collectionView.bounds.width), 0)
        let maxVisibleIndex = min(minVisibleIndex + maximumVisibleItems, totalItemsCount)

        let contentCenterX = collectionView.contentOffset.x + (collectionView.bounds.width / 2.0)
        let deltaOffset = Int(collectionView.contentOffset.x) % Int(collectionView.bounds.width)
        let percentageDeltaOffset = CGFloat(deltaOffset) / collectionView.bounds.width

        let visibleIndices = stride(from: minVisibleIndex, to: maxVisibleIndex, by: 1)

        let attributes: [UICollectionViewLayoutAttributes] = visibleIndices.map { index in
            let indexPath = IndexPath(item: index, section: 0)
            return computeLayoutAttributesForItem(
                indexPath: indexPath, minVisibleIndex: minVisibleIndex, contentCenterX: contentCenterX,
                deltaOffset: CGFloat(deltaOffset), percentageDeltaOffset: percentageDeltaOffset)
        }
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let contentCenterX = collectionView.contentOffset.x + (collectionView.bounds.width / 2.0)
        let minVisibleIndex = Int(collectionView.contentOffset.x) / Int(collectionView.bounds.width)
        let deltaOffset = Int(collectionView.contentOffset.x) % Int(collectionView.bounds.width)
        let percentageDeltaOffset = CGFloat(deltaOffset) / collectionView.bounds.width
        return computeLayoutAttributesForItem(
            indexPath: indexPath, minVisibleIndex: minVisibleIndex, contentCenterX: contentCenterX,
            deltaOffset: CGFloat(deltaOffset), percentageDeltaOffset: percentageDeltaOffset)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    fileprivate func scale(at index: Int) -> CGFloat {
        let translatedCoefficient = CGFloat(index) - CGFloat(maximumVisibleItems) / 2
        return CGFloat(pow(0.95, translatedCoefficient))
    }

    fileprivate func transform(atCurrentVisibleIndex visibleIndex: Int, percentageOffset: CGFloat) -> CGAffineTransform
    {
        var rawScale = visibleIndex < maximumVisibleItems ? scale(at: visibleIndex) : 1.0
        if visibleIndex != 0 {
            let previousScale = scale(at: visibleIndex - 1)
            let delta = (previousScale - rawScale) * percentageOffset
            rawScale += delta
        }
        return CGAffineTransform(scaleX: rawScale, y: rawScale)
    }

    fileprivate func computeLayoutAttributesForItem(
        indexPath: IndexPath, minVisibleIndex: Int, contentCenterX: CGFloat, deltaOffset: CGFloat,
        percentageDeltaOffset: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let visibleIndex = indexPath.row - minVisibleIndex
        attributes.size = itemSize
        let midY = self.collectionView.bounds.midY
        attributes.center = CGPoint(
            x: contentCenterX + spacing * CGFloat(visibleIndex), y: midY + spacing * CGFloat(visibleIndex))
        attributes.zIndex = maximumVisibleItems - visibleIndex

        attributes.transform = transform(
            atCurrentVisibleIndex: visibleIndex, percentageOffset: percentageDeltaOffset)
        switch visibleIndex {
        case 0:
            attributes.center.x -= deltaOffset
        case 1..<maximumVisibleItems:
            attributes.center.x -= spacing * percentageDeltaOffset
            attributes.center.y -= spacing * percentageDeltaOffset
            if visibleIndex == maximumVisibleItems - 1 {
                attributes.alpha = percentageDeltaOffset
            }
        default:
            attributes.alpha = 0
        }
        return attributes
    }
}
