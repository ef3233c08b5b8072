import CoreGraphics
import Foundation

/// A picture of a part of an image.
struct RenderedPicture {
    let image: CGImage

    /// Makes a picture; nil for a part without an area or without an end.
    init?(_ step: any ImageStep, _ rect: CGRect) {
        guard !rect.isInfinite, !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return nil }
        let whole = PixelFrame(rect, scale: 1)
        guard !whole.isEmpty, whole.width <= 1 << 16, whole.height <= 1 << 16 else { return nil }
        let size = CGSize(width: whole.width, height: whole.height)
        let rect = CGRect(x: CGFloat(whole.x), y: CGFloat(whole.y), width: size.width, height: size.height)
        if step.isSharp, whole.count <= ImageSize.mostComputed, let raster = step.raster(in: whole, scale: 1),
            let list = SharpPicture.list(of: raster)
        {
            image = CGImage(.list(list), size: size, isInPixels: true)
            return
        }
        let most = (CGFloat(ImageSize.mostRendered) / (size.width * size.height)).squareRoot()
        let density = step.isInPixels ? 1 : max(step.density, 1)
        let scale = min(density, most)
        let frame = PixelFrame(rect, scale: scale)
        guard let raster = step.raster(in: frame, scale: scale) else {
            let drawing = StandInDrawing(rect)
            step.draw(in: drawing)
            image = CGImage(.list(drawing.list), size: size, isInPixels: step.isInPixels)
            return
        }
        let picture = raster.picture
        let pixels = CGImage(Pixels(width: picture.width, height: picture.height, components: picture.bytes))
        guard scale != 1 || !step.isInPixels else {
            image = pixels
            return
        }
        let stretch = CGAffineTransform(
            scaleX: size.width / CGFloat(picture.width), y: size.height / CGFloat(picture.height))
        let operations = pixels.list.operations.map { $0.applying(stretch) }
        image = CGImage(
            .list(DisplayList(size: size, operations: operations)), size: size, isInPixels: step.isInPixels)
    }
}
