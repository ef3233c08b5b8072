import CoreGraphics
import Foundation

/// A picture of squares that stay sharp at any size, as those of a code: an area for each of its colours.
enum SharpPicture {
    /// The greatest number of colours and of areas' rectangles.
    private static let (mostColors, mostRectangles) = (8, 20_000)

    /// Returns a drawing of pixels; nil for one with too many colours or areas.
    ///
    /// Rows that are alike are drawn as one. O(pixels).
    static func list(of raster: Raster) -> DisplayList? {
        let frame = raster.frame
        var areas: [(color: SIMD4<UInt8>, rects: [CGRect])] = []
        var count = 0
        let isDrawn = raster.withPixels { pixels -> Bool in
            var y = 0
            while y < frame.height {
                let start = y * frame.width
                var end = y + 1
                while end < frame.height, isAlike(pixels, start, end * frame.width, frame.width) { end += 1 }
                var x = 0
                while x < frame.width {
                    let color = pixels[start + x]
                    let left = x
                    while x < frame.width, pixels[start + x] == color { x += 1 }
                    guard color.w > 0 else { continue }
                    let index =
                        areas.firstIndex { $0.color == color }
                        ?? {
                            areas.append((color, []))
                            return areas.count - 1
                        }()
                    count += 1
                    guard areas.count <= mostColors, count <= mostRectangles else { return false }
                    areas[index].rects.append(
                        CGRect(x: left, y: frame.height - end, width: x - left, height: end - y))
                }
                y = end
            }
            return true
        }
        guard isDrawn, !frame.isEmpty else { return nil }
        let operations = areas.map { area in
            let path = CGMutablePath()
            for rect in area.rects { path.addRect(rect) }
            let color = SIMD4<Float>(straight: area.color)
            return DrawingOperation.fill(
                path.elements, .winding,
                CGColor(
                    srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
                    alpha: CGFloat(color.w)))
        }
        return DisplayList(size: CGSize(width: frame.width, height: frame.height), operations: operations)
    }

    private static func isAlike(
        _ pixels: UnsafeBufferPointer<SIMD4<UInt8>>, _ first: Int, _ second: Int, _ count: Int
    ) -> Bool {
        memcmp(pixels.baseAddress! + first, pixels.baseAddress! + second, 4 * count) == 0
    }
}
