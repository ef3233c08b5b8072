import UIKit

/// The constants of the album.
///
/// Lengths are points, times seconds.
struct AlbumConfiguration: Equatable, Sendable {
    var itemCount = AlbumPhotos.all.count
    /// How much narrower a photo of the pager is one page away from the middle.
    var hdFullSpacing: CGFloat = 100
    /// The least width of a photo of the pager.
    var minimumHDWidth: CGFloat = 40
    /// The width of a folded thumbnail.
    var normalWidth: CGFloat = 30
    /// The greatest width of an unfolded thumbnail.
    var maximumWidth: CGFloat = 160
    /// The spacing on either side of an unfolded thumbnail.
    var fullSpacing: CGFloat = 15
    /// The spacing between folded thumbnails.
    var normalSpacing: CGFloat = 2
    var thumbnailHeight: CGFloat = 60
    var toolbarHeight: CGFloat = 44
    /// The shortest duration of a fold or an unfolding.
    var minimumFoldDuration: TimeInterval = 0.25
    /// The width of a thumbnail that takes ``minimumFoldDuration`` to fold; wider ones take longer in proportion.
    var foldWidth: CGFloat = 80
    var debugOverlay = false

    /// The distance from one folded thumbnail to the next.
    var step: CGFloat { normalWidth + normalSpacing }
}

extension AlbumConfiguration {
    /// Returns the size of a whole photo in the pager.
    ///
    /// - Parameters:
    ///   - ratio: height / width.
    ///   - view: the pager's size.
    /// - Returns: the greatest size of that ratio that fits.
    func hdSize(ratio: CGFloat, in view: CGSize) -> CGSize {
        ratio < view.height / view.width
            ? CGSize(width: view.width, height: view.width * ratio)
            : CGSize(width: view.height / ratio, height: view.height)
    }

    /// Returns the size of a whole photo in the strip.
    ///
    /// - Parameter ratio: height / width.
    /// - Returns: the unfolded thumbnail's size.
    func thumbnailSize(ratio: CGFloat) -> CGSize {
        CGSize(
            width: min(max(thumbnailHeight / ratio, normalWidth), maximumWidth), height: thumbnailHeight)
    }

    /// Returns the time that a thumbnail takes to fold or unfold all the way.
    ///
    /// - Parameter width: the unfolded thumbnail's width.
    /// - Returns: seconds, at least ``minimumFoldDuration``.
    func foldDuration(width: CGFloat) -> TimeInterval {
        max(minimumFoldDuration, minimumFoldDuration * TimeInterval(width / foldWidth))
    }
}
