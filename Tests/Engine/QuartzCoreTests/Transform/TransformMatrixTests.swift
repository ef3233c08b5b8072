import QuartzCore
import Testing

@Suite struct TransformMatrixTests {
    private let s = sin(0.4 as CGFloat)
    private let c = cos(0.4 as CGFloat)

    @Test func rotationsAboutTheAxesHaveCoreAnimationsSigns() {
        assertClose(
            CATransform3DMakeRotation(0.4, 0, 0, 1),
            CATransform3D([c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]), within: 1e-15)
        assertClose(
            CATransform3DMakeRotation(0.4, 0, 2, 0),
            CATransform3D([c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1]), within: 1e-15)
        assertClose(
            CATransform3DMakeRotation(0.4, 3, 0, 0),
            CATransform3D([1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1]), within: 1e-15)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func aThirdOfATurnAboutTheDiagonalPermutesTheAxes() {
        assertClose(
            CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1),
            CATransform3D([0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1]), within: 1e-15)
    }

    @Test func concatIsTheProductWithTheFirstOnTheLeft() {
        let a = CATransform3D((1...16).map { CGFloat($0) })
        let b = CATransform3D((1...16).map { CGFloat(17 - $0) })
        assertClose(
            CATransform3DConcat(a, b),
            CATransform3D([80, 70, 60, 50, 240, 214, 188, 162, 400, 358, 316, 274, 560, 502, 444, 386]), within: 0)
    }

    @Test func shorthandsActInTheTransformsOwnSpace() {
        let grow = CATransform3DMakeScale(2, 3, 4)
        let moved = CATransform3DTranslate(grow, 1, 1, 1)
        #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
        assertClose(
            scaled, CATransform3D([2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 5, 6, 7, 1]), within: 0)
        // A rotation under a perspective: m14 of the product is -sin * m34.
        var lens = CATransform3DIdentity
        lens.m34 = -1 / 500
        let turned = CATransform3DRotate(lens, 0.4, 0, 1, 0)
        assertClose(turned.m14, s / 500, within: 1e-18)
        assertClose(turned.m34, -c / 500, within: 1e-18)
    }

    @Test func inverseUndoesAndASingularTransformIsItsOwn() {
        let t = CATransform3D([2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 8, 0, 2, 4, 8, 1])
        assertClose(
            CATransform3DInvert(t),
            CATransform3D([0.5, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0.125, 0, -1, -1, -1, 1]), within: 1e-15)
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DInvert(flat) == flat)
        var random = SplitMix64(seed: 7)
        for _ in 0..<100 {
            let any = CATransform3D((0..<16).map { _ in CGFloat.random(in: -2...2, using: &random) })
            let product = CATransform3DConcat(any, CATransform3DInvert(any))
            assertClose(product, CATransform3DIdentity, within: 1e-9)
        }
    }

    @Test func affineTransformsGoInAndOutUnchanged() {
        let m = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let t = CATransform3DMakeAffineTransform(m)
        assertClose(t, CATransform3D([1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]), within: 0)
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(CATransform3DIsAffine(t))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(t))
    }

    @Test func projectingDividesByTheHomogeneousCoordinateAndUnprojectingUndoesIt() throws {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
        // x' = x cos 60, w = 1 + x sin 60 / 500.
        let x: CGFloat = 100
        let seen = t.project(CGPoint(x: x, y: 40))
        let w = 1 + x * (3 as CGFloat).squareRoot() / 2 / 500
        assertClose(seen.x, 50 / w, within: 1e-12)
        assertClose(seen.y, 40 / w, within: 1e-12)
        let back = try #require(t.unproject(seen))
        assertClose(back.x, x, within: 1e-9)
        assertClose(back.y, 40, within: 1e-9)
        #expect(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).unproject(.zero) == nil)
    }
}
