import QuartzCore
import Testing

@Suite struct DampedSpringTests {
    struct Case: Sendable {
        var mass: CGFloat, stiffness: CGFloat, damping: CGFloat
    }

    /// Under-, critically and over-damped, and hardly off critical on both sides.
    static let cases = [
        Case(mass: 1, stiffness: 100, damping: 10), Case(mass: 1, stiffness: 200, damping: 0),
        Case(mass: 2, stiffness: 200, damping: 40), Case(mass: 1, stiffness: 200, damping: 2 * (200.0).squareRoot()),
        Case(mass: 1, stiffness: 100, damping: 60), Case(mass: 0.5, stiffness: 50, damping: 30),
        Case(mass: 1, stiffness: 100, damping: 20.0001), Case(mass: 1, stiffness: 100, damping: 19.9999),
    ]

    /// Runge and Kutta's fourth-order method with steps of 1/10000 s.
    private func integrate(_ c: Case, _ x0: CGFloat, _ v0: CGFloat, to t: CGFloat) -> (x: CGFloat, v: CGFloat) {
        func acceleration(_ x: CGFloat, _ v: CGFloat) -> CGFloat { -(c.stiffness * x + c.damping * v) / c.mass }
        let steps = Int((t * 10000).rounded())
        let h = t / CGFloat(max(steps, 1))
        var (x, v) = (x0, v0)
        for _ in 0..<steps {
            let (k1, l1) = (v, acceleration(x, v))
            let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
            let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
            let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
            x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        }
        return (x, v)
    }

    @Test(arguments: cases) func closedFormsAgreeWithNumericIntegration(c: Case) {
        let spring = DampedSpring(mass: c.mass, stiffness: c.stiffness, damping: c.damping)
        for (x0, v0) in [(1, 0), (0, 10), (-3, 50), (2, -100)] as [(CGFloat, CGFloat)] {
            for t in [0, 0.05, 0.3, 1] as [CGFloat] {
                let (got, wanted) = (
                    spring.state(from: x0, velocity: v0, at: t), integrate(c, x0, v0, to: t)
                )
                assertClose(got.x, wanted.x, within: 1e-6, "x of \(c) at \(t)")
                assertClose(got.v, wanted.v, within: 1e-5, "v of \(c) at \(t)")
            }
        }
    }

    @Test(arguments: cases.filter { $0.damping > 0 })
    func afterTheSettlingTimeTheThresholdIsKept(c: Case) {
        let spring = DampedSpring(mass: c.mass, stiffness: c.stiffness, damping: c.damping)
        for (x0, v0) in [(1, 0), (-1, 30), (100, -4000), (0, 500)] as [(CGFloat, CGFloat)] {
            let settled = spring.settlingTime(displacement: x0, velocity: v0, threshold: 0.01)
            for step in 0..<2000 {
                let x = spring.displacement(from: x0, velocity: v0, at: settled + CGFloat(step) / 1000)
                #expect(x.magnitude < 0.01)
            }
        }
    }

    @Test func aCriticalSpringFromRestSettlesNoLaterThanItMust() {
        let spring = DampedSpring(criticallyDampedWithMass: 1, stiffness: 200)
        let settled = spring.settlingTime(displacement: 100, velocity: 0, threshold: 0.05)
        #expect(spring.displacement(from: 100, velocity: 0, at: settled - 0.002) > 0.05)
        #expect(spring.settlingTime(displacement: 0.01, velocity: 0, threshold: 0.05) == 0)
    }

    @Test func anUndampedSpringNeverSettles() {
        let spring = DampedSpring(mass: 1, stiffness: 1, damping: 0)
        #expect(spring.settlingTime(displacement: 1, velocity: 0, threshold: 0.1) == .infinity)
    }
}
