import Foundation

/// A reader of bytes, which keeps none of a file: fonts and images are found by their names.
public final class CGDataProvider: @unchecked Sendable {
    // Immutable, but for the bytes of an object that others may change, as on iOS.
    private let bytes: CFData?
    /// The image whose pixels these would be.
    let image: CGImage?

    private init(_ bytes: CFData?, of image: CGImage?) {
        (self.bytes, self.image) = (bytes, image)
    }

    /// Makes a reader of a file.
    public convenience init?(url: URL) {
        self.init(nil, of: nil)
    }

    /// Makes a reader of bytes.
    public convenience init?(data: Data) {
        self.init(NSData(data: data), of: nil)
    }

    /// Makes a reader of bytes.
    public convenience init?(data: CFData) {
        self.init(data, of: nil)
    }

    /// Makes a reader of a copy of some memory, which is released at once.
    ///
    /// - Parameters:
    ///   - info: is handed on to `releaseData`.
    ///   - data: the memory.
    ///   - size: the number of bytes.
    ///   - releaseData: is called before this returns.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        self.init(NSData(bytes: data, length: size), of: nil)
        releaseData(info, data, size)
    }

    /// Makes a reader of an image's pixels.
    convenience init(_ image: CGImage) {
        self.init(image.pixels.map { NSData(data: Data($0.components)) }, of: image)
    }

    /// The bytes; of a file none, and of an image that was drawn or lies in a file, zeros, which is said once.
    public var data: CFData? {
        if let bytes { return bytes }
        guard let image else { return NSData() }
        EngineMessages.reportOnce(
            "the pixels of an image that is drawn or of a file can't be read, as they are drawn by whoever looks: they are all 0 here; what"
                + " code computes of them, write as a constant")
        return NSMutableData(length: image.bytesPerRow * image.height)
    }
}
