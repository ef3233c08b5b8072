import UIKit

/// Overrides what Apple's headers declare in categories: what compiles here is `open`.
public class OverridingCollectionView: UICollectionView {
    public private(set) var calls: [String] = []

    public override func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        calls.append("scrollToItem")
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: false)
    }

    public override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        calls.append("setCollectionViewLayout")
        super.setCollectionViewLayout(layout, animated: animated)
    }

    public override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("performBatchUpdates")
        super.performBatchUpdates(updates, completion: completion)
    }

    public override func insertItems(at indexPaths: [IndexPath]) {
        calls.append("insertItems")
        super.insertItems(at: indexPaths)
    }

    public override var visibleCells: [UICollectionViewCell] {
        return super.visibleCells.filter { !$0.isHidden }
    }

    public override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        return super.convert(point, to: view)
    }

    public override var safeAreaInsets: UIEdgeInsets {
        return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }

    public override var isDragging: Bool { return super.isDragging }
    public override var traitCollection: UITraitCollection { return super.traitCollection }
    public override var subviews: [UIView] { return super.subviews }
}

public class OverridingContext: UICollectionViewLayoutInvalidationContext {
    public override var invalidateEverything: Bool { return true }
    public override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        return [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]]
    }
}

public class OverridingLayer: CALayer {
    public override var bounds: CGRect {
        didSet { cornerRadius = min(bounds.width, bounds.height) / 2 }
    }
}
