import UIKit

/// The place of the pager between two photos.
struct PagerPosition: Equatable {
    let current: Int
    /// The part of a page that has been scrolled from ``current`` on.
    ///
    /// 0..<1 between photos, negative at the leading overscroll, more at the trailing one.
    let fraction: CGFloat

    /// Makes the position of a scroll offset.
    ///
    /// - Parameters:
    ///   - scrolled: contentOffset + inset.
    ///   - pageWidth: the width of a page; above 0.
    ///   - count: the number of photos; above 0.
    init(scrolled: CGFloat, pageWidth: CGFloat, count: Int) {
        let pages = scrolled / pageWidth
        // A page's own offset, divided by the width again, may fall short of a whole number by rounding.
        let whole = (pages + 1e-9).rounded(.towardZero)
        current = Int(min(max(whole, 0), CGFloat(count - 1)))
        let rest = pages - CGFloat(current)
        fraction = rest.magnitude < 1e-9 ? 0 : rest
    }

    /// Makes the position at rest on a photo.
    init(at item: Int) {
        current = item
        fraction = 0
    }

    /// Returns the photo that fills more of the pager.
    func nearest(count: Int) -> Int {
        fraction > 0.5 ? min(current + 1, count - 1) : current
    }

    /// Returns the width at which a photo is shown.
    func width(of item: Int, whole: CGFloat, _ configuration: AlbumConfiguration) -> CGFloat {
        let distance = item == current ? fraction : 1 - fraction
        return max(configuration.minimumHDWidth, whole - configuration.hdFullSpacing * distance)
    }
}
