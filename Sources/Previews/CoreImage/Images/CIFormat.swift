// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// The order of a pixel's components in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// A number of its own.
    public let rawValue: Int32

    /// Makes a format of its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Opacity, red, green and blue, of a byte each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red and opacity, of a byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Opacity, blue, green and red, of a byte each.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// Red, green, blue and opacity, of a byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Red, green, blue and opacity, of a float each.
    public static let RGBAf = CIFormat(rawValue: 2311)
    /// Has the bytes of ``RGBA8``: halves of floats are none here.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// Red, of a byte.
    public static let R8 = CIFormat(rawValue: 261)
    /// Opacity, of a byte.
    public static let A8 = CIFormat(rawValue: 257)
    /// Brightness, of a byte.
    public static let L8 = CIFormat(rawValue: 263)

    /// The bytes of a pixel.
    var size: Int {
        switch self {
        case .RGBAf: 16
        case .R8, .A8, .L8: 1
        default: 4
        }
    }

    /// The places of red, green, blue and opacity.
    private var places: (Int, Int, Int, Int) {
        switch self {
        case .ARGB8: (1, 2, 3, 0)
        case .BGRA8: (2, 1, 0, 3)
        case .ABGR8: (3, 2, 1, 0)
        default: (0, 1, 2, 3)
        }
    }

    /// Writes a pixel to memory.
    func write(_ pixel: SIMD4<UInt8>, to memory: UnsafeMutableRawPointer) {
        switch self {
        case .RGBAf:
            let color = SIMD4<Float>(bytes: pixel)
            for index in 0..<4 {
                memory.storeBytes(of: color[index], toByteOffset: 4 * index, as: Float.self)
            }
        case .R8: memory.storeBytes(of: pixel.x, as: UInt8.self)
        case .A8: memory.storeBytes(of: pixel.w, as: UInt8.self)
        case .L8:
            let light = SIMD4<Float>(bytes: pixel).luminance
            memory.storeBytes(of: UInt8(light * 255 + 0.5), as: UInt8.self)
        default:
            let places = places
            memory.storeBytes(of: pixel.x, toByteOffset: places.0, as: UInt8.self)
            memory.storeBytes(of: pixel.y, toByteOffset: places.1, as: UInt8.self)
            memory.storeBytes(of: pixel.z, toByteOffset: places.2, as: UInt8.self)
            memory.storeBytes(of: pixel.w, toByteOffset: places.3, as: UInt8.self)
        }
    }

    /// Returns pixels of rows of bytes, the highest row first; what is missing is clear.
    func raster(of data: Data, bytesPerRow: Int, _ frame: PixelFrame) -> Raster {
        var raster = Raster(clear: frame)
        let (size, places) = (size, places)
        data.withUnsafeBytes { bytes in
            raster.withMutablePixels { pixels in
                for row in 0..<frame.height {
                    for column in 0..<frame.width {
                        let start = row * bytesPerRow + column * size
                        guard start >= 0, start + size <= bytes.count else { continue }
                        let target = (frame.height - 1 - row) * frame.width + column
                        switch self {
                        case .RGBAf:
                            var color = SIMD4<Float>.zero
                            for index in 0..<4 {
                                color[index] = bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: Float.self)
                            }
                            pixels[target] = color.pixel
                        case .R8: pixels[target] = SIMD4(bytes[start], 0, 0, 255)
                        case .A8: pixels[target] = SIMD4(0, 0, 0, bytes[start])
                        case .L8: pixels[target] = SIMD4(bytes[start], bytes[start], bytes[start], 255)
                        default:
                            pixels[target] = SIMD4(
                                bytes[start + places.0], bytes[start + places.1], bytes[start + places.2],
                                bytes[start + places.3])
                        }
                    }
                }
            }
        }
        return raster
    }
}
