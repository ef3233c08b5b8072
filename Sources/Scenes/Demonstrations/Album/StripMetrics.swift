import UIKit

/// The values that the strip's geometry depends on besides its arrangement.
struct StripMetrics: Equatable {
    var configuration: AlbumConfiguration
    /// The photos, repeated as often as ``count`` needs; not empty.
    var photos: [AlbumPhoto]
    var count: Int
    /// The strip's width.
    var viewWidth: CGFloat

    /// Returns the width that unfolding adds to a thumbnail.
    func extraWidth(of item: Int) -> CGFloat {
        width(of: item) - configuration.normalWidth
    }

    /// Returns the width of an unfolded thumbnail.
    func width(of item: Int) -> CGFloat {
        configuration.thumbnailSize(ratio: photos[item % photos.count].ratio).width
    }

    /// The spacing that unfolding adds on either side.
    var extraSpacing: CGFloat { configuration.fullSpacing - configuration.normalSpacing }

    func foldDuration(of item: Int) -> TimeInterval {
        configuration.foldDuration(width: width(of: item))
    }

    /// Returns how far the strip is scrolled (contentOffset + inset) while it follows the pager.
    func scrolled(_ pager: PagerPosition) -> CGFloat {
        if pager.fraction < 0 { return width(of: pager.current) * pager.fraction }
        let isLast = pager.current + 1 == count
        return configuration.step * (CGFloat(pager.current) + (isLast ? 0 : pager.fraction))
    }

    /// Returns the thumbnail in the middle of the strip when it is scrolled by `scrolled`.
    func item(atScrolled scrolled: CGFloat) -> Int {
        let index = ((scrolled + configuration.step / 2) / configuration.step).rounded(.towardZero)
        return Int(min(max(index, 0), CGFloat(count - 1)))
    }

    // MARK: Places

    /// Returns the inset on the left and right of the content.
    func inset(_ arrangement: StripArrangement) -> CGFloat {
        viewWidth / 2 - configuration.normalSpacing - configuration.normalWidth / 2 - arrangement.extent / 2
    }

    /// Returns the content's width.
    ///
    /// - Parameters:
    ///   - arrangement: the thumbnails' extra widths and spacings.
    ///   - hasNext: whether room is kept for a photo after the first, be there one or not.
    /// - Returns: points.
    func contentWidth(_ arrangement: StripArrangement, hasNext: Bool) -> CGFloat {
        configuration.step * CGFloat(hasNext ? max(count, 2) : count) + configuration.normalSpacing + arrangement.extent
    }

    /// Returns a thumbnail's place along the strip, in its content.
    ///
    /// O(parts of the arrangement).
    func span(of item: Int, _ arrangement: StripArrangement) -> (minX: CGFloat, width: CGFloat) {
        var minX = configuration.step * CGFloat(item) + configuration.normalSpacing
        var width = configuration.normalWidth
        for part in arrangement.parts where part.item <= item {
            minX += part.before
            if part.item < item {
                minX += part.width + part.after
            } else {
                width += part.width
            }
        }
        return (minX, width)
    }

    /// Returns a range that holds the items that touch `range` of the content.
    ///
    /// O(parts of the arrangement).
    func items(in range: ClosedRange<CGFloat>, _ arrangement: StripArrangement) -> Range<Int> {
        // The extent's parts can be negative at the overscroll.
        let shift = arrangement.parts.reduce(0) { $0 + abs($1.before) + abs($1.width) + abs($1.after) }
        let step = configuration.step
        let first = max(Int(((range.lowerBound - shift) / step).rounded(.down)) - 1, 0)
        let end = min(Int(((range.upperBound + shift) / step).rounded(.up)) + 1, count)
        return first..<max(first, end)
    }
}

extension StripArrangement {
    /// The width that the arrangement adds to the content.
    var extent: CGFloat { parts.reduce(spacing) { $0 + $1.width } }
}
