import CoreGraphics
import Testing

@testable import QuartzCore

/// What is done to all that a layer draws.
@MainActor
@Suite struct LayerFilterTests {
    @Test func aCompositingFilterIsABlendModeByItsName() {
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.drawing.filter?.blendMode == .multiply)
        layer.compositingFilter = "colorDodgeBlendMode"
        #expect(layer.drawing.filter?.blendMode == .colorDodge)
        layer.compositingFilter = nil
        #expect(layer.drawing.filter?.blendMode == .normal)
    }

    @Test func anotherCompositingFilterChangesNothing() {
        let layer = CALayer()
        layer.compositingFilter = "sepia"
        layer.compositingFilter = 3
        #expect(layer.drawing.filter == nil)
    }

    /// Returns what a matrix makes of a colour, in thousandths.
    private func applied(_ matrix: ColorMatrix, _ color: [Float]) -> [Int] {
        let all: [Float] = color + [1]
        return matrix.rows.map { (row: [Float]) -> Int in
            var sum: Float = 0
            for (factor, value) in zip(row, all) { sum += factor * value }
            return Int((sum * 1000).rounded())
        }
    }

    @Test func withoutSaturationColoursAreTheirLuminance() {
        #expect(applied(.saturation(0), [1, 0, 0, 1]) == [213, 213, 213, 1000])
        #expect(applied(.saturation(1), [0.3, 0.6, 0.9, 0.5]) == [300, 600, 900, 500])
    }

    @Test func aHueIsTurnedAndGreyStays() {
        #expect(applied(.hueRotation(2), [0.5, 0.5, 0.5, 1]) == [500, 500, 500, 1000])
        #expect(applied(.hueRotation(2 * .pi), [0.2, 0.4, 0.6, 1]) == [200, 400, 600, 1000])
    }

    @Test func contrastKeepsTheMiddleAndInversionTurnsAround() {
        #expect(applied(.contrast(3), [0.5, 0.6, 0.4, 1]) == [500, 800, 200, 1000])
        #expect(applied(.inversion, [0, 0.25, 1, 1]) == [1000, 750, 0, 1000])
    }

    @Test func brightnessIsAddedAndAProductMultiplied() {
        #expect(applied(.brightness(0.25), [0, 0.5, 1, 1]) == [250, 750, 1250, 1000])
        let color = CGColor(srgbRed: 0.5, green: 1, blue: 0, alpha: 0.5)
        #expect(applied(.product(color), [1, 0.5, 1, 1]) == [500, 500, 0, 500])
        #expect(applied(.luminanceToAlpha, [1, 1, 1, 1]) == [0, 0, 0, 1000])
    }

    @Test func twoMatricesAreOneAfterTheOther() {
        let both = ColorMatrix.brightness(0.25).then(.contrast(2))
        #expect(applied(both, [0.2, 0.4, 0.5, 1]) == [400, 800, 1000, 1000])
    }

    @Test func betweenTwoFiltersBlurAndColoursAre() throws {
        var (from, to) = (LayerFilter(), LayerFilter())
        to.blur = 10
        to.colors = .saturation(0)
        from = from.mixed(with: to, 0.5)
        #expect(from.blur == 5)
        let colors = try #require(from.colors)
        #expect(applied(colors, [1, 0, 0, 1]) == applied(.saturation(0.5), [1, 0, 0, 1]))
    }
}
