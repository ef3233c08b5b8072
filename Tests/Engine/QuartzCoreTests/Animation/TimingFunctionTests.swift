import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
    struct Curve: Sendable {
        var name: CAMediaTimingFunctionName
        var points: (CGFloat, CGFloat, CGFloat, CGFloat)
    }

    static let curves = [
        Curve(name: .linear, points: (0, 0, 1, 1)),
        Curve(name: .easeIn, points: (0.42, 0, 1, 1)),
        Curve(name: .easeOut, points: (0, 0, 0.58, 1)),
        Curve(name: .easeInEaseOut, points: (0.42, 0, 0.58, 1)),
        Curve(name: .default, points: (0.25, 0.1, 0.25, 1)),
    ]

    /// De Casteljau's construction and plain bisection: another way to the same number.
    private func solve(_ p: (CGFloat, CGFloat, CGFloat, CGFloat), _ x: CGFloat) -> CGFloat {
        func point(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
            func mix(_ u: CGFloat, _ v: CGFloat) -> CGFloat { u + (v - u) * s }
            let (q0, q1, q2) = (mix(0, a), mix(a, b), mix(b, 1))
            return mix(mix(q0, q1), mix(q1, q2))
        }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if point(p.0, p.2, middle) < x { low = middle } else { high = middle }
        }
        return point(p.1, p.3, low)
    }

    @Test(arguments: curves) func namedCurvesAreTheirBeziers(curve: Curve) {
        let function = CAMediaTimingFunction(name: curve.name)
        for step in 0...1000 {
            let x = CGFloat(step) / 1000
            assertClose(function.progress(at: x), solve(curve.points, x), within: 1e-9, "\(curve.name) at \(x)")
        }
    }

    /// As IBAnimatable/IBAnimatable asks for them: with room for two numbers, or a place in a longer list.
    @Test func controlPointsAreWrittenWhereTheCallerSays() {
        let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
        var values: [Float] = [9, 9]
        function.getControlPoint(at: 1, values: &values)
        #expect(values == [0.25, 0.5])
        var all = [Float](repeating: 9, count: 8)
        all.withUnsafeMutableBufferPointer { all in
            for index in 0..<4 { function.getControlPoint(at: index, values: all.baseAddress! + 2 * index) }
        }
        #expect(all == [0, 0, 0.25, 0.5, 0.75, 1, 1, 1])
    }

    @Test func steepCurvesAreSolvedToo() {
        let points: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (1, 0, 0, 1), (0, 1, 1, 0), (0.9, 0, 0.1, 1), (0, 1.5, 0, -0.5), (0.5, 0, 0.5, 1),
        ]
        for p in points {
            let function = CAMediaTimingFunction(controlPoints: Float(p.0), Float(p.1), Float(p.2), Float(p.3))
            for step in 1..<100 where step != 50 {
                let x = CGFloat(step) / 100
                assertClose(function.progress(at: x), solve(p, x), within: 1e-7, "\(p) at \(x)")
            }
        }
    }

    @Test func endsAreExactAndOutsideIsHeld() {
        let function = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(function.progress(at: 0) == 0 && function.progress(at: 1) == 1)
        #expect(function.progress(at: -1) == 0 && function.progress(at: 2) == 1)
        assertClose(function.progress(at: 0.5), 0.5, within: 1e-12)
    }
}
