import UIKit

/// A layout of photos a page apart.
///
/// The two that are seen while the pager scrolls get narrower; their pictures don't (the cells clip them), which makes
/// the parallax.
final class HDLayout: UICollectionViewLayout {
    var configuration = AlbumConfiguration() {
        didSet { if configuration != oldValue { invalidateLayout() } }
    }
    var photos: [AlbumPhoto] = [] {
        didSet { if photos != oldValue { invalidateLayout() } }
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    private var page: CGSize { collectionView?.bounds.size ?? .zero }

    /// The place of the pager among the photos; nil without photos, or without room for them.
    var position: PagerPosition? {
        guard let collectionView else { return nil }
        let (width, count) = (collectionView.bounds.width, collectionView.numberOfItems(inSection: 0))
        guard count > 0, width > 0 else { return nil }
        return PagerPosition(
            scrolled: collectionView.contentOffset.x + collectionView.contentInset.left, pageWidth: width, count: count)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: page.width * CGFloat(count), height: page.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (count, page) = (count, page)
        guard count > 0, page.width > 0 else { return [] }
        // A photo may be wider than its page at the leading overscroll.
        let first = max(Int((rect.minX / page.width).rounded(.down)) - 1, 0)
        let last = min(Int((rect.maxX / page.width).rounded(.down)) + 1, count - 1)
        guard first <= last else { return [] }
        return (first...last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let position, !photos.isEmpty, (0..<count).contains(indexPath.item) else { return nil }
        let (item, page) = (indexPath.item, page)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = CGPoint(x: page.width * (CGFloat(item) + 0.5), y: page.height / 2)
        attributes.size = page
        if item == position.current || item == position.current + 1 {
            let whole = configuration.hdSize(ratio: photos[item % photos.count].ratio, in: page)
            attributes.size = CGSize(
                width: position.width(of: item, whole: whole.width, configuration), height: whole.height)
        }
        return attributes
    }
}
