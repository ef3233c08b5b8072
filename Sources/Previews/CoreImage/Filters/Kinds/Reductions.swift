import CoreGraphics
import Foundation

extension FilterKind {
    private static let area = Input.vector(kCIInputExtentKey, 0, 0, 640, 80)

    /// Filters that make a few colours of many.
    static let reductions: [FilterKind] = [
        area("CIAreaAverage") { pixels in
            var sum = SIMD4<Double>.zero
            for pixel in pixels { sum += SIMD4<Double>(pixel) }
            return SIMD4<Float>(sum / (Double(pixels.count) * 255)).pixel
        },
        area("CIAreaMaximum") { $0.reduce(.zero) { pointwiseMax($0, $1) } },
        area("CIAreaMinimum") { $0.reduce(SIMD4(repeating: 255)) { pointwiseMin($0, $1) } },
        area("CIAreaMaximumAlpha") { pixels in pixels.max { $0.w < $1.w } ?? .zero },
        area("CIAreaMinimumAlpha") { pixels in pixels.min { $0.w < $1.w } ?? .zero },
        line("CIColumnAverage", isRow: false), line("CIRowAverage", isRow: true),
    ]

    private static func area(
        _ name: String, _ reduce: @escaping @Sendable (UnsafeBufferPointer<SIMD4<UInt8>>) -> SIMD4<UInt8>
    ) -> FilterKind {
        .of(name, kCICategoryReduction, [area]) { image, values in
            let area = values.rect() ?? image.extent
            let frame = PixelFrame(x: 0, y: 0, width: 1, height: 1)
            return CIImage(
                ReducedStep(image.step, area: area, extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { source in
                    Raster(frame, filledWith: source.withPixels(reduce))
                })
        }
    }

    /// The mean of each column, or of each row.
    private static func line(_ name: String, isRow: Bool) -> FilterKind {
        .of(name, kCICategoryReduction, [area]) { image, values in
            let area = (values.rect() ?? image.extent).common(with: image.extent)
            guard !area.isInfinite else { return image }
            let extent = CGRect(
                x: 0, y: 0, width: isRow ? 1 : area.width.rounded(.up), height: isRow ? area.height.rounded(.up) : 1)
            return CIImage(
                ReducedStep(image.step, area: area, extent: extent) { source in
                    let frame = PixelFrame(
                        x: 0, y: 0, width: isRow ? 1 : source.frame.width, height: isRow ? source.frame.height : 1)
                    return source.stretchedMean(to: frame)
                })
        }
    }

    /// Filters that print with dots.
    static let halftones: [FilterKind] = [
        screen("CIDotScreen") { place, width in
            let wave = SIMD2(sin(place.x / width * .pi), sin(place.y / width * .pi))
            return (wave.x * wave.y + 1) / 2
        },
        screen("CIHatchedScreen") { place, width in
            max(abs(sin(place.x / width * .pi)), abs(sin(place.y / width * .pi)))
        },
        screen("CILineScreen") { place, width in (sin(place.y / width * .pi) + 1) / 2 },
        screen("CICircularScreen") { place, width in
            (sin((place * place).sum().squareRoot() / width * .pi) + 1) / 2
        },
        .of(
            "CICMYKHalftone", kCICategoryHalftoneEffect,
            [
                .center, .number(kCIInputWidthKey, 6, 2...100), .number(kCIInputAngleKey, 0, -Float.pi...Float.pi),
                .number(kCIInputSharpnessKey, 0.7, 0...1), .number("inputGCR", 1, 0...1),
                .number("inputUCR", 0.5, 0...1),
            ]
        ) { image, values in
            let (center, width) = (values.place(), max(values.float(kCIInputWidthKey), 1))
            let angle = values.float(kCIInputAngleKey)
            let sharpness = 1 + 8 * values.float(kCIInputSharpnessKey)
            let gray = values.float("inputGCR")
            // The angles at which printers turn their inks.
            let turns = [15, 75, 0, 45].map { angle + Float($0) / 180 * Float.pi }
                .map { SIMD2(cos($0), sin($0)) }
            return image.recolored(
                .placed { color, place in
                    let away = place - center
                    let black = (1 - max(color.x, color.y, color.z)) * gray
                    let inks = SIMD4(1 - color.x - black, 1 - color.y - black, 1 - color.z - black, black)
                    var light = SIMD4<Float>(repeating: 1)
                    for ink in 0..<4 {
                        let turn = turns[ink]
                        let x = (away.x * turn.x + away.y * turn.y) / width * .pi
                        let y = (away.y * turn.x - away.x * turn.y) / width * .pi
                        let dot = (sin(x) * sin(y) + 1) / 2
                        let covered = min(max((inks[ink] - dot) * sharpness + 0.5, 0), 1)
                        if ink == 3 { light *= 1 - covered } else { light[ink] *= 1 - covered }
                    }
                    return light.with(alpha: color.w)
                })
        },
    ]

    /// A filter of black dots on white, where a pattern of 0...1 is greater than the light.
    private static func screen(
        _ name: String, _ pattern: @escaping @Sendable (SIMD2<Float>, Float) -> Float
    ) -> FilterKind {
        .of(
            name, kCICategoryHalftoneEffect,
            [
                .center, .number(kCIInputAngleKey, 0, -Float.pi...Float.pi), .number(kCIInputWidthKey, 6, 1...50),
                .number(kCIInputSharpnessKey, 0.7, 0...1),
            ]
        ) { image, values in
            let (center, width) = (values.place(), max(values.float(kCIInputWidthKey), 1))
            let angle = values.float(kCIInputAngleKey)
            let turn = SIMD2(cos(angle), sin(angle))
            let sharpness = 1 + 8 * values.float(kCIInputSharpnessKey)
            return image.recolored(
                .placed { color, place in
                    let away = place - center
                    let turned = SIMD2(
                        away.x * turn.x + away.y * turn.y, away.y * turn.x - away.x * turn.y)
                    let light = min(max((color.luminance - pattern(turned, width)) * sharpness + 0.5, 0), 1)
                    return SIMD4(light, light, light, color.w)
                })
        }
    }

    /// Core Image's filters that are not carried out.
    static let leftOut: [FilterKind] = [
        "CIAreaAlphaWeightedHistogram", "CIAreaBoundsRed", "CIAreaHistogram", "CIAreaLogarithmicHistogram",
        "CIAreaMinMax", "CIAreaMinMaxRed", "CIAccordionFoldTransition", "CIAttributedTextImageGenerator",
        "CIAztecCodeGenerator", "CIBarcodeGenerator", "CIBarsSwipeTransition", "CIBlurredRectangleGenerator",
        "CICameraCalibrationLensCorrection", "CICannyEdgeDetector", "CICircularWrap", "CIColorAbsoluteDifference",
        "CIColorCrossPolynomial", "CIColorCubesMixedWithMask", "CIColorCurves", "CIColorThresholdOtsu",
        "CIConvolution7X7", "CIConvolutionRGB3X3", "CIConvolutionRGB5X5", "CIConvolutionRGB7X7",
        "CIConvolutionRGB9Horizontal", "CIConvolutionRGB9Vertical", "CICoreMLModelFilter", "CICopyMachineTransition",
        "CIDepthBlurEffect", "CIDepthOfField", "CIDepthToDisparity", "CIDisintegrateWithMaskTransition",
        "CIDisparityToDepth", "CIDisplacementDistortion", "CIDither", "CIDocumentEnhancer", "CIDroste",
        "CIEightfoldReflectedTile", "CIFlashTransition", "CIFourfoldReflectedTile", "CIFourfoldRotatedTile",
        "CIFourfoldTranslatedTile", "CIGaborGradients", "CIGlassDistortion", "CIGlassLozenge", "CIGlideReflectedTile",
        "CIGuidedFilter", "CIHeightFieldFromMask", "CIHistogramDisplayFilter", "CIHueSaturationValueGradient",
        "CIKMeans", "CIKeystoneCorrectionCombined", "CIKeystoneCorrectionHorizontal", "CIKeystoneCorrectionVertical",
        "CILabDeltaE", "CILenticularHaloGenerator", "CIMaskedVariableBlur", "CIMeshGenerator", "CIMix",
        "CIModTransition",
        "CIMorphologyRectangleMaximum", "CIMorphologyRectangleMinimum", "CINinePartStretched", "CINinePartTiled",
        "CIOpTile", "CIPDF417BarcodeGenerator", "CIPageCurlTransition", "CIPageCurlWithShadowTransition",
        "CIPaletteCentroid", "CIPalettize", "CIParallelogramTile", "CIPersonSegmentation", "CIPerspectiveRotate",
        "CIPerspectiveTile", "CIPerspectiveTransformWithExtent", "CIRippleTransition", "CISaliencyMapFilter",
        "CIShadedMaterial", "CISixfoldReflectedTile", "CISixfoldRotatedTile", "CISobelGradients", "CISpotColor",
        "CISpotLight", "CIStarShineGenerator", "CIStretchCrop", "CISunbeamsGenerator", "CISwipeTransition",
        "CITextImageGenerator", "CITriangleKaleidoscope", "CITriangleTile", "CITwelvefoldReflectedTile",
    ].map { name in FilterKind(name: name, categories: [kCICategoryBuiltIn], inputs: [.image], make: nil) }
}
