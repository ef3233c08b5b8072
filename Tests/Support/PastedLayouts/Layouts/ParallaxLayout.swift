import UIKit

class ParallaxInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    var onlyMovesPictures = false
}

final class ParallaxAttributes: UICollectionViewLayoutAttributes {
    var parallax = CGAffineTransform.identity

    override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = super.copy(with: zone) as? ParallaxAttributes else { return super.copy(with: zone) }
        copy.parallax = parallax
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ParallaxAttributes else { return false }
        return isSame(other.parallax, parallax) && super.isEqual(object)
    }

    private func isSame(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool { a == b }
}

/// Pictures that move more slowly than their cells; scrolling invalidates the visible items only.
class ParallaxLayout: UICollectionViewFlowLayout {
    var parallaxFactor: CGFloat = 0.25
    private(set) var fullPreparations = 0
    private var isScrollOnly = false

    override class var layoutAttributesClass: AnyClass { ParallaxAttributes.self }
    override class var invalidationContextClass: AnyClass { ParallaxInvalidationContext.self }

    override func prepare() {
        if !isScrollOnly {
            super.prepare()
            fullPreparations += 1
        }
        isScrollOnly = false
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds) as! ParallaxInvalidationContext
        context.onlyMovesPictures = newBounds.size == collectionView?.bounds.size
        context.invalidateFlowLayoutDelegateMetrics = !context.onlyMovesPictures
        if let visible = collectionView?.indexPathsForVisibleItems {
            context.invalidateItems(at: visible)
        }
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isScrollOnly = (context as? ParallaxInvalidationContext)?.onlyMovesPictures ?? false
        super.invalidateLayout(with: context)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView else { return nil }
        return super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? ParallaxAttributes }.map {
            let distance = $0.center.y - collectionView.bounds.midY
            $0.parallax = CGAffineTransform(translationX: 0, y: -distance * parallaxFactor)
            return $0
        }
    }
}
