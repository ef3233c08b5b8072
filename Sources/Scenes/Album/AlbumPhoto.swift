import UIKit

/// A picture of the album.
struct AlbumPhoto: Equatable, Sendable {
    /// For `UIImage(named:)`.
    var imageName: String
    /// Of the picture; only its ratio counts. Both sides are above 0.
    var size: CGSize

    /// Height / width.
    var ratio: CGFloat { size.height / size.width }
}
