import Foundation
import Testing

@testable import UIKit

@Suite struct DecelerationTests {
    static let rates: [CGFloat] = [0.998, 0.99]

    @Test(arguments: rates) func positionAndVelocityFollowTheLaw(rate: CGFloat) {
        let (x0, v0): (CGFloat, CGFloat) = (120, -1800)
        let motion = AxisMotion.free(
            from: x0, velocity: v0, rate: rate, edges: -1e6...1e6, stiffness: 200, bounces: true)
        let c = 1000 * log(rate)
        for step in 0..<60 {
            let t = Double(step) / 60
            // The velocity falls to d^k after k milliseconds.
            let share = pow(rate, CGFloat(1000 * t))
            guard (v0 * share / c).magnitude > 0.5 else { break }
            assertClose(motion.value(at: t), x0 + v0 * (share - 1) / c, within: 1e-8)
            assertClose(motion.velocity(at: t), v0 * share, within: 1e-8)
        }
    }

    @Test(arguments: rates) func itIsOverHalfAPointBeforeItsDestinationAndThenExactlyThere(rate: CGFloat) {
        let destination = 50 - 900 / (1000 * log(rate))
        let motion = AxisMotion.free(
            from: 50, velocity: 900, rate: rate, edges: -1e6...1e6, stiffness: 200, bounces: true)
        let end = motion.duration
        assertClose(motion.value(at: end - 1e-7), destination - 0.5, within: 1e-3)
        #expect(motion.value(at: end) == motion.value(at: .infinity))
        assertClose(motion.value(at: end), destination, within: 1e-9)
        #expect(motion.velocity(at: end) == 0)
    }

    @Test func aMotionTooSmallToSeeIsAtItsDestinationAtOnce() {
        let motion = AxisMotion.free(
            from: 50, velocity: 0.8, rate: 0.998, edges: -1e6...1e6, stiffness: 200, bounces: true)
        #expect(motion.duration == 0)
        assertClose(motion.value(at: 0), 50 - 0.8 / (1000 * log(0.998)), within: 1e-12)
    }

    @Test(arguments: rates) func anEdgeTurnsItIntoACriticalSpringWithTheVelocityOfThatMoment(rate: CGFloat) {
        let (v0, edge): (CGFloat, CGFloat) = (5000, 300)
        let c = 1000 * log(rate)
        let motion = AxisMotion.free(
            from: 0, velocity: v0, rate: rate, edges: 0...edge, stiffness: 200, bounces: true)
        // x(t) = edge solved for d^(1000 t).
        let share = 1 + edge * c / v0
        let reached = Double(log(share) / c)
        let atEdge = v0 * share
        let w = (200 as CGFloat).squareRoot()
        assertClose(motion.value(at: reached), edge, within: 1e-6)
        assertClose(motion.velocity(at: reached - 1e-9), atEdge, within: 1e-3)
        assertClose(motion.velocity(at: reached + 1e-9), atEdge, within: 1e-3)
        for tau in [0.01, 0.05, 0.1, 0.3] {
            let t = CGFloat(tau)
            assertClose(motion.value(at: reached + tau), edge + atEdge * t * exp(-w * t), within: 1e-6)
        }
        #expect(motion.value(at: motion.duration) == edge)
        assertClose(motion.value(at: motion.duration - 1e-6), edge, within: 0.051)
    }

    @Test func aReleasePastTheEdgeSpringsBack() {
        let w = (200 as CGFloat).squareRoot()
        for v0 in [0, -700, 400] as [CGFloat] {
            let motion = AxisMotion.free(
                from: -60, velocity: v0, rate: 0.998, edges: 0...1000, stiffness: 200, bounces: true)
            for tau in [0, 0.02, 0.1, 0.25] {
                let t = CGFloat(tau)
                assertClose(motion.value(at: tau), (-60 + (v0 - 60 * w) * t) * exp(-w * t), within: 1e-9)
            }
            #expect(motion.value(at: motion.duration) == 0)
        }
    }

    @Test func withoutBouncesTheEdgeIsTheEnd() {
        let motion = AxisMotion.free(
            from: 0, velocity: 5000, rate: 0.998, edges: 0...300, stiffness: 200, bounces: false)
        #expect(motion.value(at: motion.duration) == 300)
        for step in 0..<300 { #expect(motion.value(at: Double(step) / 60) <= 300) }
    }
}
