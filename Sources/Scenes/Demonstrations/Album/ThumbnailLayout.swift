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
            .compactMap { item in
                let frame = frame(of: item, metrics)
                return frame.intersects(rect) ? attributes(of: IndexPath(item: item, section: 0), frame) : nil
            }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let metrics, (0..<metrics.count).contains(indexPath.item) else { return nil }
        return attributes(of: indexPath, frame(of: indexPath.item, metrics))
    }

    private func attributes(of indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    private func frame(of item: Int, _ metrics: StripMetrics) -> CGRect {
        let span = metrics.span(of: item, arrangement)
        // The formulas make a wide neighbour's width negative far out in the overscroll.
        let width = max(span.width, 0)
        return CGRect(
            x: span.minX + (span.width - width) / 2, y: 0, width: width, height: metrics.configuration.thumbnailHeight)
    }
}
