import UIKit

/// The photos that come with the project, with the sizes of their files in pixels: every branch of the rules for sizes
/// is in use, two panoramas and a tall one included.
enum AlbumPhotos {
    static let all: [AlbumPhoto] = [
        AlbumPhoto(imageName: "album-00", size: CGSize(width: 640, height: 427)),
        AlbumPhoto(imageName: "album-01", size: CGSize(width: 427, height: 640)),
        AlbumPhoto(imageName: "album-02", size: CGSize(width: 640, height: 640)),
        AlbumPhoto(imageName: "album-03", size: CGSize(width: 640, height: 480)),
        AlbumPhoto(imageName: "album-04", size: CGSize(width: 640, height: 200)),
        AlbumPhoto(imageName: "album-05", size: CGSize(width: 480, height: 640)),
        AlbumPhoto(imageName: "album-06", size: CGSize(width: 640, height: 360)),
        AlbumPhoto(imageName: "album-07", size: CGSize(width: 256, height: 640)),
        AlbumPhoto(imageName: "album-08", size: CGSize(width: 600, height: 600)),
        AlbumPhoto(imageName: "album-09", size: CGSize(width: 360, height: 640)),
        AlbumPhoto(imageName: "album-10", size: CGSize(width: 640, height: 400)),
        AlbumPhoto(imageName: "album-11", size: CGSize(width: 512, height: 640)),
        AlbumPhoto(imageName: "album-12", size: CGSize(width: 640, height: 160)),
        AlbumPhoto(imageName: "album-13", size: CGSize(width: 640, height: 512)),
    ]
}
