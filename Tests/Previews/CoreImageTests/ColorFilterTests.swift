import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct ColorFilterTests {
    private let four = image(2, [[10, 20, 30], [110, 20, 30], [10, 120, 30], [110, 120, 255]])

    @Test func anInvertedColourIsWhatItLacksOfWhite() {
        #expect(
            pixels(four.applyingFilter("CIColorInvert")) == [
                [245, 235, 225, 255], [145, 235, 225, 255], [245, 135, 225, 255], [145, 135, 0, 255],
            ])
    }

    /// Of the first pixel: 0.393 · 10 + 0.769 · 20 + 0.189 · 30 = 24.98, 22.25 and 17.33.
    @Test func sepiaHasTheCoefficientsOfCSS() {
        let filter = CIFilter.sepiaTone()
        filter.inputImage = four
        filter.intensity = 1
        #expect(pixels(filter.outputImage)[0] == [25, 22, 17, 255])
        filter.intensity = 0
        #expect(pixels(filter.outputImage) == pixels(four))
    }

    /// 0.2126 · 110 + 0.7152 · 20 + 0.0722 · 30 = 39.86.
    @Test func withoutSaturationThereAreGreys() {
        let filter = CIFilter.colorControls()
        filter.inputImage = four
        filter.saturation = 0
        #expect(pixels(filter.outputImage)[1] == [40, 40, 40, 255])
        #expect(pixels(four.applyingFilter("CIPhotoEffectMono"))[1] == [40, 40, 40, 255])
    }

    @Test func contrastGoesAwayFromTheMiddleAndBrightnessIsAdded() {
        let gray = image(1, [[100, 100, 100]])
        #expect(reds(gray.applyingFilter("CIColorControls", parameters: [kCIInputContrastKey: 2])) == [73])
        #expect(reds(gray.applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: 0.2])) == [151])
    }

    /// 100 is 0.1274 of the light; twice that is 138.
    @Test func aStopOfExposureIsTwiceTheLight() {
        let gray = image(1, [[100, 100, 100]])
        #expect(reds(gray.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])) == [138])
        #expect(reds(gray.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 0])) == [100])
    }

    @Test func aMatrixTakesColoursWithoutTheirOpacity() {
        let half = image(1, [[200, 100, 0, 128]])
        let filter = CIFilter.colorMatrix()
        filter.inputImage = half
        filter.rVector = CIVector(x: 0, y: 1, z: 0, w: 0)
        filter.gVector = CIVector(x: 1, y: 0, z: 0, w: 0)
        // 100 and 200, of which 128/255 are seen.
        #expect(pixels(filter.outputImage) == [[50, 100, 0, 128]])
    }

    @Test func oneColourIsAsBrightAsThePixel() {
        let filter = CIFilter.colorMonochrome()
        filter.inputImage = image(2, [[255, 255, 255], [0, 0, 0]])
        filter.color = CIColor(red: 1, green: 0, blue: 0.2)
        #expect(pixels(filter.outputImage) == [[255, 0, 51, 255], [0, 0, 0, 255]])
    }

    @Test func aHueThatIsTurnedAllTheWayIsTheSame() {
        let turned = four.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 2 * Float.pi])
        for (own, other) in zip(pixels(four).joined(), pixels(turned).joined()) {
            #expect(abs(Int(own) - Int(other)) <= 1)
        }
    }

    @Test func aVignetteIsDarkInTheCornersAndNotInTheMiddle() {
        let white = image(5, Array(repeating: [255, 255, 255], count: 25))
        let dark = reds(
            white.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1]))
        #expect(dark[12] == 255)
        #expect(dark[0] < 120 && dark[0] == dark[24])
    }

    @Test func aTableOfColoursIsReadBetweenItsEntries() {
        // Red becomes green and the other way round.
        var cube: [Float] = []
        for blue in 0..<2 { for green in 0..<2 { for red in 0..<2 { cube += [green, red, blue, 1].map(Float.init) } } }
        let filter = CIFilter.colorCube()
        filter.inputImage = four
        filter.cubeDimension = 2
        filter.cubeData = cube.withUnsafeBytes { Data($0) }
        #expect(pixels(filter.outputImage)[1] == [20, 110, 30, 255])
    }
}
