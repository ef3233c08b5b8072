import Foundation

/// Pixels that are read at places between them.
struct RasterSampler {
    private let pixels: UnsafeBufferPointer<SIMD4<UInt8>>
    private let frame: PixelFrame

    /// Makes a sampler of pixels that stay where they are while it is used.
    init(_ pixels: UnsafeBufferPointer<SIMD4<UInt8>>, _ frame: PixelFrame) {
        (self.pixels, self.frame) = (pixels, frame)
    }

    /// The components of a pixel, 0...1; zeros outside.
    @inline(__always)
    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let (column, row) = (x - frame.x, y - frame.y)
        guard column >= 0, row >= 0, column < frame.width, row < frame.height else { return .zero }
        return SIMD4<Float>(bytes: pixels[row * frame.width + column])
    }

    /// Returns the components at a place, between those of the four pixels around it.
    @inline(__always)
    func linear(_ place: SIMD2<Float>) -> SIMD4<Float> {
        guard place.x.magnitude < 1e8, place.y.magnitude < 1e8 else { return .zero }
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        let (column, row) = (x.wholeBelow, y.wholeBelow)
        let (left, bottom) = (Float(column), Float(row))
        let low = pixel(column, row).mixed(with: pixel(column + 1, row), x - left)
        let high = pixel(column, row + 1).mixed(with: pixel(column + 1, row + 1), x - left)
        return low.mixed(with: high, y - bottom)
    }

    /// Returns the components of the pixel at a place.
    @inline(__always)
    func nearest(_ place: SIMD2<Float>) -> SIMD4<Float> {
        guard place.x.magnitude < 1e8, place.y.magnitude < 1e8 else { return .zero }
        return pixel(place.x.wholeBelow, place.y.wholeBelow)
    }
}

extension Float {
    /// The greatest whole number that is not above this one, which `rounded(.down)` asks a library for.
    @inline(__always)
    var wholeBelow: Int {
        let whole = Int(self)
        return Float(whole) > self ? whole - 1 : whole
    }
}

extension Raster {
    /// Returns pixels whose colours are those of places of these.
    ///
    /// - Parameters:
    ///   - target: the frame of the result.
    ///   - isSharp: whether colours are those of the nearest pixels, and not between them.
    ///   - place: the place, in pixels of these, of a pixel's middle in those of the result.
    /// - Returns: the pixels.
    func warped(
        to target: PixelFrame, isSharp: Bool = false, _ place: (SIMD2<Float>) -> SIMD2<Float>
    ) -> Raster {
        Raster(target) { bytes in
            withPixels { source in
                let sampler = RasterSampler(source, frame)
                bytes.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    var index = 0
                    for y in target.y..<target.maxY {
                        for x in target.x..<target.maxX {
                            let found = place(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
                            pixels[index] = (isSharp ? sampler.nearest(found) : sampler.linear(found)).pixel
                            index += 1
                        }
                    }
                }
            }
        }
    }

    /// Returns the pixels stretched to another frame.
    ///
    /// Where they become fewer, each is the mean of those that it stands for.
    func stretched(to target: PixelFrame) -> Raster {
        guard !frame.isEmpty, !target.isEmpty else { return Raster(clear: target) }
        var source = Raster(PixelFrame(x: 0, y: 0, width: frame.width, height: frame.height), bytes)
        while source.frame.width >= 2 * target.width, source.frame.height >= 2 * target.height {
            source = source.halved
        }
        guard source.frame.width != target.width || source.frame.height != target.height else {
            return Raster(target, source.bytes)
        }
        let (width, height) = (Float(source.frame.width), Float(source.frame.height))
        let (across, up) = (width / Float(target.width), height / Float(target.height))
        let corner = SIMD2(Float(target.x), Float(target.y))
        let end = SIMD2(max(width - 0.5, 0.5), max(height - 0.5, 0.5))
        return source.warped(to: target) { place in
            // The edges go on beyond the last pixels' middles.
            ((place - corner) * SIMD2(across, up)).clamped(lowerBound: SIMD2(repeating: 0.5), upperBound: end)
        }
    }
}
