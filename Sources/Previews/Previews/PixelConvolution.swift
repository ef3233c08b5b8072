/// What Accelerate does with pixels of four bytes, for code that blurs and tints images itself.
public enum PixelConvolution {
    /// The pixels of an image in memory.
    public struct Pixels {
        /// The first one's first byte.
        public let bytes: UnsafeMutableRawPointer
        /// The number of pixels of a row.
        public let width: Int
        /// The number of rows.
        public let height: Int
        /// The bytes from one row to the next one.
        public let rowBytes: Int

        /// Names pixels; nil if there are none, or a row has no room for them.
        public init?(_ bytes: UnsafeMutableRawPointer?, width: Int, height: Int, rowBytes: Int) {
            guard let bytes, width > 0, height > 0, rowBytes / 4 >= width else { return nil }
            (self.bytes, self.width, self.height, self.rowBytes) = (bytes, width, height, rowBytes)
        }
    }

    /// Replaces each pixel by the mean of those in a box around it; those at the edges go on beyond these.
    ///
    /// O(pixels), whatever the box.
    ///
    /// - Parameters:
    ///   - source: the pixels.
    ///   - target: where the means go, of the same size.
    ///   - boxWidth: the box's width; of an even one the next smaller odd one counts.
    ///   - boxHeight: the box's height, likewise.
    /// - Returns: false if the sizes differ.
    public static func box(_ source: Pixels, to target: Pixels, boxWidth: Int, boxHeight: Int) -> Bool {
        guard (source.width, source.height) == (target.width, target.height) else { return false }
        let (width, height) = (source.width, source.height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height * 4) { rows in
            let base = UnsafeMutableRawPointer(rows.baseAddress!)
            for y in 0..<height {
                means(
                    of: source.bytes + y * source.rowBytes, every: 4, to: base + y * width * 4, every: 4, count: width,
                    reach: max(boxWidth - 1, 0) / 2)
            }
            for x in 0..<width {
                means(
                    of: base + x * 4, every: width * 4, to: target.bytes + x * 4, every: target.rowBytes, count: height,
                    reach: max(boxHeight - 1, 0) / 2)
            }
        }
        return true
    }

    private static func means(
        of source: UnsafeMutableRawPointer, every sourceStride: Int, to target: UnsafeMutableRawPointer,
        every targetStride: Int, count: Int, reach: Int
    ) {
        // A box that reaches beyond both edges has the same pixels and more of the edges'.
        let reach = min(reach, 1 << 20)
        let size = 2 * reach + 1
        func pixel(_ index: Int) -> SIMD4<Int> {
            let place = source + min(max(index, 0), count - 1) * sourceStride
            return SIMD4<Int>(truncatingIfNeeded: place.loadUnaligned(as: SIMD4<UInt8>.self))
        }
        var sum = pixel(0) &* (reach + 1)
        for index in 1..<(min(reach, count) + 1) { sum &+= pixel(index) }
        sum &+= pixel(count - 1) &* max(reach - count, 0)
        for index in 0..<count {
            let mean = (sum &+ size / 2) / SIMD4<Int>(repeating: size)
            (target + index * targetStride).storeBytes(
                of: SIMD4<UInt8>(truncatingIfNeeded: mean), as: SIMD4<UInt8>.self)
            sum &+= pixel(index + reach + 1) &- pixel(index - reach)
        }
    }

    /// Replaces each pixel by its product with a matrix; what is beyond a byte is 0 or 255.
    ///
    /// - Parameters:
    ///   - source: the pixels.
    ///   - target: where the products go, of the same size; it may be the same place.
    ///   - matrix: four rows of four: what each byte of a pixel gives to each of the product.
    ///   - divisor: what the products are divided by.
    /// - Returns: false if the sizes differ, or there is no matrix.
    public static func multiply(_ source: Pixels, to target: Pixels, by matrix: [Int], divisor: Int) -> Bool {
        guard (source.width, source.height) == (target.width, target.height), matrix.count == 16, divisor != 0 else {
            return false
        }
        let rows = (0..<4).map {
            SIMD4<Int>(matrix[$0 * 4], matrix[$0 * 4 + 1], matrix[$0 * 4 + 2], matrix[$0 * 4 + 3])
        }
        let half = divisor / 2
        for y in 0..<source.height {
            for x in 0..<source.width {
                let place = source.bytes + y * source.rowBytes + x * 4
                let pixel = SIMD4<Int>(truncatingIfNeeded: place.loadUnaligned(as: SIMD4<UInt8>.self))
                var product = rows[0] &* pixel[0] &+ rows[1] &* pixel[1]
                product = product &+ rows[2] &* pixel[2] &+ rows[3] &* pixel[3]
                let scaled = (product &+ half) / SIMD4<Int>(repeating: divisor)
                let byte = scaled.clamped(lowerBound: .init(repeating: 0), upperBound: .init(repeating: 255))
                (target.bytes + y * target.rowBytes + x * 4).storeBytes(
                    of: SIMD4<UInt8>(truncatingIfNeeded: byte), as: SIMD4<UInt8>.self)
            }
        }
        return true
    }
}
