import CoreGraphics
import Foundation

/// A drawing of an image whose pixels can't be known, of its pictures as they are.
final class StandInDrawing {
    private let context: CGContext

    /// Makes a drawing of a part of an image, in whose units it draws.
    init(_ rect: CGRect) {
        context = CGContext(bounds: CGRect(origin: .zero, size: rect.size))
        context.translateBy(x: -rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
    }

    /// What has been drawn.
    var list: DisplayList { context.list }

    /// Draws a picture with its lower left corner at the origin.
    func draw(_ image: CGImage) {
        context.draw(image, in: CGRect(origin: .zero, size: image.size))
    }

    /// Draws an image that has pixels, as far as it is seen.
    func draw(_ step: any ImageStep) {
        let seen = step.extent.common(with: context.boundingBoxOfClipPath)
        let frame = PixelFrame(seen, scale: 1)
        guard !frame.isEmpty, frame.count <= ImageSize.mostRendered, let raster = step.raster(in: frame, scale: 1)
        else { return }
        let picture = raster.picture
        context.draw(
            CGImage(Pixels(width: picture.width, height: picture.height, components: picture.bytes)),
            in: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }

    /// Fills all that is seen.
    func fill(_ color: SIMD4<Float>) {
        context.saveGState()
        context.setFillColor(
            CGColor(
                srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: CGFloat(color.w)))
        context.fill(context.boundingBoxOfClipPath)
        context.restoreGState()
    }

    /// Draws something moved, turned or stretched.
    func transformed(by transform: CGAffineTransform, _ body: () -> Void) {
        context.saveGState()
        context.concatenate(transform)
        body()
        context.restoreGState()
    }

    /// Draws something as far as it lies in a rectangle.
    func clipped(to rect: CGRect, _ body: () -> Void) {
        guard !rect.isInfinite else { return body() }
        context.saveGState()
        context.clip(to: rect)
        body()
        context.restoreGState()
    }
}
