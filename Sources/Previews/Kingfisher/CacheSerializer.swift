// swift-format-ignore-file: AlwaysUseLowerCamelCase
import UIKit

/// The format of a picture's data.
public enum ImageFormat: Sendable {
    /// Any other one.
    case unknown
    /// PNG.
    case PNG
    /// JPEG.
    case JPEG
    /// GIF.
    case GIF
}

extension KingfisherWrapper where Base == Data {
    /// The format of the data.
    public var imageFormat: ImageFormat {
        if base.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .PNG }
        if base.starts(with: [0xFF, 0xD8, 0xFF]) { return .JPEG }
        return base.starts(with: [0x47, 0x49, 0x46]) ? .GIF : .unknown
    }
}

/// What writes pictures into files: it is not asked, as none are written.
public protocol CacheSerializer: Sendable {
    /// Returns a picture's data; nil for none.
    @preconcurrency @MainActor func data(with image: UIImage, original: Data?) -> Data?
    /// Returns the picture of data; nil for none.
    @preconcurrency @MainActor func image(with data: Data, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension CacheSerializer {
    /// Returns the picture of data; nil for none.
    @preconcurrency @MainActor
    public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> UIImage? {
        ImageProcessItem.data(data).picture(options)
    }
}

/// What writes pictures as they came.
public struct DefaultCacheSerializer: CacheSerializer {
    /// The one that is used unless another one is named.
    public static let `default` = DefaultCacheSerializer()
    /// Has no effect.
    public var compressionQuality: CGFloat = 1
    /// Has no effect.
    public var preferCacheOriginalData = false

    /// Makes one.
    public init() {}

    /// Returns the data that came, or the picture's as a PNG.
    public func data(with image: UIImage, original: Data?) -> Data? { original ?? image.pngData() }
}

/// What writes pictures in a format.
public struct FormatIndicatedCacheSerializer: CacheSerializer {
    /// As PNG.
    public static let png = FormatIndicatedCacheSerializer()
    /// As JPEG: here as PNG.
    public static let jpeg = FormatIndicatedCacheSerializer()
    /// As GIF: here as PNG.
    public static let gif = FormatIndicatedCacheSerializer()

    /// Returns the one that writes JPEG.
    public static func jpeg(compressionQuality: CGFloat) -> FormatIndicatedCacheSerializer { jpeg }

    /// Returns the picture's data as a PNG.
    public func data(with image: UIImage, original: Data?) -> Data? { image.pngData() }
}
