import UIKit

/// The constants of the album. Lengths are points, times seconds.
struct AlbumConfiguration: Equatable, Sendable {
    var itemCount = AlbumPhotos.all.count
    /// How much narrower a photo of the pager gets while it is scrolled a page away.
    var hdFullSpacing: CGFloat = 100
    /// A photo of the pager is never narrower.
    var minimumHDWidth: CGFloat = 40
    /// A folded thumbnail's width.
    var normalWidth: CGFloat = 30
    /// An unfolded thumbnail's widest.
    var maximumWidth: CGFloat = 160
    /// Beside an unfolded thumbnail.
    var fullSpacing: CGFloat = 15
    /// Between folded thumbnails.
    var normalSpacing: CGFloat = 2
    var thumbnailHeight: CGFloat = 60
    var toolbarHeight: CGFloat = 44
    /// The shortest fold or unfolding.
    var minimumFoldDuration: TimeInterval = 0.25
    /// The width of a thumbnail that takes ``minimumFoldDuration`` to fold; wider ones take longer in proportion.
    var foldWidth: CGFloat = 80
    var debugOverlay = false

    /// From one folded thumbnail to the next.
    var step: CGFloat { normalWidth + normalSpacing }
}

extension AlbumConfiguration {
    /// The whole of a photo in the pager.
    ///
    /// - Parameters:
    ///   - ratio: height / width.
    ///   - view: the pager's size.
    func hdSize(ratio: CGFloat, in view: CGSize) -> CGSize {
        ratio < view.height / view.width
            ? CGSize(width: view.width, height: view.width * ratio)
            : CGSize(width: view.height / ratio, height: view.height)
    }

    /// The whole of a photo in the strip.
    ///
    /// - Parameter ratio: height / width.
    func thumbnailSize(ratio: CGFloat) -> CGSize {
        CGSize(
            width: min(max(thumbnailHeight / ratio, normalWidth), maximumWidth), height: thumbnailHeight)
    }

    /// How long a thumbnail takes to fold or unfold all the way.
    ///
    /// - Parameter width: the unfolded thumbnail's.
    func foldDuration(width: CGFloat) -> TimeInterval {
        max(minimumFoldDuration, minimumFoldDuration * TimeInterval(width / foldWidth))
    }
}
