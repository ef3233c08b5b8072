import Foundation

/// The memory of a context's pixels, which code writes: nothing is drawn into it.
final class Bitmap {
    let format: PixelFormat
    /// Whether code has given the memory.
    let isOfCode: Bool
    /// The memory; nil until somebody asks for it.
    private var memory: UnsafeMutableRawPointer?

    init(_ format: PixelFormat, _ memory: UnsafeMutableRawPointer?) {
        (self.format, self.memory, isOfCode) = (format, memory, memory != nil)
    }

    deinit {
        if !isOfCode { memory?.deallocate() }
    }

    private var size: Int { format.bytesPerRow * format.height }

    /// The memory, of zeros where nothing was written.
    var data: UnsafeMutableRawPointer {
        if let memory { return memory }
        let made = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 16)
        made.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
        memory = made
        return made
    }

    /// The pixels that code has written; nil if there are none.
    var pixels: Pixels? {
        guard let memory else { return nil }
        let bytes = UnsafeRawBufferPointer(start: memory, count: size)
        guard bytes.contains(where: { $0 != 0 }), let components = format.components(of: bytes) else { return nil }
        return Pixels(width: format.width, height: format.height, components: components)
    }

    /// Says once that what is drawn can't be read.
    static func reportDrawing() {
        EngineMessages.reportOnce(
            "the pixels of what a CGContext draws can't be read, as they are drawn by whoever looks: its data stays as code has written it;"
                + " what is computed of them, write as a constant")
    }
}

extension CGContext {
    /// Makes a context for an image of some pixels, whose origin is at the bottom left.
    ///
    /// What is drawn is kept as operations, not in the memory; what code writes into that is seen beneath. The result is nil without
    /// any pixels.
    ///
    /// - Parameters:
    ///   - data: the memory; nil for one of its own.
    ///   - width: the number of pixels of a row.
    ///   - height: the number of rows.
    ///   - bitsPerComponent: the bits of a component.
    ///   - bytesPerRow: the bytes of a row; 0 for as many as its pixels take.
    ///   - space: is not used but for the number of components where no row's bytes say it: every colour is sRGB here.
    ///   - bitmapInfo: a `CGBitmapInfo`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 1 << 14, height <= 1 << 14 else { return nil }
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isNarrow = info.alphaInfo == .alphaOnly || bytesPerRow > 0 && bytesPerRow < 4 * width
        let bits = isNarrow ? 8 * max(bytesPerRow / width, 1) : 4 * max(bitsPerComponent, 8)
        let format = PixelFormat(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits,
            bytesPerRow: max(bytesPerRow, width * bits / 8), info: info)
        self.init(Bitmap(format, data))
    }

    /// Makes a context as the initialiser with the bits of a `CGBitmapInfo` does.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// Returns an image of what has been drawn so far, over the pixels that code has written; nil without a size.
    public func makeImage() -> CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let drawn = list
        guard let pixels = bitmap?.pixels else { return CGImage(.list(drawn), size: size, isInPixels: bitmap != nil) }
        let image = CGImage(pixels)
        guard !drawn.operations.isEmpty else { return image }
        let both = DisplayList(size: size, operations: image.list.operations + drawn.operations)
        return CGImage(.list(both), size: size, isInPixels: true)
    }

    /// The memory of pixels to write; nil for a context that code has not made with a number of pixels.
    ///
    /// What was drawn is not in it, which is said once.
    public var data: UnsafeMutableRawPointer? {
        if bitmap != nil, !list.operations.isEmpty { Bitmap.reportDrawing() }
        return bitmap?.data
    }

    /// The number of pixels of a row, of which a point has one where code has not made the context with a number of them.
    public var width: Int { Int(size.width.rounded()) }
    /// The number of rows of pixels.
    public var height: Int { Int(size.height.rounded()) }
    /// The bits of a component.
    public var bitsPerComponent: Int { bitmap?.format.bitsPerComponent ?? 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { bitmap?.format.bitsPerPixel ?? 32 }
    /// The bytes of a row of pixels.
    public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 4 * width }
    /// The colour space: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace() }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        bitmap?.format.info ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    /// Where the opacity of a pixel is among its components.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
}
