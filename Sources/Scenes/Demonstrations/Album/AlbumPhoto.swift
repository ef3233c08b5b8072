import UIKit

/// A picture of the album.
struct AlbumPhoto: Equatable, Sendable {
    /// The name for `UIImage(named:)`.
    var imageName: String
    /// The picture's size, of which only the ratio counts.
    ///
    /// Both sides are above 0.
    var size: CGSize

    /// Height / width.
    var ratio: CGFloat { size.height / size.width }
}
