import Foundation

/// What is done to each colour by itself.
enum ColorChange: Sendable {
    /// A row for each of red, green, blue and opacity: factors of the four.
    case matrix(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>, bias: SIMD4<Float>)
    /// What each of red, green and blue becomes, by its 256 values.
    case tables([UInt8], [UInt8], [UInt8])
    /// A function of the colour, 0...1 and without the opacity in it.
    case function(@Sendable (SIMD4<Float>) -> SIMD4<Float>)
    /// A function of the colour and of where it is, in the image's units.
    case placed(@Sendable (SIMD4<Float>, SIMD2<Float>) -> SIMD4<Float>)

    /// The change of red, green and blue by factors of the three, each with a number that is added.
    static func rows(_ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>) -> Self {
        .matrix(
            red: red.with(alpha: 0), green: green.with(alpha: 0), blue: blue.with(alpha: 0),
            alpha: SIMD4(0, 0, 0, 1), bias: SIMD4(red.w, green.w, blue.w, 0))
    }

    /// The change of each of red, green and blue by one function of a value in 0...1.
    static func curve(_ curve: (Float) -> Float) -> Self {
        let table = Self.table(curve)
        return .tables(table, table, table)
    }

    /// The values of a function at all 256 components, from 0 to 1.
    static func table(_ curve: (Float) -> Float) -> [UInt8] {
        (0...255).map { UInt8(min(max(curve(Float($0) / 255), 0), 1) * 255 + 0.5) }
    }

    /// Returns pixels with the change.
    func applied(to raster: Raster, scale: CGFloat) -> Raster {
        var result = raster
        let (frame, unit) = (raster.frame, 1 / Float(scale))
        result.withMutablePixels { pixels in
            switch self {
            case .matrix(let red, let green, let blue, let alpha, let bias):
                // The matrix by its columns.
                let first = SIMD4(red.x, green.x, blue.x, alpha.x)
                let second = SIMD4(red.y, green.y, blue.y, alpha.y)
                let third = SIMD4(red.z, green.z, blue.z, alpha.z)
                let fourth = SIMD4(red.w, green.w, blue.w, alpha.w)
                for index in pixels.indices {
                    let color = SIMD4<Float>(straight: pixels[index])
                    let sum = first * color.x + second * color.y + third * color.z + fourth * color.w + bias
                    pixels[index] = sum.multipliedPixel
                }
            case .tables(let red, let green, let blue):
                for index in pixels.indices {
                    let own = pixels[index]
                    let color = own.w == 255 ? own : SIMD4<Float>(straight: own).pixel
                    let changed = SIMD4(red[Int(color.x)], green[Int(color.y)], blue[Int(color.z)], color.w)
                    pixels[index] = changed.w == 255 ? changed : SIMD4<Float>(bytes: changed).multipliedPixel
                }
            case .function(let change):
                for index in pixels.indices {
                    pixels[index] = change(SIMD4<Float>(straight: pixels[index])).multipliedPixel
                }
            case .placed(let change):
                var index = 0
                for y in frame.y..<frame.maxY {
                    for x in frame.x..<frame.maxX {
                        let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5) * unit
                        pixels[index] = change(SIMD4<Float>(straight: pixels[index]), place).multipliedPixel
                        index += 1
                    }
                }
            }
        }
        return result
    }
}

/// The encoding of sRGB (IEC 61966-2-1).
enum EncodedLight {
    /// Returns how much light an encoded value stands for, both 0...1.
    static func decoded(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the encoded value of light, both 0...1; light beyond is encoded alike.
    static func encoded(_ light: Float) -> Float {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
