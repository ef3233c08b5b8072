import Foundation

extension Raster {
    /// Returns the pixels blurred by a Gaussian of a standard deviation in pixels.
    ///
    /// Beyond the frame there is nothing. Up to a deviation of 2 it is the Gaussian itself, beyond three boxes whose variances
    /// add up to the Gaussian's, which differ from it by 3%. O(pixels).
    func blurred(sigma: CGFloat) -> Raster {
        guard sigma > 0.01, !frame.isEmpty else { return self }
        if sigma <= 2 {
            let reach = Int((3 * sigma).rounded(.up))
            let weights = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
            let sum = weights.reduce(0, +)
            return weighted(weights.map { Float($0 / sum) })
        }
        // A box of an odd width w has the variance (w * w - 1) / 12.
        let count = 3.0
        let variance = Double(sigma * sigma)
        var low = Int((12 * variance / count + 1).squareRoot())
        if low % 2 == 0 { low -= 1 }
        let width = Double(low)
        let lows = (12 * variance - count * (width * width + 4 * width + 3)) / (-4 * width - 4)
        let number = Int(lows.rounded())
        return WidePixels(self).boxed(across: (0..<3).map { ($0 < number ? low : low + 2) / 2 }).raster
    }

    /// Returns the pixels of which each is the mean of those in a box around it; beyond the frame there is nothing.
    ///
    /// O(pixels), whatever the box.
    ///
    /// - Parameter reach: the pixels on each side of the one in the middle.
    /// - Returns: the pixels.
    func boxed(across reach: Int) -> Raster {
        guard reach > 0, !frame.isEmpty else { return self }
        return WidePixels(self).boxed(across: [reach]).raster
    }

    /// Returns the sums of the pixels around each one in its row, and then in its column, times weights, of which the middle one is
    /// the pixel's own.
    ///
    /// O(pixels · weights).
    func weighted(_ weights: [Float]) -> Raster {
        weighted(weights, stepX: 1, stepY: 0).weighted(weights, stepX: 0, stepY: 1)
    }

    /// Returns the sums of the pixels that lie on a line through each one, times weights, of which the middle one is the pixel's own.
    func weighted(_ weights: [Float], stepX: Int, stepY: Int, adding bias: Float = 0) -> Raster {
        let reach = weights.count / 2
        let kept = frame.width
        return Raster(frame) { target in
            withPixels { source in
                target.withMemoryRebound(to: SIMD4<UInt8>.self) { target in
                    for y in 0..<frame.height {
                        for x in 0..<kept {
                            var sum = SIMD4<Float>(repeating: bias)
                            for index in weights.indices {
                                let (column, row) = (x + (index - reach) * stepX, y + (index - reach) * stepY)
                                guard column >= 0, row >= 0, column < kept, row < frame.height else { continue }
                                sum += SIMD4<Float>(source[row * kept + column]) * weights[index] * (1 / 255)
                            }
                            target[y * kept + x] = sum.pixel
                        }
                    }
                }
            }
        }
    }
}

/// Pixels of 16 bits for each component, so that nothing is lost as they are blurred several times.
private struct WidePixels {
    private let frame: PixelFrame
    private var values: [SIMD4<UInt16>]

    /// Makes pixels of others, whose components are multiplied by 256.
    init(_ raster: Raster) {
        frame = raster.frame
        values = raster.withPixels { pixels in
            pixels.map { SIMD4<UInt16>(truncatingIfNeeded: $0) &<< SIMD4(repeating: 8) }
        }
    }

    /// The pixels with 8 bits for each component.
    var raster: Raster {
        Raster(frame) { target in
            target.withMemoryRebound(to: SIMD4<UInt8>.self) { target in
                for index in values.indices {
                    let rounded = (values[index] &+ SIMD4(repeating: 128)) &>> SIMD4(repeating: 8)
                    target[index] = SIMD4<UInt8>(truncatingIfNeeded: rounded)
                }
            }
        }
    }

    /// Returns the means of boxes, one after the other, by the pixels on each side of the one in the middle.
    func boxed(across reaches: [Int]) -> WidePixels {
        var result = self
        var other = values
        for reach in reaches where reach > 0 {
            let reach = min(reach, 4096)
            result.values.withUnsafeBufferPointer { source in
                other.withUnsafeMutableBufferPointer { boxRows(source, to: $0, reach) }
            }
            other.withUnsafeBufferPointer { source in
                result.values.withUnsafeMutableBufferPointer { boxColumns(source, to: $0, reach) }
            }
        }
        return result
    }

    private func boxRows(
        _ source: UnsafeBufferPointer<SIMD4<UInt16>>, to target: UnsafeMutableBufferPointer<SIMD4<UInt16>>, _ reach: Int
    ) {
        let (width, factor) = (frame.width, 1 / Float(2 * reach + 1))
        for row in 0..<frame.height {
            let start = row * width
            var sum = SIMD4<UInt32>.zero
            for x in 0..<min(reach, width) { sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[start + x]) }
            for x in 0..<width {
                if x + reach < width { sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[start + x + reach]) }
                if x > reach { sum &-= SIMD4<UInt32>(truncatingIfNeeded: source[start + x - reach - 1]) }
                target[start + x] = Self.mean(sum, factor)
            }
        }
    }

    /// Row by row, with a sum for each column, as memory is read.
    private func boxColumns(
        _ source: UnsafeBufferPointer<SIMD4<UInt16>>, to target: UnsafeMutableBufferPointer<SIMD4<UInt16>>, _ reach: Int
    ) {
        let (width, height, factor) = (frame.width, frame.height, 1 / Float(2 * reach + 1))
        withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: width) { sums in
            sums.initialize(repeating: .zero)
            for y in 0..<min(reach, height) {
                for x in 0..<width { sums[x] &+= SIMD4<UInt32>(truncatingIfNeeded: source[y * width + x]) }
            }
            for y in 0..<height {
                let (added, removed) = ((y + reach) * width, (y - reach - 1) * width)
                if y + reach < height {
                    for x in 0..<width { sums[x] &+= SIMD4<UInt32>(truncatingIfNeeded: source[added + x]) }
                }
                if removed >= 0 {
                    for x in 0..<width { sums[x] &-= SIMD4<UInt32>(truncatingIfNeeded: source[removed + x]) }
                }
                for x in 0..<width { target[y * width + x] = Self.mean(sums[x], factor) }
            }
        }
    }

    @inline(__always)
    private static func mean(_ sum: SIMD4<UInt32>, _ factor: Float) -> SIMD4<UInt16> {
        SIMD4<UInt16>(truncatingIfNeeded: (SIMD4<Float>(sum) * factor).wholeNumbers)
    }
}
