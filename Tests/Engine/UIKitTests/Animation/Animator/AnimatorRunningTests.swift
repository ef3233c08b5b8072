import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct AnimatorRunningTests {
    let bench = AnimationBench()

    /// Moves the middle of the view from x = 50 to 150 in a second.
    private func mover(_ curve: UIView.AnimationCurve = .easeInOut) -> UIViewPropertyAnimator {
        bench.perform {
            UIViewPropertyAnimator(duration: 1, curve: curve) { bench.view.center.x = 150 }
        }
    }

    @Test func followsItsCurveAndThenLeavesTheViewAtTheEnd() {
        let animator = mover()
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        #expect(animator.state == .inactive)
        #expect(bench.view.center.x == 50)
        bench.step(2) { animator.startAnimation() }
        #expect(animator.isRunning)
        for tick in 0..<60 {
            bench.step(2 + Double(tick) / 60)
            assertClose(bench.x, 50 + 100 * easedInOut(Double(tick) / 60))
        }
        #expect(position == nil)
        bench.step(3)
        #expect(position == .end)
        #expect(animator.state == .inactive)
        #expect(bench.x == 150)
        #expect(bench.view.layer.animationKeys() == nil)
        #expect(!bench.clock.isBusy)
    }

    /// nathangitter/fluid-interfaces keeps an animator from the beginning, and gives it animations later.
    @Test func anAnimatorThatIsMadeWithoutAnythingRunsWhatItIsGiven() {
        let animator = bench.perform { UIViewPropertyAnimator() }
        animator.addAnimations { bench.view.center.x = 150 }
        bench.step(1) { animator.startAnimation() }
        #expect(animator.isRunning)
        bench.step(3)
        #expect(animator.state == .inactive && bench.x == 150)
    }

    @Test func waitsForItsDelay() {
        let animator = mover(.linear)
        bench.step(1) { animator.startAnimation(afterDelay: 0.5) }
        #expect(animator.delay == 0.5)
        bench.step(1.5)
        #expect(bench.x == 50)
        bench.step(2)
        assertClose(bench.x, 100)
        bench.step(2.5)
        #expect(bench.x == 150)
    }

    @Test func aDurationOfNothingIsOverInTheSameStep() {
        var position: UIViewAnimatingPosition?
        bench.step(1) {
            let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { bench.view.alpha = 0 }
            animator.addCompletion { position = $0 }
            animator.startAnimation()
        }
        #expect(position == .end)
        #expect(bench.alpha == 0)
    }

    @Test func changesAddedWithADelayFactorShareTheEnd() {
        let animator = mover(.linear)
        animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
        bench.step(1) { animator.startAnimation() }
        bench.step(1.5)
        assertClose(bench.x, 100)
        #expect(bench.alpha == 1)
        bench.step(1.75)
        assertClose(bench.alpha, 0.5)
        bench.step(2)
        #expect(bench.alpha == 0)
    }

    @Test func changesAddedOnTheWayTakeWhatIsLeft() {
        let animator = mover(.linear)
        bench.step(1) { animator.startAnimation() }
        bench.step(1.5) { animator.addAnimations { bench.view.alpha = 0 } }
        bench.step(1.75)
        assertClose(bench.alpha, 0.5)
        assertClose(bench.x, 125)
    }

    @Test func theSameAnimatorMayRunAgain() {
        let animator = mover(.linear)
        bench.step(1) { animator.startAnimation() }
        bench.step(2)
        animator.addAnimations { bench.view.center.x = 50 }
        bench.step(3) { animator.startAnimation() }
        bench.step(3.25)
        assertClose(bench.x, 125)
        bench.step(4)
        #expect(bench.x == 50)
    }

    @Test func aLaterAnimationOfTheSameAttributeGoesOnFromWhatIsSeen() {
        let animator = mover(.linear)
        bench.step(1) { animator.startAnimation() }
        bench.step(1.5) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bench.view.center.x = 0 } }
        assertClose(bench.x, 100)
        bench.step(2)
        assertClose(bench.x, 50)
        bench.step(3)
        #expect(bench.x == 0)
    }

    @Test func aSpringOfARatioSettlesWithinTheDuration() {
        bench.step(1) {
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { bench.view.center.x = 150 }.startAnimation()
        }
        var highest: CGFloat = 0
        for tick in 0..<60 {
            bench.step(1 + Double(tick) / 60)
            highest = max(highest, bench.x)
        }
        #expect(highest > 150)
        assertClose(bench.x, 150, within: 0.5)
        bench.step(2)
        #expect(bench.x == 150)
    }

    @Test func aSpringWithAMassTakesItsOwnTime() {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        // Critically damped: 1 - (1 + 10 t) e^(-10 t), below 1/1000 from 0.923 s on.
        assertClose(CGFloat(animator.duration), 0.923, within: 0.01)
        animator.addAnimations { bench.view.center.x = 150 }
        bench.step(1) { animator.startAnimation() }
        bench.step(1.2)
        let left: CGFloat = 3 * exp(-2)
        assertClose(bench.x, 150 - 100 * left, within: 1e-6)
    }

    @Test func aRunningAnimatorIsMadeInOneCall() {
        bench.step(1) {
            _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear) {
                bench.view.center.x = 150
            }
        }
        bench.step(2)
        assertClose(bench.x, 100)
    }
}
