import Foundation

/// The pixels of a part of an image.
struct Raster: Equatable, Sendable {
    /// Where they are.
    let frame: PixelFrame
    /// Red, green, blue and opacity of each pixel, row by row from the lowest one; colours are multiplied by the opacity.
    var bytes: [UInt8]

    /// Makes pixels of their bytes.
    init(_ frame: PixelFrame, _ bytes: [UInt8]) {
        (self.frame, self.bytes) = (frame, bytes)
    }

    /// Makes clear pixels.
    init(clear frame: PixelFrame) {
        self.init(frame, Array(repeating: 0, count: 4 * frame.count))
    }

    /// Makes pixels by a function of each, which writes all of their bytes.
    init(_ frame: PixelFrame, writing write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        let count = 4 * frame.count
        bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            if count > 0 { write(target) }
            initialized = count
        }
        self.frame = frame
    }

    /// Makes pixels of one colour.
    init(_ frame: PixelFrame, filledWith color: SIMD4<UInt8>) {
        self.init(frame) { target in
            target.withMemoryRebound(to: SIMD4<UInt8>.self) { $0.update(repeating: color) }
        }
    }

    /// The bytes of a pixel; zeros outside of the frame.
    subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        let (column, row) = (x - frame.x, y - frame.y)
        guard 0..<frame.width ~= column, 0..<frame.height ~= row else { return .zero }
        let place = 4 * (row * frame.width + column)
        return SIMD4(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    }

    /// Calls a function with the pixels.
    func withPixels<Result>(_ read: (UnsafeBufferPointer<SIMD4<UInt8>>) -> Result) -> Result {
        bytes.withUnsafeBytes { read($0.bindMemory(to: SIMD4<UInt8>.self)) }
    }

    /// Changes the pixels in place.
    mutating func withMutablePixels(_ change: (UnsafeMutableBufferPointer<SIMD4<UInt8>>) -> Void) {
        bytes.withUnsafeMutableBytes { change($0.bindMemory(to: SIMD4<UInt8>.self)) }
    }

    /// Returns the pixels of another frame, clear ones where there are none, in O(pixels).
    func part(_ other: PixelFrame) -> Raster {
        guard other != frame else { return self }
        var part = Raster(clear: other)
        let common = frame.intersection(other)
        guard !common.isEmpty else { return part }
        bytes.withUnsafeBytes { source in
            part.bytes.withUnsafeMutableBytes { target in
                for y in common.y..<common.maxY {
                    let from = 4 * ((y - frame.y) * frame.width + common.x - frame.x)
                    let to = 4 * ((y - other.y) * other.width + common.x - other.x)
                    target.baseAddress!.advanced(by: to)
                        .copyMemory(from: source.baseAddress! + from, byteCount: 4 * common.width)
                }
            }
        }
        return part
    }

    /// Returns pixels of which each stands for four of these, whose frame is half as wide and high.
    var halved: Raster {
        let (left, bottom) = (frame.x >> 1, frame.y >> 1)
        let half = PixelFrame(
            x: left, y: bottom, width: (frame.maxX + 1) >> 1 - left, height: (frame.maxY + 1) >> 1 - bottom)
        // Of an odd side, the last pixels count twice.
        return Raster(half) { target in
            withPixels { source in
                target.withMemoryRebound(to: SIMD4<UInt8>.self) { target in
                    for row in 0..<half.height {
                        let low = min(max(2 * (bottom + row), frame.y), frame.maxY - 1) - frame.y
                        let high = min(2 * (bottom + row) + 1, frame.maxY - 1) - frame.y
                        for column in 0..<half.width {
                            let first = min(max(2 * (left + column), frame.x), frame.maxX - 1) - frame.x
                            let second = min(2 * (left + column) + 1, frame.maxX - 1) - frame.x
                            var sum = SIMD4<UInt16>(truncatingIfNeeded: source[low * frame.width + first])
                            sum &+= SIMD4<UInt16>(truncatingIfNeeded: source[low * frame.width + second])
                            sum &+= SIMD4<UInt16>(truncatingIfNeeded: source[high * frame.width + first])
                            sum &+= SIMD4<UInt16>(truncatingIfNeeded: source[high * frame.width + second])
                            target[row * half.width + column] =
                                SIMD4<UInt8>(truncatingIfNeeded: (sum &+ SIMD4(repeating: 2)) &>> SIMD4(repeating: 2))
                        }
                    }
                }
            }
        }
    }
}

extension SIMD4<Float> {
    /// The components of a pixel, 0...1.
    @inline(__always)
    init(bytes: SIMD4<UInt8>) {
        self = SIMD4<Float>(bytes) * (1 / 255)
    }

    /// The components of a pixel, 0...1, without the opacity in its colours.
    @inline(__always)
    init(straight bytes: SIMD4<UInt8>) {
        guard bytes.w != 255 else {
            self.init(bytes: bytes)
            return
        }
        guard bytes.w > 0 else {
            self = .zero
            return
        }
        let color = SIMD4<Float>(bytes) / Float(bytes.w)
        self = pointwiseMin(color, SIMD4(repeating: 1)).with(alpha: Float(bytes.w) / 255)
    }

    /// A pixel of components that have the opacity in them, each kept in 0...1.
    @inline(__always)
    var pixel: SIMD4<UInt8> { SIMD4<UInt8>(truncatingIfNeeded: (kept * 255).wholeNumbers) }

    /// A pixel of components that don't have the opacity in them, each kept in 0...1.
    @inline(__always)
    var multipliedPixel: SIMD4<UInt8> { multiplied.pixel }

    /// The components with the opacity in them, each kept in 0...1 before.
    @inline(__always)
    var multiplied: SIMD4<Float> {
        let kept = kept
        return (kept * kept.w).with(alpha: kept.w)
    }

    /// The components, each kept in 0...1.
    @inline(__always)
    var kept: SIMD4<Float> {
        let (none, all) = (SIMD4<Float>.zero, SIMD4<Float>(repeating: 1))
        let low = replacing(with: none, where: self .< none)
        return low.replacing(with: all, where: low .> all)
    }

    /// The numbers, which have to lie in 0...65535, rounded to whole ones in their lower bits.
    ///
    /// Sums with 2^23 have no bits for less than 1; conversions to integers take ten times as long.
    @inline(__always)
    var wholeNumbers: SIMD4<UInt32> { unsafeBitCast(self + SIMD4(repeating: 8_388_608), to: SIMD4<UInt32>.self) }

    /// How bright a colour is, as CSS and Core Image have it: the coefficients of ITU-R BT.709.
    @inline(__always)
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// The colour with another opacity.
    @inline(__always)
    func with(alpha: Float) -> Self { SIMD4(x, y, z, alpha) }

    /// A colour between this one, at 0, and another, at 1.
    @inline(__always)
    func mixed(with other: Self, _ amount: Float) -> Self { self + (other - self) * amount }
}
