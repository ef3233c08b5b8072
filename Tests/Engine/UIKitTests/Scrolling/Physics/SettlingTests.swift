import Foundation
import Testing

@testable import UIKit

@Suite struct SettlingTests {
    struct Release {
        var start: CGFloat, target: CGFloat, velocity: CGFloat
    }

    static func releases(_ count: Int) -> [Release] {
        var random = SplitMix64(seed: 42)
        return (0..<count).map { _ in
            Release(
                start: CGFloat.random(in: -500...500, using: &random),
                target: CGFloat.random(in: -500...500, using: &random),
                velocity: CGFloat.random(in: -6000...6000, using: &random))
        }
    }

    private func motion(_ r: Release) -> AxisMotion {
        .settling(from: r.start, to: r.target, velocity: r.velocity, minimumFrequency: 5)
    }

    @Test func positionAndVelocityAreContinuousAtTheRelease() {
        // A way of less than 0.05 points is a step too small to see.
        for release in Self.releases(500) where (release.target - release.start).magnitude > 0.05 {
            let motion = motion(release)
            assertClose(motion.value(at: 0), release.start, within: 1e-9)
            assertClose(motion.velocity(at: 0), release.velocity, within: 1e-6)
            // The slope of the positions, not only what the motion says of its velocity; it bends by w per second.
            let h = 1e-7
            let slope = (motion.value(at: h) - motion.value(at: 0)) / CGFloat(h)
            assertClose(slope, release.velocity, within: 1 + release.velocity.magnitude * 0.05)
        }
    }

    @Test func itEndsExactlyAtItsTarget() {
        for release in Self.releases(500) {
            let motion = motion(release)
            #expect(motion.duration < 5)
            #expect(motion.value(at: motion.duration) == release.target)
            assertClose(motion.value(at: motion.duration * 0.999_999), release.target, within: 0.06)
            #expect(motion.velocity(at: motion.duration) == 0)
        }
    }

    @Test func towardsTheTargetItNeverOvershoots() {
        for release in Self.releases(2000) where (release.target - release.start) * release.velocity > 0 {
            let motion = motion(release)
            let direction: CGFloat = release.target > release.start ? 1 : -1
            var last = release.start
            for step in 0...200 {
                let now = motion.value(at: motion.duration * Double(step) / 200)
                #expect((release.target - now) * direction >= -1e-9)
                #expect((now - last) * direction >= -1e-9, "it turned back")
                last = now
            }
        }
    }

    @Test func aStepHalfAsLongSamplesTheSameCurve() {
        for release in Self.releases(20) {
            let motion = motion(release)
            for step in 0..<120 {
                #expect(motion.value(at: Double(step) / 60) == motion.value(at: Double(2 * step) / 120))
            }
        }
    }

    @Test func restingAtTheTargetTakesNoTime() {
        let motion = AxisMotion.settling(from: 30, to: 30, velocity: 0, minimumFrequency: 5)
        #expect(motion.duration == 0 && motion.value(at: 0) == 30)
    }
}
