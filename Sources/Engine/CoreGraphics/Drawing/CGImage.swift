import Foundation

/// An image: a file by name, which viewers load, or a list of drawing operations.
///
/// It has no pixels here.
public final class CGImage: Sendable {
    package enum Content: Sendable {
        case file(String)
        case list(DisplayList)
    }

    package let content: Content
    /// Points: images have one pixel a point here.
    package let size: CGSize

    package init(_ content: Content, size: CGSize) {
        self.content = content
        self.size = size
    }

    /// The width in pixels, of which a point has one here.
    public var width: Int { Int(size.width.rounded()) }
    /// The height in pixels, of which a point has one here.
    public var height: Int { Int(size.height.rounded()) }
    /// The bits of a colour's component, as of an image that is decoded on a phone.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: red, green, blue and alpha.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row of pixels.
    public var bytesPerRow: Int { width * bitsPerPixel / 8 }
}

extension CGContext {
    /// Draws an image stretched to a rectangle.
    ///
    /// Its first row is at the top, where Core Graphics' lies at the bottom.
    public func draw(_ image: CGImage, in rect: CGRect) {
        switch image.content {
        case .file(let name): draw(image: name, in: rect)
        case .list(let list): draw(list, in: rect)
        }
    }
}
