import UIKit

/// A layout of cards in a row, of which the first stays on screen, behind the others, while they scroll over it.
final class MonzoLayout: UICollectionViewFlowLayout {
    var configuration = MonzoConfiguration() {
        didSet { if configuration != oldValue { invalidateLayout() } }
    }

    override func prepare() {
        if let collectionView {
            let inset = collectionView.contentInset
            scrollDirection = .horizontal
            minimumLineSpacing = configuration.minimumLineSpacing
            itemSize = CGSize(
                width: configuration.itemWidthFraction * collectionView.bounds.width,
                height: collectionView.bounds.height - inset.top - inset.bottom)
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let main = IndexPath(item: 0, section: 0)
        var paths = (super.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath).filter { $0 != main }
        paths.insert(main, at: 0)
        return paths.compactMap(layoutAttributesForItem(at:)).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let flow = super.layoutAttributesForItem(at: indexPath),
            let attributes = flow.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        if indexPath.item == 0 {
            attributes.zIndex = 0
            attributes.frame.origin = mainCardOrigin
        } else {
            attributes.zIndex = 1
        }
        return attributes
    }

    /// The place of the main card.
    ///
    /// It drifts up and left while the first card width is scrolled, stays where it then is on screen, and leaves with
    /// the content when the last cards arrive.
    private var mainCardOrigin: CGPoint {
        guard let collectionView else { return .zero }
        let scrolled = collectionView.contentOffset.x + collectionView.contentInset.left
        let count = collectionView.numberOfItems(inSection: 0)
        guard scrolled > 0, count > 1,
            let last = super.layoutAttributesForItem(at: IndexPath(item: count - 2, section: 0))
        else { return .zero }
        let progress = min(1, scrolled / itemSize.width)
        return CGPoint(
            x: min(scrolled + configuration.dX * progress, last.frame.minX - configuration.exitGap),
            y: configuration.dY * progress)
    }

    /// Returns the offset that centres the card in sight whose middle is nearest to that of the view at the end; of two
    /// as near, the first.
    ///
    /// Between gaps that are wider than the view none may be in sight: then it is the nearest of all.
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        let size = collectionView.bounds.size
        let visible = CGRect(x: proposedContentOffset.x, y: 0, width: size.width, height: size.height)
        let middle = visible.midX
        var centers = (super.layoutAttributesForElements(in: visible) ?? []).map(\.center.x)
        if centers.isEmpty {
            let gap = visible.insetBy(dx: -minimumLineSpacing, dy: 0)
            centers = (super.layoutAttributesForElements(in: gap) ?? []).map(\.center.x)
        }
        // Distances that should be equal differ by rounding.
        guard let nearest = centers.min(by: { abs($0 - middle) < abs($1 - middle) - 1e-6 }) else {
            return proposedContentOffset
        }
        return CGPoint(x: nearest - size.width / 2, y: proposedContentOffset.y)
    }
}
