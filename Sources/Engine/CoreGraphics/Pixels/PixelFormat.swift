import Foundation

/// How pixels lie in memory.
struct PixelFormat: Equatable, Sendable {
    var width: Int
    var height: Int
    var bitsPerComponent = 8
    var bitsPerPixel = 32
    var bytesPerRow: Int
    var info: CGBitmapInfo

    /// Returns the pixels' red, green, blue and opacity, a byte each, where colours aren't multiplied by the opacity.
    ///
    /// Of bytes that end before the last pixel, the rest are 0.
    ///
    /// - Parameter bytes: the rows of pixels.
    /// - Returns: four bytes for each pixel; nil for components of other than a byte.
    func components(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        guard bitsPerComponent == 8, bitsPerPixel % 8 == 0, (8...32).contains(bitsPerPixel),
            !info.contains(.floatComponents)
        else { return nil }
        let size = bitsPerPixel / 8
        let places = places(ofPixels: size)
        let isMultiplied = [.premultipliedLast, .premultipliedFirst].contains(info.alphaInfo)
        return [UInt8](unsafeUninitializedCapacity: 4 * width * height) { output, count in
            count = 4 * width * height
            var target = 0
            for row in 0..<height {
                var source = row * bytesPerRow
                for _ in 0..<width {
                    func byte(_ place: Int?) -> UInt8 {
                        guard let place else { return 255 }
                        return source + place < bytes.count ? bytes[source + place] : 0
                    }
                    let alpha = byte(places.alpha)
                    let divisor = isMultiplied && alpha > 0 && alpha < 255 ? Int(alpha) : nil
                    for (offset, place) in [places.red, places.green, places.blue].enumerated() {
                        let value: UInt8 = info.alphaInfo == .alphaOnly ? 0 : byte(place)
                        guard let divisor else {
                            output[target + offset] = value
                            continue
                        }
                        let quotient = (Int(value) * 255 + divisor / 2) / divisor
                        output[target + offset] = UInt8(min(quotient, 255))
                    }
                    output[target + 3] = alpha
                    source += size
                    target += 4
                }
            }
        }
    }

    /// The bytes of a pixel in which its components are; nil for an opacity that it has not.
    private func places(ofPixels size: Int) -> (red: Int, green: Int, blue: Int, alpha: Int?) {
        let alphaInfo = info.alphaInfo
        if alphaInfo == .alphaOnly { return (0, 0, 0, 0) }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
        let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
        let order = info.intersection(.byteOrderMask)
        let isReversed = size == 4 && order == .byteOrder32Little || size == 2 && order == .byteOrder16Little
        func place(_ index: Int) -> Int { isReversed ? size - 1 - index : index }
        guard size > 2 else {
            let gray = place(isFirst && size == 2 ? 1 : 0)
            return (gray, gray, gray, hasAlpha && size == 2 ? place(isFirst ? 0 : 1) : nil)
        }
        let start = isFirst && size == 4 ? 1 : 0
        let alpha = hasAlpha && size == 4 ? place(isFirst ? 0 : 3) : nil
        return (place(start), place(start + 1), place(start + 2), alpha)
    }
}
