import CoreGraphics
import Foundation

/// Images in layers.
enum Blending {
    /// Returns an image laid on another one.
    static func over(_ top: CIImage, _ bottom: CIImage) -> CIImage {
        CIImage(
            MixedStep(
                top.step, bottom.step, extent: top.extent.joined(with: bottom.extent), isLayered: true
            ) { top, bottom, _ in top + bottom * (1 - top.w) })
    }

    /// Returns an image mixed with another one where both have colours.
    ///
    /// Source: Compositing and Blending Level 1, 10: the mixture of the colours without their opacity, as opaque as both are.
    static func mixed(
        _ top: CIImage, _ bottom: CIImage, _ blend: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(
            MixedStep(
                top.step, bottom.step, extent: top.extent.joined(with: bottom.extent), isLayered: true
            ) { top, bottom, _ in
                let shared = top.w * bottom.w
                guard shared > 0 else { return top * (1 - bottom.w) + bottom * (1 - top.w) }
                let mixture = blend(top / top.w, bottom / bottom.w).kept
                let sum = top * (1 - bottom.w) + bottom * (1 - top.w) + mixture * shared
                return sum.with(alpha: top.w + bottom.w - shared)
            })
    }

    /// Returns an image of colours that are computed of two, with their opacity in them.
    static func computed(
        _ top: CIImage, _ bottom: CIImage, extent: CGRect? = nil,
        _ mixture: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        let extent = extent ?? top.extent.joined(with: bottom.extent)
        return CIImage(MixedStep(top.step, bottom.step, extent: extent) { top, bottom, _ in mixture(top, bottom) })
    }
}

extension FilterKind {
    /// Filters that lay images on each other.
    static let compositions: [FilterKind] =
        [
            .layering("CISourceOverCompositing") { Blending.over($0, $1) },
            .layering("CISourceInCompositing") { top, bottom in
                Blending.computed(top, bottom, extent: top.extent.common(with: bottom.extent)) { $0 * $1.w }
            },
            .layering("CISourceOutCompositing") { top, bottom in
                Blending.computed(top, bottom, extent: top.extent) { $0 * (1 - $1.w) }
            },
            .layering("CISourceAtopCompositing") { top, bottom in
                Blending.computed(top, bottom, extent: bottom.extent) { $0 * $1.w + $1 * (1 - $0.w) }
            },
            .layering("CIAdditionCompositing") { Blending.computed($0, $1) { $0 + $1 } },
            .layering("CIMaximumCompositing") { Blending.computed($0, $1) { pointwiseMax($0, $1) } },
            .layering("CIMinimumCompositing") { Blending.computed($0, $1) { pointwiseMin($0, $1) } },
            .layering("CIMultiplyCompositing") { Blending.computed($0, $1) { $0 * $1 } },
        ] + modes.map { name, blend in .layering(name) { Blending.mixed($0, $1, blend) } } + masks

    private static func layering(
        _ name: String, _ make: @escaping @Sendable (CIImage, CIImage) -> CIImage
    ) -> FilterKind {
        .making(name, kCICategoryCompositeOperation, [.image, .background]) { values in
            guard let top = values.image() else { return values.image(kCIInputBackgroundImageKey) }
            return values.image(kCIInputBackgroundImageKey).map { make(top, $0) } ?? top
        }
    }

    private typealias Mode = @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>

    /// A mode by what it does to each component of the upper colour and the one behind.
    private static func each(_ blend: @escaping @Sendable (Float, Float) -> Float) -> Mode {
        { SIMD4(blend($0.x, $1.x), blend($0.y, $1.y), blend($0.z, $1.z), 1) }
    }

    /// Source: Compositing and Blending Level 1, 10.1 and 10.2; what is not there is Core Image's reference's.
    private static let modes: [(String, Mode)] = [
        ("CIMultiplyBlendMode", each { $0 * $1 }),
        ("CIScreenBlendMode", each { $0 + $1 - $0 * $1 }),
        ("CIDarkenBlendMode", each { min($0, $1) }),
        ("CILightenBlendMode", each { max($0, $1) }),
        ("CIDifferenceBlendMode", each { abs($0 - $1) }),
        ("CIExclusionBlendMode", each { $0 + $1 - 2 * $0 * $1 }),
        ("CIOverlayBlendMode", each { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
        ("CIHardLightBlendMode", each { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
        (
            "CISoftLightBlendMode",
            each { top, under in
                if top <= 0.5 { return under - (1 - 2 * top) * under * (1 - under) }
                let light = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : under.squareRoot()
                return under + (2 * top - 1) * (light - under)
            }
        ),
        ("CIColorDodgeBlendMode", each { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }),
        ("CIColorBurnBlendMode", each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
        ("CILinearDodgeBlendMode", each { $0 + $1 }),
        ("CILinearBurnBlendMode", each { $0 + $1 - 1 }),
        ("CISubtractBlendMode", each { $1 - $0 }),
        ("CIDivideBlendMode", each { $0 <= 0 ? 1 : $1 / $0 }),
        ("CIPinLightBlendMode", each { $0 > 0.5 ? max($1, 2 * $0 - 1) : min($1, 2 * $0) }),
        ("CIVividLightBlendMode", each { $0 > 0.5 ? $1 / max(2 - 2 * $0, 0.001) : 1 - (1 - $1) / max(2 * $0, 0.001) }),
        ("CILinearLightBlendMode", each { $1 + 2 * $0 - 1 }),
        ("CIHueBlendMode", { HueBlending.lit(HueBlending.saturated($0, as: $1), as: $1) }),
        ("CISaturationBlendMode", { HueBlending.lit(HueBlending.saturated($1, as: $0), as: $1) }),
        ("CIColorBlendMode", { HueBlending.lit($0, as: $1) }),
        ("CILuminosityBlendMode", { HueBlending.lit($1, as: $0) }),
    ]

    private static let masks: [FilterKind] = [
        mask("CIBlendWithMask") { $0.luminance },
        mask("CIBlendWithRedMask") { $0.x },
        mask("CIBlendWithBlueMask") { $0.z },
        mask("CIBlendWithAlphaMask") { $0.w },
        .making(
            "CIDissolveTransition", kCICategoryTransition,
            [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
        ) { values in
            guard let from = values.image(), let to = values.image(kCIInputTargetImageKey) else {
                return values.image()
            }
            let time = min(max(values.float(kCIInputTimeKey), 0), 1)
            return Blending.computed(from, to) { $0.mixed(with: $1, time) }
        },
    ]

    private static func mask(_ name: String, _ amount: @escaping @Sendable (SIMD4<Float>) -> Float) -> FilterKind {
        .making(name, kCICategoryStylize, [.image, .background, .mask]) { values in
            guard let image = values.image() else { return values.image(kCIInputBackgroundImageKey) }
            guard let mask = values.image(kCIInputMaskImageKey) else { return image }
            let behind = values.image(kCIInputBackgroundImageKey) ?? CIImage()
            return CIImage(
                MixedStep(
                    image.step, behind.step, mask.step, extent: image.extent.joined(with: behind.extent)
                ) { top, bottom, mask in bottom.mixed(with: top, amount(mask)) })
        }
    }
}

/// Mixtures of colours by hue, saturation and luminosity.
///
/// Source: Compositing and Blending Level 1, 10.2.
enum HueBlending {
    private static func light(_ color: SIMD4<Float>) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

    /// Returns a colour as bright as another one.
    static func lit(_ color: SIMD4<Float>, as other: SIMD4<Float>) -> SIMD4<Float> {
        let target = light(other)
        var result = color + SIMD4(repeating: target - light(color))
        let (low, high) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
        let gray = SIMD4<Float>(repeating: target)
        if low < 0 { result = gray + (result - gray) * (target / max(target - low, 1e-6)) }
        if high > 1 { result = gray + (result - gray) * ((1 - target) / max(high - target, 1e-6)) }
        return result
    }

    /// Returns a colour as saturated as another one.
    static func saturated(_ color: SIMD4<Float>, as other: SIMD4<Float>) -> SIMD4<Float> {
        let low = min(color.x, color.y, color.z)
        let range = max(color.x, color.y, color.z) - low
        guard range > 0 else { return .zero }
        let target = max(other.x, other.y, other.z) - min(other.x, other.y, other.z)
        return (color - SIMD4(repeating: low)) * (target / range)
    }
}
