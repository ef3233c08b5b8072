import UIKit

/// Cards narrower than the view, of which a flick turns exactly one.
class PagingCardsLayout: UICollectionViewFlowLayout {
    private var previousOffset: CGFloat = 0
    private var currentPage: Int = 0

    override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = 12
        minimumInteritemSpacing = 0
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        scrollDirection = .horizontal
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let availableWidth = collectionView.bounds.inset(by: collectionView.layoutMargins).size.width
        let cellWidth = (availableWidth * 0.8).rounded(.down)
        itemSize = CGSize(width: cellWidth, height: collectionView.bounds.height * 0.6)
        let side = (collectionView.bounds.width - cellWidth) / 2
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        sectionInsetReference = .fromContentInset
        collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView,
            let itemsCount = collectionView.dataSource?.collectionView(collectionView, numberOfItemsInSection: 0)
        else {
            return super.targetContentOffset(
                forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
        }

        if previousOffset > collectionView.contentOffset.x && velocity.x < 0 {
            currentPage = max(currentPage - 1, 0)
        } else if previousOffset < collectionView.contentOffset.x && velocity.x > 0 {
            currentPage = min(currentPage + 1, itemsCount - 1)
        }

        let updatedOffset = (itemSize.width + minimumLineSpacing) * CGFloat(currentPage)
        previousOffset = updatedOffset
        return CGPoint(x: updatedOffset, y: proposedContentOffset.y)
    }
}
