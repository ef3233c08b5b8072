import UIKit

/// Overrides what Apple's headers declare in categories: what compiles here is `open`.
class OverridingCollectionView: UICollectionView {
    private(set) var calls: [String] = []

    override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        calls.append("scrollToItem")
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: false)
    }

    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        calls.append("setCollectionViewLayout")
        super.setCollectionViewLayout(layout, animated: animated)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("performBatchUpdates")
        super.performBatchUpdates(updates, completion: completion)
    }

    override func insertItems(at indexPaths: [IndexPath]) {
        calls.append("insertItems")
        super.insertItems(at: indexPaths)
    }

    override var visibleCells: [UICollectionViewCell] {
        return super.visibleCells.filter { !$0.isHidden }
    }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        return super.convert(point, to: view)
    }

    override var safeAreaInsets: UIEdgeInsets {
        return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }

    override var isDragging: Bool { return super.isDragging }
    override var traitCollection: UITraitCollection { return super.traitCollection }
    override var subviews: [UIView] { return super.subviews }
}

class OverridingContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateEverything: Bool { return true }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        return [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]]
    }
}

class OverridingLayer: CALayer {
    override var bounds: CGRect {
        didSet { cornerRadius = min(bounds.width, bounds.height) / 2 }
    }
}
