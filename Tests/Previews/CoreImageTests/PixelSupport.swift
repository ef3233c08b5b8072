import CoreGraphics
import Foundation

@testable import CoreImage

/// Returns an image of pixels: red, green, blue and opacity of each, the highest row first.
func image(_ width: Int, _ pixels: [[UInt8]]) -> CIImage {
    let bytes: [UInt8] = pixels.flatMap { pixel -> [UInt8] in pixel.count == 3 ? pixel + [255] : pixel }
    return CIImage(cgImage: CGImage(Pixels(width: width, height: pixels.count / width, components: bytes)))
}

/// Returns the pixels of an image's part, the highest row first, whose colours have the opacity in them.
func pixels(_ image: CIImage?, _ rect: CGRect? = nil) -> [[UInt8]] {
    guard let image else { return [] }
    let rect = rect ?? image.extent
    let (width, height) = (Int(rect.width), Int(rect.height))
    var bytes = [UInt8](repeating: 7, count: 4 * width * height)
    CIContext().render(image, toBitmap: &bytes, rowBytes: 4 * width, bounds: rect, format: .RGBA8, colorSpace: nil)
    return (0..<width * height).map { Array(bytes[4 * $0..<4 * $0 + 4]) }
}

/// Returns the red components of an image's part, the highest row first.
func reds(_ image: CIImage?, _ rect: CGRect? = nil) -> [UInt8] { pixels(image, rect).map { $0[0] } }
