import Foundation

/// The pixels of a file.
struct DecodedPicture: Equatable {
    /// The greatest number of pixels of a file that is read.
    static let mostPixels = 12_500_000

    let width: Int
    let height: Int
    /// Red, green, blue and opacity of each pixel, row by row from the top; colours aren't multiplied by the opacity.
    var bytes: [UInt8]

    /// Makes clear pixels.
    init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: Array(repeating: 0, count: 4 * width * height))
    }

    init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Returns the pixels of a PNG or JPEG file; nil for other bytes.
    static func decoded(_ file: [UInt8]) -> DecodedPicture? {
        PNGFile.isPNG(file) ? PNGFile.decoded(file) : JPEGFile.decoded(file)
    }

    /// The pixels with the y axis pointing up and the opacity in their colours.
    var raster: Raster {
        let frame = PixelFrame(x: 0, y: 0, width: width, height: height)
        return Raster(frame) { target in
            bytes.withUnsafeBytes { source in
                let source = source.bindMemory(to: SIMD4<UInt8>.self)
                target.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    for y in 0..<height {
                        let (from, to) = (y * width, (height - 1 - y) * width)
                        for x in 0..<width {
                            let pixel = source[from + x]
                            pixels[to + x] = pixel.w == 255 ? pixel : SIMD4<Float>(bytes: pixel).multipliedPixel
                        }
                    }
                }
            }
        }
    }
}

extension Raster {
    /// The pixels from the top on, without the opacity in their colours.
    var picture: DecodedPicture {
        let (width, height) = (frame.width, frame.height)
        let bytes = [UInt8](unsafeUninitializedCapacity: 4 * frame.count) { target, count in
            count = 4 * frame.count
            guard count > 0 else { return }
            withPixels { source in
                target.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
                    for y in 0..<height {
                        let (from, to) = ((height - 1 - y) * width, y * width)
                        for x in 0..<width {
                            let pixel = source[from + x]
                            pixels[to + x] = pixel.w == 255 ? pixel : SIMD4<Float>(straight: pixel).pixel
                        }
                    }
                }
            }
        }
        return DecodedPicture(width: width, height: height, bytes: bytes)
    }
}
