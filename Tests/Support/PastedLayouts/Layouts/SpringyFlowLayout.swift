import UIKit

/// Rows on springs, by UIKit Dynamics.
public class SpringyFlowLayout: UICollectionViewFlowLayout {
    /// The share of a scroll by which a row stays behind, per point of its distance from the finger.
    public var scrollResistanceFactor: CGFloat = 1 / 1000
    lazy var dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    private var visibleIndexPaths = Set<IndexPath>()

    /// Removes all springs; the next preparation makes them anew.
    public func resetLayout() {
        dynamicAnimator.removeAllBehaviors()
        visibleIndexPaths.removeAll()
    }

    public override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }

        let visibleRect = collectionView.bounds.insetBy(dx: -100, dy: -100)
        let items = super.layoutAttributesForElements(in: visibleRect) ?? []
        let indexPathsInRect = Set(items.map { $0.indexPath })

        let noLongerVisible = dynamicAnimator.behaviors.compactMap { $0 as? UIAttachmentBehavior }.filter { behavior in
            guard let item = behavior.items.first as? UICollectionViewLayoutAttributes else { return true }
            return !indexPathsInRect.contains(item.indexPath)
        }
        for behavior in noLongerVisible {
            dynamicAnimator.removeBehavior(behavior)
            if let item = behavior.items.first as? UICollectionViewLayoutAttributes {
                visibleIndexPaths.remove(item.indexPath)
            }
        }

        for item in items where !visibleIndexPaths.contains(item.indexPath) {
            guard let item = item.copy() as? UICollectionViewLayoutAttributes else { continue }
            let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
            spring.length = 0
            spring.damping = 0.8
            spring.frequency = 1
            dynamicAnimator.addBehavior(spring)
            visibleIndexPaths.insert(item.indexPath)
        }
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView = collectionView else { return false }
        if newBounds.size != collectionView.bounds.size {
            resetLayout()
            return true
        }
        let delta = newBounds.origin.y - collectionView.bounds.origin.y
        let touchLocation = collectionView.panGestureRecognizer.location(in: collectionView)
        for case let spring as UIAttachmentBehavior in dynamicAnimator.behaviors {
            guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
            let resistance = abs(touchLocation.y - spring.anchorPoint.y) * scrollResistanceFactor
            item.center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
            dynamicAnimator.updateItem(usingCurrentState: item)
        }
        return false
    }

    public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        resetLayout()
        prepare()
    }
}
