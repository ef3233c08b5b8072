import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct FilterTests {
    @Test func aNameThatIsNoneMakesNoFilter() {
        #expect(CIFilter(name: "CINothing") == nil)
        #expect(CIFilter(name: "CISepiaTone")?.name == "CISepiaTone")
    }

    @Test func aFilterHasKeysAndValuesAtFirst() {
        let filter = CIFilter(name: "CIVignette")
        #expect(filter?.inputKeys == [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey])
        #expect((filter?.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 1)
        let attributes = filter?.attributes[kCIInputIntensityKey] as? [String: Any]
        #expect((attributes?[kCIAttributeSliderMax] as? NSNumber)?.intValue == 1)
        #expect(CIFilter.localizedName(forFilterName: "CIPhotoEffectNoir") == "Photo Effect Noir")
        #expect(filter?.outputImage == nil)
    }

    @Test func numbersOfAnyKindAreTaken() {
        for value: Any in [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)] {
            let filter = CIFilter(name: "CIGammaAdjust", parameters: ["inputPower": value])
            filter?.setValue(image(1, [[128, 128, 128]]), forKey: kCIInputImageKey)
            #expect(reds(filter?.outputImage) == [64])
        }
    }

    @Test func everyFunctionOfAFilterHasItsKind() {
        let filters: [CIFilter] = [
            CIFilter.gaussianBlur(), CIFilter.qrCodeGenerator(), CIFilter.cmykHalftone(), CIFilter.straighten(),
            CIFilter.median(), CIFilter.sRGBToneCurveToLinear(), CIFilter.linearToSRGBToneCurve(),
            CIFilter.convolution3X3(), CIFilter.xRay(),
        ]
        #expect(filters.allSatisfy { FilterKind.all[$0.name]?.make != nil })
    }

    @Test func aCopyHasValuesOfItsOwn() {
        let filter = CIFilter.sepiaTone()
        filter.intensity = 0.25
        let copy = filter.copy() as? CIFilter
        filter.intensity = 1
        #expect((copy?.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 0.25)
    }

    @Test func whatIsNotCarriedOutHandsItsImageOn() {
        let own = image(1, [[1, 2, 3]])
        #expect(CIFilter(name: "CIDroste", parameters: [kCIInputImageKey: own])?.outputImage === own)
    }

    private final class Doubled: CIFilter, @unchecked Sendable {
        var inputImage: CIImage?
        override var outputImage: CIImage? { inputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)) }
    }

    @Test func codeHasFiltersOfItsOwn() {
        let filter = Doubled()
        filter.inputImage = image(1, [[1, 2, 3]])
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    /// Each makes something of an image that is large enough for it.
    @Test func everyFilterMakesPixels() {
        let colors = (0..<400).map { [UInt8($0 % 256), UInt8($0 / 2), 90] }
        let source = image(20, colors)
        for kind in FilterKind.all.values where kind.make != nil {
            let filter = CIFilter(name: kind.name)
            for key in kind.inputs.map(\.key) where key.hasSuffix("Image") { filter?.setValue(source, forKey: key) }
            guard !kind.inputs.contains(where: { $0.key == "inputMessage" }) else { continue }
            let frame = PixelFrame(x: 0, y: 0, width: 20, height: 20)
            #expect(filter?.outputImage?.step.raster(in: frame, scale: 1)?.frame == frame, "\(kind.name)")
        }
    }
}
