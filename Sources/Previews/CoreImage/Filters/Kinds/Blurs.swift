import CoreGraphics
import Foundation

/// Images whose pixels are mixed with those around them.
enum Blurring {
    /// Returns an image blurred by a Gaussian of a standard deviation, and three of these larger on each side.
    static func gaussian(_ image: CIImage, _ sigma: CGFloat) -> CIImage {
        guard sigma > 0, sigma.isFinite else { return image }
        let reach = 3 * min(sigma, 1000)
        return CIImage(
            AreaStep(image.step, extent: image.extent.grown(by: reach.rounded(.up)), reach: reach + 1) {
                source, frame, scale in source.blurred(sigma: min(sigma, 1000) * scale).part(frame)
            })
    }

    /// Returns an image whose pixels are the means of boxes of a radius, and that much larger on each side.
    static func box(_ image: CIImage, _ radius: CGFloat) -> CIImage {
        guard radius >= 0.5, radius.isFinite else { return image }
        let reach = min(radius.rounded(), 1000)
        return CIImage(
            AreaStep(image.step, extent: image.extent.grown(by: reach), reach: reach + 1) { source, frame, scale in
                source.boxed(across: max(Int((reach * scale).rounded()), 1)).part(frame)
            })
    }

    /// Returns an image with a second one, blurred, mixed into it.
    static func mixing(
        _ image: CIImage, sigma: CGFloat,
        _ mixture: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        // The edges go on, so that nothing darkens them.
        let blurred = gaussian(image.clampedToExtent(), sigma)
        return CIImage(
            MixedStep(image.step, blurred.step, extent: image.extent) { own, blurred, _ in
                mixture(own, blurred * own.w)
            })
    }
}

extension FilterKind {
    /// Filters that blur.
    static let blurs: [FilterKind] = [
        .of("CIGaussianBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 0...100)]) { image, values in
            Blurring.gaussian(image, values.number(kCIInputRadiusKey))
        },
        .of("CIBoxBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 1...100)]) { image, values in
            Blurring.box(image, values.number(kCIInputRadiusKey))
        },
        .of("CIDiscBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 8, 0...100)]) { image, values in
            disc(image, values.number(kCIInputRadiusKey))
        },
        .of(
            "CIBokehBlur", kCICategoryBlur,
            [
                .number(kCIInputRadiusKey, 20, 0...500), .number("inputRingAmount", 0, 0...1),
                .number("inputRingSize", 0.1, 0...0.2), .number("inputSoftness", 1, 0...10),
            ]
        ) { image, values in disc(image, values.number(kCIInputRadiusKey)) },
        .of(
            "CIMotionBlur", kCICategoryBlur,
            [.number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0, -Float.pi...Float.pi)]
        ) { image, values in
            let radius = min(values.number(kCIInputRadiusKey), 500)
            guard radius > 0 else { return image }
            let angle = values.float(kCIInputAngleKey)
            let along = SIMD2(cos(angle), sin(angle)) * Float(radius)
            let samples = min(max(Int(radius * 2), 2), 32)
            return CIImage(
                AreaStep(image.step, extent: image.extent.grown(by: radius), reach: radius + 1) {
                    source, frame, scale in
                    let along = along * Float(scale)
                    return source.gathered(in: frame, samples) { place, part in place + along * (2 * part - 1) }
                })
        },
        .of("CIZoomBlur", kCICategoryBlur, [.center, .number("inputAmount", 20, -200...200)]) { image, values in
            let (center, amount) = (values.place(), values.float("inputAmount"))
            guard amount != 0, !image.extent.isInfinite else { return image }
            let away = max(abs(Float(image.extent.width)), abs(Float(image.extent.height)))
            return CIImage(
                AreaStep(image.step, reach: CGFloat(abs(amount))) { source, frame, scale in
                    let middle = center * Float(scale)
                    return source.gathered(in: frame, 24) { place, part in
                        place + (middle - place) * (part * amount / max(away, 1))
                    }
                })
        },
        .of("CIMedianFilter", kCICategoryBlur, []) { image, _ in
            CIImage(
                AreaStep(image.step, reach: 1) { source, frame, _ in
                    source.ranked(in: frame.intersection(source.frame)).part(frame)
                })
        },
        .of(
            "CINoiseReduction", kCICategoryBlur,
            [.number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
        ) { image, values in
            let level = max(values.float("inputNoiseLevel"), 0.0001)
            let sharpness = values.float(kCIInputSharpnessKey)
            return Blurring.mixing(image, sigma: 1.5) { own, blurred in
                // Small differences are noise, larger ones are edges, which become sharper.
                let difference = own - blurred
                let size = max(abs(difference.x), abs(difference.y), abs(difference.z))
                let sum = size < level ? blurred : own + difference * sharpness
                return sum.with(alpha: own.w)
            }
        },
        morphology("CIMorphologyMaximum", [.number(kCIInputRadiusKey, 0, 0...50)]) {
            $0.extremes(in: $1, $2, isMost: true)
        },
        morphology("CIMorphologyMinimum", [.number(kCIInputRadiusKey, 0, 0...50)]) {
            $0.extremes(in: $1, $2, isMost: false)
        },
        morphology("CIMorphologyGradient", [.number(kCIInputRadiusKey, 5, 0...50)]) { source, frame, reach in
            let most = source.extremes(in: frame, reach, isMost: true)
            let least = source.extremes(in: frame, reach, isMost: false)
            let bytes = zip(most.bytes, least.bytes).enumerated().map { index, pair in
                index % 4 == 3 ? pair.0 : pair.0 - min(pair.0, pair.1)
            }
            return Raster(frame, bytes)
        },
    ]

    /// A mean over a disc: over one itself up to 12 pixels, beyond by a Gaussian of the same variance.
    private static func disc(_ image: CIImage, _ radius: CGFloat) -> CIImage {
        guard radius > 0.5 else { return image }
        if radius > 12 { return Blurring.gaussian(image, radius / 2) }
        return CIImage(
            AreaStep(image.step, extent: image.extent.grown(by: radius.rounded(.up)), reach: radius + 1) {
                source, frame, scale in source.disc(in: frame, radius: radius * scale)
            })
    }

    private static func morphology(
        _ name: String, _ inputs: [Input], _ work: @escaping @Sendable (Raster, PixelFrame, Int) -> Raster
    ) -> FilterKind {
        .of(name, kCICategoryBlur, inputs) { image, values in
            let radius = min(values.number(kCIInputRadiusKey), 50).rounded()
            guard radius >= 1 else { return image }
            return CIImage(
                AreaStep(image.step, reach: radius) { source, frame, scale in
                    work(source, frame, max(Int((radius * scale).rounded()), 1))
                })
        }
    }
}
