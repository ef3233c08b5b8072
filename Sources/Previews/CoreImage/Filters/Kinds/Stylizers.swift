import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that sharpen.
    static let sharpeners: [FilterKind] = [
        .of(
            "CISharpenLuminance", kCICategorySharpen,
            [.number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20)]
        ) { image, values in
            let sharpness = values.float(kCIInputSharpnessKey)
            return Blurring.mixing(image, sigma: values.number(kCIInputRadiusKey)) { own, blurred in
                let light = (own.luminance - blurred.luminance) * sharpness
                return (own + SIMD4(repeating: light)).with(alpha: own.w)
            }
        },
        .of(
            "CIUnsharpMask", kCICategorySharpen,
            [.number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return Blurring.mixing(image, sigma: values.number(kCIInputRadiusKey)) { own, blurred in
                (own + (own - blurred) * intensity).with(alpha: own.w)
            }
        },
    ]

    /// Filters that make a style.
    static let stylizers: [FilterKind] =
        [
            // The blurred image as light on the image's own, and as its shadow.
            .of(
                "CIBloom", kCICategoryStylize,
                [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
            ) { image, values in
                let intensity = values.float(kCIInputIntensityKey)
                return Blurring.mixing(image, sigma: values.number(kCIInputRadiusKey)) { own, blurred in
                    let light = blurred * intensity
                    return (own + light - own * light).with(alpha: own.w)
                }
            },
            .of(
                "CIGloom", kCICategoryStylize,
                [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
            ) { image, values in
                let intensity = values.float(kCIInputIntensityKey)
                return Blurring.mixing(image, sigma: values.number(kCIInputRadiusKey)) { own, blurred in
                    own.mixed(with: own * blurred, intensity).with(alpha: own.w)
                }
            },
            .of("CIEdges", kCICategoryStylize, [.number(kCIInputIntensityKey, 1, 0...10)]) { image, values in
                edges(image, values.float(kCIInputIntensityKey)) { SIMD4($0.x, $0.y, $0.z, 1) }
            },
            .of("CIEdgeWork", kCICategoryStylize, [.number(kCIInputRadiusKey, 3, 0...20)]) { image, values in
                let smooth = Blurring.gaussian(image.clampedToExtent(), values.number(kCIInputRadiusKey) / 2)
                    .cropped(to: image.extent)
                return edges(smooth, 6) { SIMD4(repeating: min($0.luminance, 1)) }
            },
            // Few colours, and black where they change.
            .of("CIComicEffect", kCICategoryStylize, []) { image, _ in
                let smooth = Blurring.gaussian(image.clampedToExtent(), 1.5).cropped(to: image.extent)
                let flat = smooth.recolored(.curve { min(($0 * 5).rounded(.down), 4) / 4 })
                let lines = edges(smooth, 5) {
                    SIMD4(repeating: 1 - min(max($0.luminance * 3 - 0.5, 0), 1)).with(alpha: 1)
                }
                return Blending.computed(flat, lines, extent: image.extent) { ($0 * $1).with(alpha: $0.w) }
            },
            .of("CILineOverlay", kCICategoryStylize, [.number("inputEdgeIntensity", 1, 0...200)]) { image, values in
                let intensity = values.float("inputEdgeIntensity")
                let smooth = Blurring.gaussian(image.clampedToExtent(), 1).cropped(to: image.extent)
                return edges(smooth, intensity) { SIMD4(0, 0, 0, $0.luminance > 0.1 ? 1 : 0) }
            },
            .of("CIPixellate", kCICategoryStylize, [.center, .number(kCIInputScaleKey, 8, 1...100)]) { image, values in
                let (center, size) = (values.point(kCIInputCenterKey), max(values.number(kCIInputScaleKey), 1))
                let extent = image.extent
                return CIImage(
                    AreaStep(image.step, reach: size + 1) { source, frame, scale in
                        let known = extent.isInfinite ? source.frame : PixelFrame(extent, scale: scale)
                        return source.celled(
                            in: frame, of: known.intersection(source.frame),
                            center: CGPoint(x: center.x * scale, y: center.y * scale), size: size * scale)
                    })
            },
            .of("CICrystallize", kCICategoryStylize, [.number(kCIInputRadiusKey, 20, 1...100), .center]) {
                image, values in
                let radius = max(values.float(kCIInputRadiusKey), 1)
                return cells(image, radius, values.place()) { CellNoise.nearest(to: $0) }
            },
            .of("CIHexagonalPixellate", kCICategoryStylize, [.center, .number(kCIInputScaleKey, 8, 1...100)]) {
                image, values in
                cells(image, max(values.float(kCIInputScaleKey), 1), values.place()) { Hexagons.middle(of: $0) }
            },
            .of("CIPointillize", kCICategoryStylize, [.number(kCIInputRadiusKey, 20, 1...100), .center]) {
                image, values in
                let radius = max(values.float(kCIInputRadiusKey), 1)
                let center = values.place()
                let crystals = cells(image, radius, center) { CellNoise.nearest(to: $0) }
                // Dots, between which nothing is.
                return crystals.recolored(
                    .placed { color, place in
                        let cell = (place - center) / radius
                        let away = cell - CellNoise.nearest(to: cell)
                        let distance = (away * away).sum().squareRoot()
                        return color.with(alpha: color.w * min(max((0.5 - distance) * radius, 0), 1))
                    })
            },
        ] + convolutions

    /// An image whose pixels have the colours of other places, by cells of a size about a middle; first it is blurred, as cells have the
    /// means of what they hold.
    private static func cells(
        _ image: CIImage, _ size: Float, _ center: SIMD2<Float>,
        _ middle: @escaping @Sendable (SIMD2<Float>) -> SIMD2<Float>
    ) -> CIImage {
        let smooth = Blurring.box(image.clampedToExtent(), CGFloat(size / 3))
        return CIImage(
            WarpedStep(smooth.step, extent: image.extent, reach: CGFloat(2 * size)) { place in
                middle((place - center) / size) * size + center
            })
    }

    /// How much colours change from pixel to pixel, as colours.
    private static func edges(
        _ image: CIImage, _ intensity: Float, _ color: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        let clamped = image.clampedToExtent()
        func change(_ weights: [Float]) -> CIImage {
            CIImage(
                AreaStep(clamped.step, extent: image.extent, reach: 1) { source, frame, _ in
                    source.convolved(in: frame, weights, columns: 3, bias: 0.5)
                })
        }
        let half: Float = 128 / 255
        let across = change([-0.125, 0, 0.125, -0.25, 0, 0.25, -0.125, 0, 0.125])
        let up = change([0.125, 0.25, 0.125, 0, 0, 0, -0.125, -0.25, -0.125])
        return Blending.computed(across, up, extent: image.extent) { across, up in
            let (dx, dy) = (across - SIMD4(repeating: half), up - SIMD4(repeating: half))
            let change = (dx * dx + dy * dy).squareRoot() * (4 * intensity)
            return color(change)
        }
    }

    private static let convolutions: [FilterKind] = [
        convolution("CIConvolution3X3", [0, 0, 0, 0, 1, 0, 0, 0, 0], columns: 3),
        convolution("CIConvolution5X5", (0..<25).map { $0 == 12 ? 1 : 0 }, columns: 5),
        convolution("CIConvolution9Horizontal", (0..<9).map { $0 == 4 ? 1 : 0 }, columns: 9),
        convolution("CIConvolution9Vertical", (0..<9).map { $0 == 4 ? 1 : 0 }, columns: 1),
    ]

    private static func convolution(_ name: String, _ initial: [Float], columns: Int) -> FilterKind {
        let weights = Input(key: kCIInputWeightsKey, value: .vector(initial))
        return .of(name, kCICategoryStylize, [weights, .number(kCIInputBiasKey, 0, -1...1)]) { image, values in
            let vector = values.values[kCIInputWeightsKey] as? CIVector
            let weights = initial.indices.map { Float(vector?.value(at: $0) ?? 0) }
            let bias = values.float(kCIInputBiasKey)
            return CIImage(
                AreaStep(image.step, reach: CGFloat(max(columns, weights.count / columns) / 2)) { source, frame, _ in
                    source.convolved(in: frame, weights, columns: columns, bias: bias)
                })
        }
    }
}

/// Cells of a square each, whose middles lie anywhere in these, the same each time.
enum CellNoise {
    /// Returns the middle that is nearest to a place, of squares of one unit.
    static func nearest(to place: SIMD2<Float>) -> SIMD2<Float> {
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return place }
        let (column, row) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        var best = place
        var least = Float.infinity
        for y in row - 1...row + 1 {
            for x in column - 1...column + 1 {
                let middle = SIMD2(Float(x), Float(y)) + SIMD2(part(x, y, 1), part(x, y, 2))
                let away = middle - place
                let distance = (away * away).sum()
                if distance < least { (best, least) = (middle, distance) }
            }
        }
        return best
    }

    /// Returns a number in 0..<1 for two whole ones and a third.
    static func part(_ x: Int, _ y: Int, _ number: Int) -> Float {
        var hash = UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
        hash ^= UInt32(truncatingIfNeeded: number) &* 0xC2B2_AE3D
        hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
        hash = (hash ^ hash >> 12) &* 0x297A_2D39
        hash ^= hash >> 15
        return Float(hash >> 8) / Float(1 << 24)
    }
}

/// Hexagons side by side, whose middles are one unit from each other.
enum Hexagons {
    /// Returns the middle of the hexagon that a place lies in.
    static func middle(of place: SIMD2<Float>) -> SIMD2<Float> {
        // Of two grids of middles, whose rows alternate.
        let size = SIMD2<Float>(1, Float(3).squareRoot())
        let half = size * 0.5
        let first = (place / size).rounded(.toNearestOrAwayFromZero) * size
        let second = ((place - half) / size).rounded(.toNearestOrAwayFromZero) * size + half
        let (a, b) = (place - first, place - second)
        return (a * a).sum() <= (b * b).sum() ? first : second
    }
}
