import CoreGraphics
import Foundation

/// A picture of Core Graphics.
struct PictureStep: ImageStep {
    let image: CGImage
    var inputs: [any ImageStep] { [] }
    var extent: CGRect { CGRect(origin: .zero, size: image.size) }
    var isInPixels: Bool { image.isInPixels }

    var density: CGFloat {
        guard let pixels = PicturePixels.of(image), image.size.width > 0 else { return 1 }
        return CGFloat(pixels.frame.width) / image.size.width
    }

    func raster(in frame: PixelFrame, scale: CGFloat) -> Raster? {
        guard let pixels = PicturePixels.of(image) else {
            PicturePixels.reportUnknown()
            return nil
        }
        let whole = PixelFrame(extent, scale: scale)
        guard !whole.isEmpty else { return Raster(clear: frame) }
        return (whole == pixels.frame ? pixels : pixels.stretched(to: whole)).part(frame)
    }

    func draw(in drawing: StandInDrawing) {
        drawing.draw(image)
    }
}
