import CoreGraphics
import Foundation

extension FilterKind {
    /// Makers of images.
    static let generators: [FilterKind] = [
        .making("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 1, 1)]) { values in
            CIImage(ColorStep(color: values.color()))
        },
        .making(
            "CICheckerboardGenerator", kCICategoryGenerator,
            [
                .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
            ]
        ) { values in
            let (center, width) = (values.place(), max(values.float(kCIInputWidthKey), 0.5))
            let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
            return CIImage(
                GeneratedStep { place in
                    let cell = ((place - center) / width).rounded(.down)
                    return Int(cell.x + cell.y) & 1 == 0 ? first : second
                })
        },
        .making(
            "CIStripesGenerator", kCICategoryGenerator,
            [
                .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
            ]
        ) { values in
            let (center, width) = (values.place(), max(values.float(kCIInputWidthKey), 0.5))
            let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
            return CIImage(
                GeneratedStep { place in
                    Int(((place.x - center.x) / width).rounded(.down)) & 1 == 0 ? first : second
                })
        },
        // Numbers that are the same each time, of which each pixel has its own.
        .making("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            CIImage(
                GeneratedStep { place in
                    let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
                    return SIMD4(
                        CellNoise.part(x, y, 1), CellNoise.part(x, y, 2), CellNoise.part(x, y, 3),
                        CellNoise.part(x, y, 4))
                })
        },
        .making(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [
                .vector(kCIInputExtentKey, 0, 0, 100, 100), .number(kCIInputRadiusKey, 10, 0...1000),
                .color(kCIInputColorKey, 1, 1, 1),
            ]
        ) { values in
            let rect = values.rect() ?? .zero
            let (middle, half) = (
                SIMD2(Float(rect.midX), Float(rect.midY)), SIMD2(Float(rect.width / 2), Float(rect.height / 2))
            )
            let radius = min(values.float(kCIInputRadiusKey), half.x, half.y)
            let color = values.color()
            return CIImage(
                GeneratedStep(rect) { place in
                    let away = pointwiseMax(
                        (place - middle).replacing(with: middle - place, where: place .< middle) - half
                            + SIMD2(repeating: radius), .zero)
                    let inside = radius - (away * away).sum().squareRoot()
                    return color.with(alpha: color.w * min(max(inside + 0.5, 0), 1))
                })
        },
        .making(
            "CIQRCodeGenerator", kCICategoryGenerator,
            [Input(key: "inputMessage", value: .data), Input(key: "inputCorrectionLevel", value: .text("M"))]
        ) { values in
            QRModules.modules(of: values.bytes("inputMessage"), level: values.text("inputCorrectionLevel"))
                .map { code($0, across: 1, down: 1) }
        },
        .making(
            "CICode128BarcodeGenerator", kCICategoryGenerator,
            [
                Input(key: "inputMessage", value: .data), .number("inputQuietSpace", 10, 0...100),
                .number("inputBarcodeHeight", 32, 1...500),
            ]
        ) { values in
            guard let modules = Code128.modules(of: values.bytes("inputMessage")) else { return nil }
            let height = min(max(Int(values.float("inputBarcodeHeight")), 1), 1000)
            let space = min(max(Int(values.float("inputQuietSpace")), 0), 1000)
            return code(Array(repeating: modules, count: height), across: space, down: 0)
        },
    ]

    /// An image of a code's modules, of one unit each, with as many light ones on its sides.
    private static func code(_ rows: [[Bool]], across: Int, down: Int) -> CIImage {
        let frame = PixelFrame(
            x: 0, y: 0, width: (rows.first?.count ?? 0) + 2 * across, height: rows.count + 2 * down)
        var raster = Raster(frame, filledWith: SIMD4(repeating: 255))
        raster.withMutablePixels { pixels in
            for (row, modules) in rows.enumerated() {
                let start = (frame.height - 1 - row - down) * frame.width + across
                for (column, isDark) in modules.enumerated() where isDark {
                    pixels[start + column] = SIMD4(0, 0, 0, 255)
                }
            }
        }
        return CIImage(PixelStep(pixels: raster, isSharp: true))
    }

    /// Makers of gradients.
    static let gradients: [FilterKind] = [
        linear("CILinearGradient") { $0 }, linear("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
        .making(
            "CIRadialGradient", kCICategoryGradient,
            [
                .center, .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800),
                .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let (center, inner) = (values.place(), values.float("inputRadius0"))
            let range = values.float("inputRadius1") - inner
            let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
            return CIImage(
                GeneratedStep { place in
                    let away = place - center
                    let distance = (away * away).sum().squareRoot() - inner
                    let part = range == 0 ? (distance < 0 ? 0 : 1) : min(max(distance / range, 0), 1)
                    return first.mixed(with: second, part)
                })
        },
        .making(
            "CIGaussianGradient", kCICategoryGradient,
            [
                .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0),
                .number(kCIInputRadiusKey, 300, 0...800),
            ]
        ) { values in
            let (center, radius) = (values.place(), max(values.float(kCIInputRadiusKey), 0.01))
            let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
            return CIImage(
                GeneratedStep { place in
                    let away = (place - center) / radius
                    // The bell is at 1% at the radius.
                    return second.mixed(with: first, exp(-4.6 * (away * away).sum()))
                })
        },
    ]

    private static func linear(_ name: String, _ ease: @escaping @Sendable (Float) -> Float) -> FilterKind {
        .making(
            name, kCICategoryGradient,
            [
                .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1),
                .color("inputColor1", 0, 0, 0),
            ]
        ) { values in
            let start = values.place("inputPoint0")
            let along = values.place("inputPoint1") - start
            let length = (along * along).sum()
            let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
            return CIImage(
                GeneratedStep { place in
                    let part = length > 0 ? ((place - start) * along).sum() / length : 0
                    return first.mixed(with: second, ease(min(max(part, 0), 1)))
                })
        }
    }
}
