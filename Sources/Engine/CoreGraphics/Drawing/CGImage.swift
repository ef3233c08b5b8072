import Foundation

/// An image: a file by name, which viewers load, or a list of drawing operations.
///
/// It has pixels here only where it was made of them.
public final class CGImage: Sendable {
    package enum Content: Sendable {
        case file(String)
        case list(DisplayList)
    }

    package let content: Content
    /// Points: images have one pixel a point here.
    package let size: CGSize

    /// The pixels of which it was made; nil for any other image.
    package let pixels: Pixels?
    /// Whether its size is a number of pixels that code has asked for, of which a `UIImage` may have several a point.
    package let isInPixels: Bool
    /// Whether it says how opaque others are, by how dark it is.
    public let isMask: Bool

    package init(_ content: Content, size: CGSize, isInPixels: Bool = false) {
        (self.content, self.size, self.isInPixels) = (content, size, isInPixels)
        (pixels, isMask) = (nil, false)
    }

    /// Makes an image of pixels, which viewers load as a file.
    package init(_ pixels: Pixels, isMask: Bool = false) {
        let name = pixels.name
        PixelImages.keep(name) { pixels.shown.png }
        let size = CGSize(width: pixels.width, height: pixels.height)
        let drawn = DrawingOperation.image(name, CGRect(origin: .zero, size: size), .identity, alpha: 1)
        content = .list(DisplayList(size: size, operations: [drawn]))
        (self.size, self.pixels, isInPixels, self.isMask) = (size, pixels, true, isMask)
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
    /// Its first row lies at the greatest y, as in Core Graphics: where the y axis points down, it is upside down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        drawThroughMask("images") {
            saveGState()
            translateBy(x: 0, y: rect.minY + rect.maxY)
            scaleBy(x: 1, y: -1)
            place(image, in: rect)
            restoreGState()
        }
    }

    /// Draws an image stretched to a rectangle, or, with `byTiling`, again and again beside it over all that may be drawn on.
    ///
    /// It is drawn once where more than 10,000 copies would be needed. O(copies).
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        let all = boundingBoxOfClipPath
        guard byTiling, rect.width > 0, rect.height > 0, !all.isNull else { return draw(image, in: rect) }
        let left = ((all.minX - rect.minX) / rect.width).rounded(.down)
        let top = ((all.minY - rect.minY) / rect.height).rounded(.down)
        let columns = ((all.maxX - rect.minX) / rect.width).rounded(.up) - left
        let rows = ((all.maxY - rect.minY) / rect.height).rounded(.up) - top
        guard columns * rows <= 10_000, (left + top).isFinite else { return draw(image, in: rect) }
        for row in stride(from: top, to: top + rows, by: 1) {
            for column in stride(from: left, to: left + columns, by: 1) {
                draw(image, in: rect.offsetBy(dx: rect.width * column, dy: rect.height * row))
            }
        }
    }

    /// Draws an image stretched to a rectangle, its first row at the smallest y.
    package func place(_ image: CGImage, in rect: CGRect) {
        if keepsWhatIsThere(under: image, in: rect) { return }
        switch image.content {
        case .file(let name): draw(image: name, in: rect)
        case .list(let list): draw(list, in: rect)
        }
    }
}
