/// The photos that come with the project, with the sizes of their files in pixels: every branch of the rules for sizes
/// is in use, two panoramas and a tall one included.
enum AlbumPhotos {
    static let all: [Photo] = [
        Photo(name: "album-00.webp", width: 640, height: 427),
        Photo(name: "album-01.webp", width: 427, height: 640),
        Photo(name: "album-02.webp", width: 640, height: 640),
        Photo(name: "album-03.webp", width: 640, height: 480),
        Photo(name: "album-04.webp", width: 640, height: 200),
        Photo(name: "album-05.webp", width: 480, height: 640),
        Photo(name: "album-06.webp", width: 640, height: 360),
        Photo(name: "album-07.webp", width: 256, height: 640),
        Photo(name: "album-08.webp", width: 600, height: 600),
        Photo(name: "album-09.webp", width: 360, height: 640),
        Photo(name: "album-10.webp", width: 640, height: 400),
        Photo(name: "album-11.webp", width: 512, height: 640),
        Photo(name: "album-12.webp", width: 640, height: 160),
        Photo(name: "album-13.webp", width: 640, height: 512),
    ]
}
