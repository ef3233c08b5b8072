import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct KeyframeTests {
    let bench = AnimationBench()
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// Right in the first half; further, and faded, in the last quarter.
    private func addStretches() {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bench.view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
            bench.view.center.x = 250
            bench.view.alpha = 0
        }
    }

    private func expectStretches(_ time: (Double) -> Void) {
        for (share, x, alpha) in [
            (0.25, 100.0, 1.0), (0.5, 150, 1), (0.7, 150, 1), (0.875, 200, 0.5), (0.99, 246, 0.04),
        ] {
            time(share)
            assertClose(bench.x, CGFloat(x))
            assertClose(bench.alpha, CGFloat(alpha))
        }
    }

    @Test func stretchesFollowEachOtherAndHoldBetween() {
        var finished: Bool?
        bench.step(1) {
            UIView.animateKeyframes(
                withDuration: 2, delay: 1, options: linear, animations: addStretches, completion: { finished = $0 })
        }
        bench.step(2)
        #expect(bench.x == 50)
        expectStretches { bench.step(2 + 2 * $0) }
        #expect(finished == nil)
        bench.step(4)
        #expect(finished == true)
        #expect(bench.x == 250)
        #expect(!bench.clock.isBusy)
    }

    @Test func eachCalculationModeHasItsOwnWay() {
        func place(_ mode: UIView.KeyframeAnimationOptions, at share: Double) -> CGFloat {
            let bench = AnimationBench()
            bench.step(0) {
                UIView.animateKeyframes(withDuration: 2, delay: 0, options: [linear, mode]) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bench.view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.center.x = 450 }
                }
            }
            bench.step(2 * share)
            return bench.x
        }
        // From 50 over 150 to 450.
        assertClose(place(.calculationModeLinear, at: 0.25), 100)
        assertClose(place(.calculationModeDiscrete, at: 0.25), 50)
        assertClose(place(.calculationModeDiscrete, at: 0.75), 150)
        assertClose(place(.calculationModePaced, at: 0.25), 150)
        assertClose(place(.calculationModePaced, at: 0.5), 250)
        // Catmull and Rom's spline through 50, 50, 150, 450 at its middle.
        assertClose(place(.calculationModeCubic, at: 0.25), (-50 + 9 * 50 + 9 * 150 - 450) / 16)
    }

    @Test func theWholeIsEasedUnlessACurveIsGiven() {
        bench.step(1) {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.center.x = 150 }
            }
        }
        bench.step(1.25)
        assertClose(bench.x, 50 + 100 * easedInOut(0.25))
    }

    @Test func anAnimatorScrubsAndReversesThem() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0, animations: addStretches)
        }
        expectStretches { share in bench.step(1 + share) { animator.fractionComplete = CGFloat(share) } }
        bench.step(3) {
            animator.isReversed = true
            animator.startAnimation()
        }
        bench.step(6)
        #expect(bench.x == 50)
        #expect(bench.view.center.x == 50)
        #expect(bench.alpha == 1)
    }

    @Test func aWayThatEndsWhereItBeganIsGone() {
        bench.step(1) {
            UIView.animateKeyframes(withDuration: 3, delay: 0, options: linear) {
                for third in 1...3 {
                    UIView.addKeyframe(withRelativeStartTime: Double(third - 1) / 3, relativeDuration: 1.0 / 3) {
                        bench.view.transform =
                            third == 3 ? .identity : CGAffineTransform(rotationAngle: CGFloat(third) * 2 * .pi / 3)
                    }
                }
            }
        }
        for time in [0.5, 1, 1.7, 2.9] {
            bench.step(1 + time)
            let seen = bench.perform { bench.view.layer.presented.transform }
            assertClose(seen.m11, cos(2 * .pi * CGFloat(time) / 3))
            assertClose(seen.m12, sin(2 * .pi * CGFloat(time) / 3))
        }
        bench.step(4)
        #expect(CATransform3DIsIdentity(bench.view.layer.transform))
    }

    @Test func withoutAnAnimationAStretchIsMadeAtOnce() {
        bench.step(1) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.alpha = 0.5 }
        }
        #expect(bench.view.alpha == 0.5)
        #expect(bench.alpha == 0.5)
    }
}
