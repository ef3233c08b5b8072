import Foundation

extension CGImage {
    /// Makes an image of pixels; nil without any.
    ///
    /// - Parameters:
    ///   - width: the number of pixels of a row.
    ///   - height: the number of rows.
    ///   - bitsPerComponent: the bits of a component: 8; of others the image is clear, which is said once.
    ///   - bitsPerPixel: the bits of a pixel.
    ///   - bytesPerRow: the bytes of a row.
    ///   - space: is not used: every colour is sRGB here.
    ///   - bitmapInfo: the layout of a pixel.
    ///   - provider: the bytes; those of an image of the same size that has no pixels here make that image again.
    ///   - decode: has no effect.
    ///   - shouldInterpolate: has no effect: viewers always smooth images.
    ///   - intent: has no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, info: bitmapInfo)
        self.init(format, provider, isMask: false)
    }

    /// Makes a mask of pixels: where it is dark, what it masks is seen; nil without any.
    ///
    /// - Parameters:
    ///   - width: the number of pixels of a row.
    ///   - height: the number of rows.
    ///   - bitsPerComponent: the bits of a component: 8.
    ///   - bitsPerPixel: the bits of a pixel.
    ///   - bytesPerRow: the bytes of a row.
    ///   - provider: the bytes; those of an image of the same size that has no pixels here make that image again.
    ///   - decode: has no effect.
    ///   - shouldInterpolate: has no effect.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let format = PixelFormat(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, info: provider.image?.pixels == nil ? [] : Self.ownInfo)
        self.init(format, provider, isMask: true)
    }

    private convenience init?(_ format: PixelFormat, _ provider: CGDataProvider, isMask: Bool) {
        guard format.width > 0, format.height > 0, format.bytesPerRow > 0 else { return nil }
        guard format.width <= 1 << 14, format.height <= 1 << 14 else { return nil }
        if let image = provider.image, image.pixels == nil, (image.width, image.height) == (format.width, format.height)
        {
            self.init(image.content, size: image.size, isInPixels: image.isInPixels)
            return
        }
        let data = provider.data.map { Data(referencing: $0) } ?? Data()
        let components = data.withUnsafeBytes { format.components(of: $0) }
        if components == nil {
            EngineMessages.reportOnce(
                "an image of pixels of \(format.bitsPerComponent) bits a component is clear here: write components of 8 bits"
            )
        }
        self.init(
            Pixels(
                width: format.width, height: format.height,
                components: components ?? Array(repeating: 0, count: 4 * format.width * format.height)), isMask: isMask)
    }

    /// The layout of the pixels that ``dataProvider`` has.
    private static var ownInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }

    /// The image's bytes: red, green, blue and opacity of each pixel of an image that was made of them.
    public var dataProvider: CGDataProvider? { CGDataProvider(self) }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo { Self.ownInfo }
    /// Where the opacity of a pixel is: after its colour.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
    /// The order of the bytes of a pixel: that of its components.
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
    /// The colour space: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace() }
    /// Whether images are smoothed: always.
    public var shouldInterpolate: Bool { true }
    /// How colours are found that a screen lacks.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// What components stand for, which is always themselves: nil.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// Returns the image at another size, whose pixels aren't known any more.
    package func scaled(by scale: CGFloat) -> CGImage {
        let list = list
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        let placed = list.operations.map { $0.applying(CGAffineTransform(scaleX: scale, y: scale)) }
        return CGImage(.list(DisplayList(size: size, operations: placed)), size: size)
    }

    /// Returns the image itself, which does not change.
    public func copy() -> CGImage? { self }
    /// Returns the image itself: every colour is sRGB here.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
}
