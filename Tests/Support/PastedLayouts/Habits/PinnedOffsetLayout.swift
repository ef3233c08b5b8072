import UIKit

/// Keeps the offset on whole pages from within the invalidation that a scroll causes.
class PinnedOffsetLayout: UICollectionViewFlowLayout {
    var page: CGFloat = 100

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let collectionView = collectionView else { return }
        let y = (collectionView.contentOffset.y / page).rounded() * page
        collectionView.contentOffset = CGPoint(x: 0, y: y)
    }
}
