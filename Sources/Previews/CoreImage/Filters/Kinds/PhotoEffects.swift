import Foundation

extension FilterKind {
    /// The looks of Apple's camera, nearly: a matrix, and then a curve.
    static let photoEffects: [FilterKind] = [
        look("Mono", saturation: 0, .curve { $0 }),
        look("Tonal", saturation: 0, .curve { 0.08 + 0.86 * soft($0, 0.15) }),
        look("Noir", saturation: 0, .curve { soft($0, 0.9) * 0.97 }),
        look("Fade", saturation: 0.65, .curve { 0.1 + 0.84 * $0 }),
        look("Chrome", saturation: 1.25, .curve { min(soft($0, 0.45) * 1.03, 1) }),
        look("Process", saturation: 0.75, curves({ $0 * 0.93 }, { 0.03 + 0.95 * soft($0, 0.25) }, { 0.1 + 0.86 * $0 })),
        look(
            "Transfer", saturation: 0.8,
            curves({ 0.05 + 0.95 * soft($0, 0.3) }, { 0.02 + 0.93 * $0 }, { 0.06 + 0.76 * $0 })
        ),
        look(
            "Instant", saturation: 0.7,
            curves({ 0.08 + 0.9 * soft($0, 0.3) }, { 0.07 + 0.86 * $0 }, { 0.14 + 0.68 * $0 })
        ),
    ]

    private static func look(_ name: String, saturation: Float, _ curve: ColorChange) -> FilterKind {
        .of("CIPhotoEffect\(name)", kCICategoryColorEffect, []) { image, _ in
            let gray = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0) * (1 - saturation)
            let matrix = ColorChange.rows(
                gray + SIMD4(saturation, 0, 0, 0), gray + SIMD4(0, saturation, 0, 0),
                gray + SIMD4(0, 0, saturation, 0))
            return image.recolored(matrix).recolored(curve)
        }
    }

    private static func curves(
        _ red: (Float) -> Float, _ green: (Float) -> Float, _ blue: (Float) -> Float
    ) -> ColorChange {
        .tables(ColorChange.table(red), ColorChange.table(green), ColorChange.table(blue))
    }

    /// A value that is moved away from the middle, by the part of a smooth step.
    private static func soft(_ value: Float, _ amount: Float) -> Float {
        value + (value * value * (3 - 2 * value) - value) * amount
    }
}
