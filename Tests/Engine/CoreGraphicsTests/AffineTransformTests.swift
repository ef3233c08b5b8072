import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
    private func elements(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

    private func expect(
        _ t: CGAffineTransform, _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (got, wanted) in zip(elements(t), expected) {
            #expect((got - wanted).magnitude < 1e-12, "\(t)", sourceLocation: sourceLocation)
        }
    }

    @Test func rotationTurnsTheXAxisTowardsTheYAxis() {
        let right = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect((right.x).magnitude < 1e-15)
        #expect(right.y == 1)
        let (s, c) = (sin(0.3 as CGFloat), cos(0.3 as CGFloat))
        expect(CGAffineTransform(rotationAngle: 0.3), [c, s, -s, c, 0, 0])
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let move = CGAffineTransform(translationX: 10, y: 20)
        let grow = CGAffineTransform(scaleX: 2, y: 3)
        expect(move.concatenating(grow), [2, 0, 0, 3, 20, 60])
        expect(grow.concatenating(move), [2, 0, 0, 3, 10, 20])
    }

    @Test func shorthandsActInTheTransformsOwnSpace() {
        let grow = CGAffineTransform(scaleX: 2, y: 3)
        expect(grow.translatedBy(x: 10, y: 20), [2, 0, 0, 3, 20, 60])
        expect(CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3), [2, 0, 0, 3, 5, 7])
        expect(CGAffineTransform(translationX: 5, y: 7).rotated(by: .pi / 2), [0, 1, -1, 0, 5, 7])
    }

    @Test func inverseUndoesAndASingularTransformIsItsOwn() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: -6)
        // By hand: determinant 11.
        expect(
            t.inverted(), [4 / 11, -1 / 11, 3 / 11, 2 / 11, (-3 * -6 - 4 * 5) / 11, (1 * 5 - 2 * -6) / 11])
        expect(t.concatenating(t.inverted()), [1, 0, 0, 1, 0, 0])
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
        #expect(flat.inverted() == flat)
    }

    @Test func identityIsNeutralAndTheMemberlessInitialiserIsZero() {
        let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(t.concatenating(.identity) == t)
        #expect(CGAffineTransform.identity.concatenating(t) == t)
        #expect(CGAffineTransform.identity.isIdentity && !t.isIdentity)
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    }

    @Test func sizesIgnoreTheTranslationAndRectanglesGiveTheirBox() {
        let t = CGAffineTransform(0, 2, -3, 0, 100, 200)
        #expect(CGSize(width: 4, height: 5).applying(t) == CGSize(width: -15, height: 8))
        #expect(
            CGRect(x: 1, y: 2, width: 4, height: 5).applying(t)
                == CGRect(x: 100 - 21, y: 202, width: 15, height: 8))
        #expect(CGRect.null.applying(t).isNull)
    }

    @Test func pointsPassThroughAProductAsThroughItsFactors() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            func any() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
            let a = CGAffineTransform(any(), any(), any(), any(), any(), any())
            let b = CGAffineTransform(any(), any(), any(), any(), any(), any())
            let p = CGPoint(x: any(), y: any())
            let (one, two) = (p.applying(a.concatenating(b)), p.applying(a).applying(b))
            #expect(hypot(one.x - two.x, one.y - two.y) < 1e-12)
        }
    }
}
