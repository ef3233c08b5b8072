import CoreGraphics
import Foundation

extension Raster {
    /// Returns pixels that have the mean of the square cell in which they lie.
    ///
    /// - Parameters:
    ///   - target: the frame of the result.
    ///   - known: the pixels that count.
    ///   - center: a corner of four cells.
    ///   - size: the side of a cell, in pixels.
    /// - Returns: the pixels.
    func celled(in target: PixelFrame, of known: PixelFrame, center: CGPoint, size: CGFloat) -> Raster {
        var result = Raster(clear: target)
        guard size >= 1, !target.isEmpty else { return part(target) }
        func cell(_ place: Int, _ middle: CGFloat) -> Int {
            Int(((CGFloat(place) + 0.5 - middle) / size).rounded(.down))
        }
        /// The pixels whose middles lie in a cell.
        func range(_ cell: Int, _ middle: CGFloat, _ low: Int, _ high: Int) -> Range<Int> {
            let start = Int((CGFloat(cell) * size + middle - 0.5).rounded(.up))
            let end = Int((CGFloat(cell + 1) * size + middle - 0.5).rounded(.up))
            let first = min(max(start, low), high)
            return first..<max(min(end, high), first)
        }
        let columns = cell(target.x, center.x)...cell(target.maxX - 1, center.x)
        let rows = cell(target.y, center.y)...cell(target.maxY - 1, center.y)
        withPixels { source in
            result.withMutablePixels { pixels in
                for row in rows {
                    let lines = range(row, center.y, known.y, known.maxY)
                    let shownLines = range(row, center.y, target.y, target.maxY)
                    for column in columns {
                        let places = range(column, center.x, known.x, known.maxX)
                        guard !lines.isEmpty, !places.isEmpty else { continue }
                        var sum = SIMD4<UInt32>.zero
                        for y in lines {
                            let start = (y - frame.y) * frame.width - frame.x
                            for x in places { sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[start + x]) }
                        }
                        let count = Float(lines.count * places.count)
                        let mean = (SIMD4<Float>(sum) / (count * 255)).pixel
                        for y in shownLines {
                            let start = (y - target.y) * target.width - target.x
                            for x in range(column, center.x, target.x, target.maxX) { pixels[start + x] = mean }
                        }
                    }
                }
            }
        }
        return result
    }
}
