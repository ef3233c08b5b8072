import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct AnimatorInterruptionTests {
    let bench = AnimationBench()

    private func mover(_ curve: UIView.AnimationCurve = .easeInOut) -> UIViewPropertyAnimator {
        bench.perform {
            UIViewPropertyAnimator(duration: 1, curve: curve) { bench.view.center.x = 150 }
        }
    }

    @Test func aPausedOneStandsStillAndKeepsNothingAwake() {
        let animator = mover()
        bench.step(1) { animator.startAnimation() }
        bench.step(1.3) { animator.pauseAnimation() }
        let place = bench.x
        assertClose(place, 50 + 100 * easedInOut(0.3))
        bench.step(9)
        #expect(bench.x == place)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(!bench.clock.isBusy)
        bench.step(10) { animator.startAnimation() }
        assertClose(bench.x, place)
        bench.step(10.2)
        assertClose(bench.x, 50 + 100 * easedInOut(0.5))
    }

    @Test(arguments: [0.1, 0.4, 0.99])
    func aReversalRetracesTheWay(_ turn: Double) {
        let animator = mover()
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        bench.step(1) { animator.startAnimation() }
        bench.step(1 + turn) { animator.isReversed = true }
        for share in [0, 0.3, 0.6, 0.9] {
            bench.step(1 + turn * (1 + share))
            assertClose(bench.x, 50 + 100 * easedInOut(turn * (1 - share)))
        }
        bench.step(1 + 2 * turn)
        #expect(position == .start)
        #expect(bench.view.center.x == 50)
    }

    @Test func aSecondReversalGoesOnAhead() {
        let animator = mover(.linear)
        bench.step(0.5) { animator.startAnimation() }
        bench.step(1) { animator.isReversed = true }
        bench.step(1.25) { animator.isReversed = false }
        assertClose(bench.x, 75)
        bench.step(2)
        #expect(bench.x == 150)
    }

    @Test func scrubbingGoesLinearlyUnlessTheCurveIsAskedFor() {
        let animator = mover()
        bench.step(1) { animator.fractionComplete = 0.25 }
        #expect(animator.state == .active)
        assertClose(bench.x, 75)
        bench.step(1.1) { animator.fractionComplete = 1 }
        #expect(bench.x == 150)
        bench.step(1.2) { animator.fractionComplete = 0 }
        #expect(bench.x == 50)
        animator.scrubsLinearly = false
        bench.step(1.3) { animator.fractionComplete = 0.25 }
        assertClose(bench.x, 50 + 100 * easedInOut(0.25))
        assertClose(bench.perform { animator.fractionComplete }, 0.25)
    }

    @Test func theFractionCountsTowardsTheEndAhead() {
        let animator = mover(.linear)
        bench.step(1) { animator.startAnimation() }
        bench.step(1.2) { animator.pauseAnimation() }
        assertClose(bench.perform { animator.fractionComplete }, 0.2)
        bench.perform { animator.isReversed = true }
        assertClose(bench.perform { animator.fractionComplete }, 0.8)
        bench.step(2) { animator.fractionComplete = 0.9 }
        assertClose(bench.x, 60)
    }

    @Test func whatWasScrubbedGoesOnWithoutAJump() {
        let animator = mover()
        bench.step(1) { animator.fractionComplete = 0.3 }
        bench.step(2) { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        assertClose(bench.x, 80)
        // The rest of its own curve.
        var previous = bench.x
        for tick in 1...60 {
            bench.step(2 + Double(tick) / 60)
            #expect(bench.x >= previous)
            previous = bench.x
        }
        #expect(bench.x == 150)
    }

    @Test func theRestMayHaveAnotherTiming() {
        let animator = mover()
        bench.step(1) { animator.fractionComplete = 0.5 }
        bench.step(2) {
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        }
        bench.step(3)
        assertClose(bench.x, 125)
        bench.step(3.5) { animator.isReversed = true }
        assertClose(bench.x, 137.5)
        bench.step(4.5)
        assertClose(bench.x, 50 + 87.5 / 2)
        bench.step(5.5)
        #expect(bench.x == 50)
        #expect(animator.state == .inactive)
    }

    @Test func aSpringMayOvershootWhatIsLeftOfABezier() {
        let animator = mover()
        bench.step(1) { animator.fractionComplete = 0.5 }
        bench.step(2) {
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.3), durationFactor: 1)
        }
        var highest: CGFloat = 0
        var previous = bench.x
        for tick in 1..<60 {
            bench.step(2 + Double(tick) / 60)
            #expect((bench.x - previous).magnitude < 15)
            previous = bench.x
            highest = max(highest, previous)
        }
        #expect(highest > 155)
        bench.step(3)
        #expect(bench.x == 150)
    }

    @Test func stoppingLeavesWhatIsSeenAndFinishingDecides() {
        for (position, x) in [(UIViewAnimatingPosition.start, CGFloat(50)), (.end, 150), (.current, 100)] {
            let bench = AnimationBench()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 150 }
            var finished: UIViewAnimatingPosition?
            animator.addCompletion { finished = $0 }
            bench.step(1) { animator.startAnimation() }
            bench.step(1.5) { animator.stopAnimation(false) }
            #expect(animator.state == .stopped)
            assertClose(bench.view.center.x, 100)
            #expect(finished == nil)
            bench.step(5) { animator.finishAnimation(at: position) }
            #expect(finished == position)
            #expect(animator.state == .inactive)
            assertClose(bench.view.center.x, x)
        }
    }

    @Test func stoppingWithoutFinishingRunsNoCompletion() {
        let animator = mover(.linear)
        var completed = false
        animator.addCompletion { _ in completed = true }
        bench.step(1) { animator.startAnimation() }
        bench.step(1.5) { animator.stopAnimation(true) }
        bench.step(3)
        #expect(animator.state == .inactive)
        #expect(!completed)
        assertClose(bench.view.center.x, 100)
    }

    @Test func atTheEndItMayPauseAndTurnBack() {
        let animator = mover(.linear)
        animator.pausesOnCompletion = true
        bench.step(1) { animator.startAnimation() }
        bench.step(2.5)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(bench.x == 150)
        bench.step(3) {
            animator.isReversed = true
            animator.startAnimation()
        }
        bench.step(3.25)
        assertClose(bench.x, 125)
    }

    @Test func oneThatMayNotBeInterruptedRunsOn() {
        let animator = mover(.linear)
        animator.isInterruptible = false
        bench.step(1) { animator.startAnimation() }
        bench.step(1.5) {
            animator.pauseAnimation()
            animator.isReversed = true
            animator.fractionComplete = 0
        }
        assertClose(bench.x, 100)
        bench.step(2)
        #expect(bench.x == 150)
    }

    @Test func finishingAtTheStartRestoresSubviewsExactly() {
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 33.3, height: 44.4))
        child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
        bench.view.addSubview(child)
        let before = child.frame
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            bench.view.bounds.size = CGSize(width: 371, height: 277)
        }
        bench.step(1) { animator.startAnimation() }
        #expect(child.frame != before)
        bench.step(1.5) { animator.isReversed = true }
        bench.step(2)
        #expect(bench.view.bounds.size == CGSize(width: 100, height: 100))
        #expect(child.frame == before)
    }
}
