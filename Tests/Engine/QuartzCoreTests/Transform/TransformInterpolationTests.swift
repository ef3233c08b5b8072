import QuartzCore
import Testing

@Suite struct TransformInterpolationTests {
    private static let axes: [(CGFloat, CGFloat, CGFloat)] = [
        (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, -2, 3),
    ]

    private func lens(_ m34: CGFloat) -> CATransform3D {
        var t = CATransform3DIdentity
        t.m34 = m34
        return t
    }

    @Test(arguments: [0.01, 1, .pi / 2, 2.5, 0.999 * .pi] as [CGFloat])
    func aRotationGoesItsAngleEvenly(angle: CGFloat) {
        for (x, y, z) in Self.axes {
            for f in [0.1, 0.5, 0.9] as [CGFloat] {
                assertClose(
                    CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(angle, x, y, z), fraction: f),
                    CATransform3DMakeRotation(angle * f, x, y, z), within: 1e-9)
            }
        }
    }

    @Test func theShorterArcIsTaken() {
        let from = CATransform3DMakeRotation(.pi * 17 / 18, 0, 0, 1)
        let to = CATransform3DMakeRotation(-.pi * 17 / 18, 0, 0, 1)
        assertClose(
            from.interpolated(to: to, fraction: 0.25), CATransform3DMakeRotation(.pi * 35 / 36, 0, 0, 1),
            within: 1e-12)
    }

    @Test func aCardTurnsUnderAConstantPerspective() {
        let flat = lens(-1 / 1000)
        let turned = CATransform3DRotate(flat, 0.99 * .pi, 0, 1, 0)
        for f in [0.2, 0.5, 0.8] as [CGFloat] {
            assertClose(
                flat.interpolated(to: turned, fraction: f), CATransform3DRotate(flat, 0.99 * .pi * f, 0, 1, 0),
                within: 1e-9)
        }
    }

    @Test func translationScaleAndPerspectiveGoStraight() {
        let from = CATransform3DMakeScale(1, 2, 3)
        var to = CATransform3DMakeScale(3, 1, 1)
        (to.m41, to.m42, to.m43) = (10, -20, 30)
        assertClose(
            from.interpolated(to: to, fraction: 0.25),
            CATransform3D([1.5, 0, 0, 0, 0, 1.75, 0, 0, 0, 0, 2.5, 0, 2.5, -5, 7.5, 1]), within: 1e-12)
        assertClose(
            lens(-1 / 500).interpolated(to: lens(-1 / 1000), fraction: 0.5), lens(-0.0015), within: 1e-15)
    }

    /// Everything but the translation stays as it was: both ends were taken apart and put together without loss.
    @Test func partsSurviveBeingTakenApart() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<200 {
            func any(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
            var shear = CATransform3DIdentity
            (shear.m21, shear.m31, shear.m32) = (any(-1...1), any(-1...1), any(-1...1))
            var base = CATransform3DConcat(shear, CATransform3DMakeScale(any(0.2...3), any(0.2...3), any(0.2...3)))
            base = CATransform3DConcat(
                base, CATransform3DMakeRotation(any(-3.14...3.14), any(-1...1), any(-1...1), any(0.1...1)))
            let perspective = lens(any(-0.002...0.002))
            func placed(_ x: CGFloat) -> CATransform3D {
                CATransform3DConcat(CATransform3DConcat(base, CATransform3DMakeTranslation(x, 5, -7)), perspective)
            }
            assertClose(placed(0).interpolated(to: placed(80), fraction: 0.25), placed(20), within: 1e-9)
        }
    }

    @Test func aMirroredEndSqueezesTheMirroredAxisOnly() {
        let mirrors: [(CGFloat, CGFloat, CGFloat)] = [(-1, 1, 1), (1, -1, 1), (1, 1, -1)]
        for (x, y, z) in mirrors {
            assertClose(
                CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(x, y, z), fraction: 0.25),
                CATransform3DMakeScale((3 + x) / 4, (3 + y) / 4, (3 + z) / 4), within: 1e-12)
        }
    }

    @Test func aFlatEndIsReachedElementByElement() {
        assertClose(
            CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 1), fraction: 0.25),
            CATransform3DMakeScale(0.75, 0.75, 1), within: 1e-15)
    }

    @Test func theEndsAreExact() {
        let from = CATransform3DMakeRotation(1, 1, 2, 3)
        let to = CATransform3DMakeTranslation(1, 2, 3)
        #expect(from.interpolated(to: to, fraction: 0) == from)
        #expect(from.interpolated(to: to, fraction: 1) == to)
    }
}
