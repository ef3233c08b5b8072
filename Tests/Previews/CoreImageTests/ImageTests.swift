import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct ImageTests {
    private let four = image(2, [[1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4]])

    @Test func theYAxisPointsUp() {
        #expect(reds(four, CGRect(x: 0, y: 0, width: 2, height: 1)) == [3, 4])
        #expect(reds(four.cropped(to: CGRect(x: 1, y: 1, width: 5, height: 5))) == [2])
        #expect(
            four.cropped(to: CGRect(x: 1, y: 1, width: 5, height: 5)).extent == CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test func aMovedImageHasTheSamePixels() {
        let moved = four.transformed(by: CGAffineTransform(translationX: 10, y: -3))
        #expect(moved.extent == CGRect(x: 10, y: -3, width: 2, height: 2))
        #expect(reds(moved) == [1, 2, 3, 4])
    }

    /// As a camera numbers them: 6 is turned to the right as it is shown.
    @Test(arguments: [
        (1, [1, 2, 3, 4]), (2, [2, 1, 4, 3]), (3, [4, 3, 2, 1]), (4, [3, 4, 1, 2]), (5, [1, 3, 2, 4]),
        (6, [3, 1, 4, 2]), (7, [4, 2, 3, 1]), (8, [2, 4, 1, 3]),
    ])
    func anOrientationTurnsAnImage(number: Int, expected: [Int]) {
        let turned = four.oriented(forExifOrientation: Int32(number))
        #expect(turned.extent == four.extent)
        #expect(reds(turned).map(Int.init) == expected)
    }

    @Test func edgesGoOn() {
        let clamped = four.clampedToExtent()
        #expect(clamped.extent.isInfinite)
        #expect(reds(clamped, CGRect(x: -1, y: 1, width: 4, height: 2)) == [1, 1, 2, 2, 1, 1, 2, 2])
    }

    @Test func aHalfOpaqueColourLetsHalfOfTheOtherThrough() {
        let top = image(1, [[255, 0, 0, 128]])
        let both = top.composited(over: CIImage(color: CIColor(red: 0, green: 0, blue: 1)))
        #expect(pixels(both, CGRect(x: 0, y: 0, width: 2, height: 1)) == [[128, 0, 127, 255], [0, 0, 255, 255]])
    }

    @Test func modesMixAsCSSDoes() {
        let (top, bottom) = (image(1, [[100, 200, 255]]), image(1, [[200, 50, 10]]))
        func mixed(_ name: String) -> [UInt8] {
            pixels(top.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: bottom]))[0]
        }
        #expect(mixed("CIMultiplyBlendMode") == [78, 39, 10, 255])
        #expect(mixed("CIScreenBlendMode") == [222, 211, 255, 255])
        #expect(mixed("CIDifferenceBlendMode") == [100, 150, 245, 255])
        #expect(mixed("CISourceOverCompositing") == [100, 200, 255, 255])
    }

    @Test func aMaskSaysWhichImageIsSeen() {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = image(2, [[9, 9, 9], [9, 9, 9]])
        filter.backgroundImage = image(2, [[5, 5, 5], [5, 5, 5]])
        filter.maskImage = image(2, [[255, 255, 255], [0, 0, 0]])
        #expect(reds(filter.outputImage) == [9, 5])
    }

    @Test func aGradientGoesFromOneColourToTheOther() {
        let filter = CIFilter.linearGradient()
        (filter.point0, filter.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0))
        (filter.color0, filter.color1) = (.black, .white)
        // At the middles of the pixels: 1/8, 3/8, ... of the way.
        #expect(reds(filter.outputImage, CGRect(x: 0, y: 0, width: 4, height: 1)) == [32, 96, 159, 223])
    }

    @Test func theMeanColourIsOnePixel() {
        let filter = CIFilter.areaAverage()
        filter.inputImage = image(2, [[0, 10, 20], [100, 10, 21], [50, 10, 22], [50, 10, 21]])
        filter.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
        #expect(pixels(filter.outputImage, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[50, 10, 21, 255]])
    }

    @Test func cellsHaveTheirMeans() {
        let rows = (0..<16).map { [UInt8($0 * 10), 0, 0] }
        let filter = CIFilter.pixellate()
        filter.inputImage = image(4, rows)
        (filter.center, filter.scale) = (.zero, 2)
        // 0, 10, 40 and 50 of the first cell.
        #expect(reds(filter.outputImage) == [25, 25, 45, 45, 25, 25, 45, 45, 105, 105, 125, 125, 105, 105, 125, 125])
    }

    @Test(arguments: [0.7, 2, 3, 6]) func aBlurKeepsTheSum(sigma: Double) {
        let box = (0..<4096).map { place -> [UInt8] in
            24..<40 ~= place % 64 && 24..<40 ~= place / 64 ? [255, 255, 255, 255] : [0, 0, 0, 0]
        }
        let blurred = image(64, box).applyingGaussianBlur(sigma: sigma)
        let reach = (3 * sigma).rounded(.up)
        #expect(blurred.extent == CGRect(x: -reach, y: -reach, width: 64 + 2 * reach, height: 64 + 2 * reach))
        let sum = reds(blurred).reduce(0) { $0 + Int($1) }
        #expect(abs(sum - 65_280) < 650, "\(sum)")
    }

    @Test func theMeanOfABoxHasAllOfItsPixels() {
        let filter = CIFilter.boxBlur()
        filter.inputImage = image(3, [[0, 0, 0], [90, 90, 90], [0, 0, 0]]).clampedToExtent()
        filter.radius = 1
        #expect(reds(filter.outputImage, CGRect(x: 0, y: 0, width: 3, height: 1)) == [30, 30, 30])
    }

    @Test func edgesAreWhereColoursChange() {
        let filter = CIFilter.edges()
        filter.inputImage = image(
            4, Array(repeating: [[0, 0, 0], [0, 0, 0], [200, 200, 200], [200, 200, 200]], count: 4).flatMap(\.self))
        filter.intensity = 1
        let found = reds(filter.outputImage)
        #expect(found[4] == 0 && found[7] == 0)
        #expect(found[5] > 150 && found[6] > 150)
    }

    @Test func aTwirlKeepsTheMiddleAndWhatIsOutside() {
        let colors = (0..<81).map { [UInt8($0 * 3), 0, 0] }
        let source = image(9, colors)
        let filter = CIFilter.twirlDistortion()
        filter.inputImage = source
        (filter.center, filter.radius, filter.angle) = (CGPoint(x: 4.5, y: 4.5), 4, .pi)
        let (own, turned) = (reds(source), reds(filter.outputImage))
        #expect(turned[40] == own[40])
        #expect(turned[0] == own[0] && turned[80] == own[80])
        #expect(turned[39] != own[39])
    }

    @Test func aCornerIsWhereItsPixelIsSeen() {
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = image(4, (0..<16).map { [UInt8($0 * 10), 0, 0] })
        (filter.topLeft, filter.topRight) = (CGPoint(x: 1, y: 3), CGPoint(x: 3, y: 3))
        (filter.bottomRight, filter.bottomLeft) = (CGPoint(x: 3, y: 1), CGPoint(x: 1, y: 1))
        #expect(reds(filter.outputImage) == [50, 60, 90, 100])
    }
}
