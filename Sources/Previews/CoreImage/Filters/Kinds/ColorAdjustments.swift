import Foundation

extension FilterKind {
    /// Filters that change colours by factors.
    static let colorAdjustments: [FilterKind] = [
        // Saturation as in Filter Effects Module Level 1, 9.1; contrast away from the middle, then brightness.
        .of(
            "CIColorControls", kCICategoryColorAdjustment,
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) { image, values in
            let (contrast, saturation) = (values.float(kCIInputContrastKey), values.float(kCIInputSaturationKey))
            let added = values.float(kCIInputBrightnessKey) + (1 - contrast) / 2
            let gray = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0) * (contrast * (1 - saturation))
            let own = contrast * saturation
            return image.recolored(
                .rows(
                    gray + SIMD4(own, 0, 0, added), gray + SIMD4(0, own, 0, added), gray + SIMD4(0, 0, own, added)))
        },
        .of(
            "CIColorMatrix", kCICategoryColorAdjustment,
            [
                .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
                .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
                .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { image, values in
            image.recolored(
                .matrix(
                    red: values.vector("inputRVector"), green: values.vector("inputGVector"),
                    blue: values.vector("inputBVector"), alpha: values.vector("inputAVector"),
                    bias: values.vector("inputBiasVector")))
        },
        .of(
            "CIColorClamp", kCICategoryColorAdjustment,
            [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
        ) { image, values in
            let (low, high) = (values.vector("inputMinComponents"), values.vector("inputMaxComponents"))
            return image.recolored(.function { pointwiseMin(pointwiseMax($0, low), high) })
        },
        // Light is multiplied by two to the number of stops.
        .of("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0, -10...10)]) { image, values in
            let factor = exp2(values.float(kCIInputEVKey))
            return image.recolored(.curve { EncodedLight.encoded(EncodedLight.decoded($0) * factor) })
        },
        .of("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1, 0.1...3)]) { image, values in
            let power = values.float("inputPower")
            return image.recolored(.curve { pow($0, power) })
        },
        // As in Filter Effects Module Level 1, 9.1, which keeps luminance.
        .of("CIHueAdjust", kCICategoryColorAdjustment, [.number(kCIInputAngleKey, 0, -Float.pi...Float.pi)]) {
            image, values in
            let (c, s) = (cos(values.float(kCIInputAngleKey)), sin(values.float(kCIInputAngleKey)))
            let gray = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0) * (1 - c)
            return image.recolored(
                .rows(
                    gray + SIMD4(c, 0, 0, 0) + SIMD4(-0.2126, -0.7152, 0.9278, 0) * s,
                    gray + SIMD4(0, c, 0, 0) + SIMD4(0.143, 0.140, -0.283, 0) * s,
                    gray + SIMD4(0, 0, c, 0) + SIMD4(-0.7874, 0.7152, 0.0722, 0) * s))
        },
        // Saturation that grows most where there is least of it.
        .of("CIVibrance", kCICategoryColorAdjustment, [.number("inputAmount", 0, -1...1)]) { image, values in
            let amount = values.float("inputAmount")
            return image.recolored(
                .function { color in
                    let high = max(color.x, color.y, color.z)
                    let low = min(color.x, color.y, color.z)
                    let gray = SIMD4<Float>(repeating: color.luminance)
                    let factor = 1 + amount * (1 - (high - low))
                    return gray.mixed(with: color, factor).with(alpha: color.w)
                })
        },
        .of("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, 1, 1, 1)]) { image, values in
            let color = values.color()
            return image.recolored(
                .rows(SIMD4(color.x, 0, 0, 0), SIMD4(0, color.y, 0, 0), SIMD4(0, 0, color.z, 0)))
        },
        // Each thousand kelvins between the two temperatures take an eighth from blue to red, in the way in which white changes.
        .of(
            "CITemperatureAndTint", kCICategoryColorAdjustment,
            [.vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
        ) { image, values in
            let (from, to) = (values.vector("inputNeutral"), values.vector("inputTargetNeutral"))
            let warmth = min(max((from.x - to.x) / 8000, -0.8), 0.8)
            let tint = min(max((from.y - to.y) / 400, -0.5), 0.5)
            return image.recolored(
                .rows(
                    SIMD4(1 + warmth * 0.5, 0, 0, 0), SIMD4(0, 1 - tint, 0, 0), SIMD4(0, 0, 1 - warmth * 0.5, 0)))
        },
        .of(
            "CIHighlightShadowAdjust", kCICategoryColorAdjustment,
            [
                .number(kCIInputRadiusKey, 0, 0...10), .number("inputShadowAmount", 0, -1...1),
                .number("inputHighlightAmount", 1, 0...1),
            ]
        ) { image, values in
            let (shadows, highlights) = (values.float("inputShadowAmount"), values.float("inputHighlightAmount"))
            // What is dark is lifted, and what is bright is held back, both less the nearer it is to the middle.
            return image.recolored(
                .curve { value in
                    let dark = max(1 - 2 * value, 0)
                    let bright = max(2 * value - 1, 0)
                    let lifted = value + shadows * 0.5 * dark * (shadows > 0 ? 1 - dark * 0.6 : value * 2)
                    return lifted - (1 - highlights) * 0.35 * bright * bright
                })
        },
        .of("CIColorThreshold", kCICategoryColorAdjustment, [.number("inputThreshold", 0.5, 0...1)]) { image, values in
            let threshold = values.float("inputThreshold")
            return image.recolored(.curve { $0 >= threshold ? 1 : 0 })
        },
    ]

    /// Filters that change each component by a curve.
    static let colorCurves: [FilterKind] = [
        .of(
            "CIColorPolynomial", kCICategoryColorAdjustment,
            [
                .vector("inputRedCoefficients", 0, 1, 0, 0), .vector("inputGreenCoefficients", 0, 1, 0, 0),
                .vector("inputBlueCoefficients", 0, 1, 0, 0), .vector("inputAlphaCoefficients", 0, 1, 0, 0),
            ]
        ) { image, values in
            let red = values.vector("inputRedCoefficients")
            let green = values.vector("inputGreenCoefficients")
            let blue = values.vector("inputBlueCoefficients")
            let alpha = values.vector("inputAlphaCoefficients")
            @Sendable func value(_ c: SIMD4<Float>, _ v: Float) -> Float { c.x + v * (c.y + v * (c.z + v * c.w)) }
            return image.recolored(
                .function { SIMD4(value(red, $0.x), value(green, $0.y), value(blue, $0.z), value(alpha, $0.w)) })
        },
        .of(
            "CIToneCurve", kCICategoryColorAdjustment,
            [
                .point("inputPoint0", 0, 0), .point("inputPoint1", 0.25, 0.25), .point("inputPoint2", 0.5, 0.5),
                .point("inputPoint3", 0.75, 0.75), .point("inputPoint4", 1, 1),
            ]
        ) { image, values in
            let curve = ToneCurve((0...4).map { values.place("inputPoint\($0)") })
            return image.recolored(.curve(curve.value))
        },
        .of("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, []) { image, _ in
            image.recolored(.curve(EncodedLight.decoded))
        },
        .of("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, []) { image, _ in
            image.recolored(.curve(EncodedLight.encoded))
        },
    ]
}

/// A smooth curve through points: Catmull and Rom's spline by the points' x coordinates.
struct ToneCurve {
    private let points: [SIMD2<Float>]

    init(_ points: [SIMD2<Float>]) {
        self.points = points.sorted { $0.x < $1.x }
    }

    /// Returns the curve's value; beyond its ends that of the end.
    func value(_ x: Float) -> Float {
        guard let first = points.first, let last = points.last else { return x }
        if x <= first.x { return first.y }
        guard x < last.x, let next = points.firstIndex(where: { $0.x > x }) else { return last.y }
        let (from, to) = (points[next - 1], points[next])
        func slope(_ index: Int) -> Float {
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
            return after.x > before.x ? (after.y - before.y) / (after.x - before.x) : 0
        }
        let width = to.x - from.x
        let t = (x - from.x) / width
        let (t2, t3) = (t * t, t * t * t)
        let ends = from.y * (2 * t3 - 3 * t2 + 1) + to.y * (3 * t2 - 2 * t3)
        let begins = slope(next - 1) * (t3 - 2 * t2 + t)
        let arrives = slope(next) * (t3 - t2)
        return ends + width * (begins + arrives)
    }
}

extension CIImage {
    /// Returns the image with its colours changed.
    func recolored(_ change: ColorChange) -> CIImage { CIImage(RecoloredStep(step, change)) }
}
