import UIKit

/// A row of thumbnails of which some are unfolded.
final class ThumbnailLayout: UICollectionViewLayout {
    /// The strip's metrics; nil until there are photos.
    var metrics: StripMetrics? {
        didSet { if metrics != oldValue { invalidateLayout() } }
    }
    var arrangement = StripArrangement.folded {
        didSet { if arrangement != oldValue { invalidateLayout() } }
    }
    /// The pager keeps room for a next photo even if there is only one.
    var followsPager = true {
        didSet { if followsPager != oldValue { invalidateLayout() } }
    }

    override var collectionViewContentSize: CGSize {
        guard let metrics else { return .zero }
        return CGSize(
            width: metrics.contentWidth(arrangement, hasNext: followsPager),
            height: metrics.configuration.thumbnailHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let metrics else { return [] }
        return metrics.items(in: rect.minX...max(rect.minX, rect.maxX), arrangement)
            .map { attributes(of: IndexPath(item: $0, section: 0), metrics) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let metrics, (0..<metrics.count).contains(indexPath.item) else { return nil }
        return attributes(of: indexPath, metrics)
    }

    private func attributes(of indexPath: IndexPath, _ metrics: StripMetrics) -> UICollectionViewLayoutAttributes {
        let span = metrics.span(of: indexPath.item, arrangement)
        let height = metrics.configuration.thumbnailHeight
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = CGPoint(x: span.minX + span.width / 2, y: height / 2)
        // The formulas make a wide neighbour's width negative far out in the overscroll.
        attributes.size = CGSize(width: max(span.width, 0), height: height)
        return attributes
    }
}
