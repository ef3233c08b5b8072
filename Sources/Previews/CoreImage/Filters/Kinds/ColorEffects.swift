import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that replace colours by others.
    static let colorEffects: [FilterKind] = [
        .of("CIColorInvert", kCICategoryColorEffect, []) { image, _ in
            image.recolored(.rows(SIMD4(-1, 0, 0, 1), SIMD4(0, -1, 0, 1), SIMD4(0, 0, -1, 1)))
        },
        // As in Filter Effects Module Level 1, 8.6.
        .of("CISepiaTone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1, 0...1)]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            func row(_ sepia: SIMD4<Float>, _ own: SIMD4<Float>) -> SIMD4<Float> { own.mixed(with: sepia, intensity) }
            return image.recolored(
                .rows(
                    row(SIMD4(0.393, 0.769, 0.189, 0), SIMD4(1, 0, 0, 0)),
                    row(SIMD4(0.349, 0.686, 0.168, 0), SIMD4(0, 1, 0, 0)),
                    row(SIMD4(0.272, 0.534, 0.131, 0), SIMD4(0, 0, 1, 0))))
        },
        // The colour, as bright as each pixel is.
        .of(
            "CIColorMonochrome", kCICategoryColorEffect,
            [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)]
        ) { image, values in
            let (color, intensity) = (values.color(), values.float(kCIInputIntensityKey))
            let light = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0) * intensity
            let own = 1 - intensity
            return image.recolored(
                .rows(
                    light * color.x + SIMD4(own, 0, 0, 0), light * color.y + SIMD4(0, own, 0, 0),
                    light * color.z + SIMD4(0, 0, own, 0)))
        },
        .of("CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6, 2...30)]) { image, values in
            let levels = max(values.float("inputLevels").rounded(), 2)
            return image.recolored(.curve { min(($0 * levels).rounded(.down), levels - 1) / (levels - 1) })
        },
        // What is dark has the first colour, what is bright the second.
        .of(
            "CIFalseColor", kCICategoryColorEffect,
            [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { image, values in
            let (dark, bright) = (values.color("inputColor0"), values.color("inputColor1"))
            return image.recolored(
                .function { color in
                    let mixture = dark.mixed(with: bright, color.luminance)
                    return mixture.with(alpha: mixture.w * color.w)
                })
        },
        .of("CIMaskToAlpha", kCICategoryColorEffect, []) { image, _ in
            image.recolored(.function { SIMD4(1, 1, 1, $0.luminance * $0.w) })
        },
        .of("CIMaximumComponent", kCICategoryColorEffect, []) { image, _ in
            image.recolored(.function { SIMD4(repeating: max($0.x, $0.y, $0.z)).with(alpha: $0.w) })
        },
        .of("CIMinimumComponent", kCICategoryColorEffect, []) { image, _ in
            image.recolored(.function { SIMD4(repeating: min($0.x, $0.y, $0.z)).with(alpha: $0.w) })
        },
        .of("CIThermal", kCICategoryColorEffect, []) { image, _ in image.recolored(.function(thermal)) },
        .of("CIXRay", kCICategoryColorEffect, []) { image, _ in
            image.recolored(
                .function { color in
                    let light = 1 - color.luminance
                    return SIMD4(light * light * 0.85, light * 0.95, min(light * 1.05, 1), color.w)
                })
        },
        .of(
            "CIVignette", kCICategoryColorEffect,
            [.number(kCIInputRadiusKey, 1, 0...2), .number(kCIInputIntensityKey, 0, -1...1)]
        ) { image, values in
            let extent = image.extent
            guard !extent.isInfinite, !extent.isEmpty else { return image }
            let middle = SIMD2(Float(extent.midX), Float(extent.midY))
            let half = SIMD2(Float(extent.width / 2), Float(extent.height / 2))
            let (radius, intensity) = (max(values.float(kCIInputRadiusKey), 0.01), values.float(kCIInputIntensityKey))
            return image.recolored(
                .placed { color, place in
                    let away = (place - middle) / half
                    let distance = (away * away).sum() / (2 * radius)
                    let dark = 1 - intensity * min(distance, 1)
                    return SIMD4(color.x * dark, color.y * dark, color.z * dark, color.w)
                })
        },
        .of(
            "CIVignetteEffect", kCICategoryColorEffect,
            [
                .center, .number(kCIInputRadiusKey, 150, 0...2000), .number(kCIInputIntensityKey, 1, -1...1),
                .number("inputFalloff", 0.5, 0...1),
            ]
        ) { image, values in
            let (middle, radius) = (values.place(), max(values.float(kCIInputRadiusKey), 1))
            let (intensity, falloff) = (values.float(kCIInputIntensityKey), max(values.float("inputFalloff"), 0.01))
            return image.recolored(
                .placed { color, place in
                    let away = place - middle
                    let distance = (away * away).sum().squareRoot() / radius
                    let part = min(max((distance - 1) / falloff + 0.5, 0), 1)
                    let dark = 1 - intensity * part * part * (3 - 2 * part)
                    return SIMD4(color.x * dark, color.y * dark, color.z * dark, color.w)
                })
        },
        .making(
            "CIColorMap", kCICategoryColorEffect, [.image, .image(kCIInputGradientImageKey)]
        ) { values in
            guard let image = values.image() else { return nil }
            guard let map = values.image(kCIInputGradientImageKey), !map.extent.isInfinite else { return image }
            let frame = PixelFrame(map.extent, scale: 1)
            guard frame.count <= 1 << 20, !frame.isEmpty, let pixels = map.step.raster(in: frame, scale: 1) else {
                return image
            }
            let row = frame.y + frame.height / 2
            let colors = (0..<frame.width).map { SIMD4<Float>(straight: pixels[frame.x + $0, row]) }
            return image.recolored(
                .function { color in
                    let found = colors[min(Int(color.luminance * Float(colors.count)), colors.count - 1)]
                    return found.with(alpha: found.w * color.w)
                })
        },
        colorCube("CIColorCube"), colorCube("CIColorCubeWithColorSpace"),
    ]

    private static func colorCube(_ name: String) -> FilterKind {
        .of(
            name, kCICategoryColorEffect,
            [.number("inputCubeDimension", 2, 2...128), FilterKind.Input(key: "inputCubeData", value: .data)]
        ) { image, values in
            let size = Int(values.float("inputCubeDimension"))
            let bytes = values.bytes("inputCubeData")
            guard size >= 2, size <= 128, bytes.count >= 16 * size * size * size else { return image }
            let cube: [SIMD4<Float>] = bytes.withUnsafeBytes { bytes in
                (0..<size * size * size).map { entry in
                    var color = SIMD4<Float>.zero
                    for index in 0..<4 {
                        color[index] = bytes.loadUnaligned(fromByteOffset: 16 * entry + 4 * index, as: Float.self)
                    }
                    return color
                }
            }
            return image.recolored(.function { ColorCube.color($0, in: cube, size) })
        }
    }

    /// From dark blue by red and yellow to white.
    private static let thermal: @Sendable (SIMD4<Float>) -> SIMD4<Float> = { color in
        let stops: [SIMD4<Float>] = [
            SIMD4(0, 0, 0.35, 1), SIMD4(0.5, 0, 0.6, 1), SIMD4(0.95, 0.25, 0.1, 1), SIMD4(1, 0.85, 0.1, 1),
            SIMD4(1, 1, 1, 1),
        ]
        let place = min(max(color.luminance, 0), 1) * 4
        let index = min(Int(place), 3)
        return stops[index].mixed(with: stops[index + 1], place - Float(index)).with(alpha: color.w)
    }
}

/// A table of what each colour becomes.
enum ColorCube {
    /// Returns what a colour becomes, between the eight entries around it.
    ///
    /// - Parameters:
    ///   - color: the colour.
    ///   - cube: the entries with the opacity in them: red changes first, blue last.
    ///   - size: the number of entries of a side.
    /// - Returns: the colour.
    static func color(_ color: SIMD4<Float>, in cube: [SIMD4<Float>], _ size: Int) -> SIMD4<Float> {
        let place = color.kept * Float(size - 1)
        let low = (
            min(Int(place.x), size - 2), min(Int(place.y), size - 2), min(Int(place.z), size - 2)
        )
        let part = SIMD4(place.x - Float(low.0), place.y - Float(low.1), place.z - Float(low.2), 0)
        func row(_ green: Int, _ blue: Int) -> SIMD4<Float> {
            let start = ((low.2 + blue) * size + low.1 + green) * size + low.0
            return cube[start].mixed(with: cube[start + 1], part.x)
        }
        let front = row(0, 0).mixed(with: row(1, 0), part.y)
        let back = row(0, 1).mixed(with: row(1, 1), part.y)
        let found = front.mixed(with: back, part.z)
        guard found.w > 0 else { return .zero }
        return SIMD4(found.x / found.w, found.y / found.w, found.z / found.w, found.w * color.w)
    }
}
