extension SystemShadows {
    /// Files of pictures, of which each has one.
    static let pictures = Framework(
        types: ["CGImageSource"],
        names: [
            "CGImageSourceCreateImageAtIndex", "CGImageSourceCreateThumbnailAtIndex", "CGImageSourceCreateWithData",
            "CGImageSourceCreateWithURL",
        ],
        source: """
            import Foundation
            import UIKit

            /// A file of a picture, or its data.
            public final class CGImageSource {
                let data: Data?
                let image: UIImage?
                init?(_ url: URL) {
                    image = UIImage(contentsOfFile: url.path)
                    data = image == nil ? try? Data(contentsOf: url) : nil
                    if image == nil, data == nil { return nil }
                }
                init(_ data: Data) {
                    self.data = data
                    image = UIImage(data: data)
                }
            }

            public func CGImageSourceCreateWithURL(_ url: URL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
                CGImageSource(url)
            }
            public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
                CGImageSource(url as URL)
            }
            public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? {
                CGImageSource(data)
            }
            public func CGImageSourceCreateWithData(_ data: NSData, _ options: [AnyHashable: Any]?) -> CGImageSource? {
                CGImageSource(data as Data)
            }
            public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
            public func CGImageSourceGetType(_ source: CGImageSource) -> String? { nil }
            public func CGImageSourceCreateImageAtIndex(
                _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
            ) -> CGImage? { index == 0 ? source.image?.cgImage : nil }
            /// The whole picture: viewers draw it as large as it is shown.
            public func CGImageSourceCreateThumbnailAtIndex(
                _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
            ) -> CGImage? { CGImageSourceCreateImageAtIndex(source, index, options) }
            public func CGImageSourceCopyPropertiesAtIndex(
                _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
            ) -> [AnyHashable: Any]? {
                guard index == 0, let image = source.image else { return nil }
                let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
                return [kCGImagePropertyPixelWidth: Int(width), kCGImagePropertyPixelHeight: Int(height)]
            }

            public let kCGImagePropertyPixelWidth = "PixelWidth"
            public let kCGImagePropertyPixelHeight = "PixelHeight"
            public let kCGImagePropertyOrientation = "Orientation"
            public let kCGImagePropertyGIFDictionary = "{GIF}"
            public let kCGImagePropertyGIFDelayTime = "DelayTime"
            public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
            public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
            public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
            public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
            public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
            public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
            public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
            public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"

            """)
}
