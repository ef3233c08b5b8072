import Foundation
import QuartzCore
import Testing

@MainActor
@Suite struct FrameClockTests {
    @Test func timersRunInTheOrderOfTheirTimesOnceAndNotEarly() {
        let clock = FrameClock()
        var log: [String] = []
        clock.schedule(at: 2) { log.append("late") }
        clock.schedule(at: 1) { log.append("early") }
        clock.schedule(at: 1) { log.append("second") }
        clock.schedule(at: 1.5) { log.append("cancelled") }.cancel()
        clock.step(to: 0.999)
        #expect(log.isEmpty && clock.isBusy)
        clock.step(to: 3)
        clock.step(to: 4)
        #expect(log == ["early", "second", "late"])
        #expect(!clock.isBusy)
    }

    @Test func aTimerThatATimerSetsWaitsForTheNextStep() {
        let clock = FrameClock()
        var log: [CFTimeInterval] = []
        clock.schedule(at: 1) {
            log.append(clock.time)
            clock.schedule(at: clock.time) { log.append(clock.time) }
        }
        clock.step(to: 1)
        #expect(log == [1])
        clock.step(to: 2)
        #expect(log == [1, 2])
    }

    @Test func linksFireEachStepUntilPausedOrInvalidated() {
        let clock = FrameClock()
        var stamps: [CFTimeInterval] = []
        let link = CADisplayLink { stamps.append($0.timestamp) }
        clock.perform { link.start() }
        clock.step(to: 1)
        link.isPaused = true
        #expect(!clock.isBusy)
        clock.step(to: 2)
        link.isPaused = false
        clock.step(to: 3)
        link.invalidate()
        clock.step(to: 4)
        #expect(stamps == [1, 3])
        #expect(!clock.isBusy)
    }

    @Test func aLinkThatGoesOnIsCalledAfterThoseThatRan() {
        let clock = FrameClock()
        var calls: [String] = []
        clock.perform {
            let first = CADisplayLink { _ in calls.append("first") }
            let second = CADisplayLink { _ in calls.append("second") }
            first.start()
            second.start()
            clock.setTime(1)
            clock.runDueWork()
            #expect(calls == ["first", "second"])
            first.isPaused = true
            first.isPaused = false
            calls = []
            clock.setTime(2)
            clock.runDueWork()
            #expect(calls == ["second", "first"])
        }
    }

    @Test func mediaTimeIsTheCurrentClocks() {
        let (outer, inner) = (FrameClock(), FrameClock())
        outer.setTime(1)
        inner.setTime(2)
        outer.perform {
            #expect(CACurrentMediaTime() == 1)
            inner.perform { #expect(CACurrentMediaTime() == 2) }
            #expect(CACurrentMediaTime() == 1)
        }
    }

    /// Cells that are only measured are often asked for their size within an animation.
    @Test func animationsOfLayersThatAreNotOnScreenEndWithTheirStep() {
        final class Log: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let clock = FrameClock()
        let (screen, shown, mask, loose, log) = (CALayer(), CALayer(), CALayer(), CALayer(), Log())
        clock.perform {
            screen.addSublayer(shown)
            shown.mask = mask
            for layer in [shown, mask, loose] {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
                if layer === loose { animation.delegate = log }
                layer.add(animation, forKey: "fade")
            }
            clock.commitAnimations { $0 === screen }
        }
        #expect(log.ends == [true] && loose.animationKeys() == nil)
        #expect(shown.animationKeys() == ["fade"] && mask.animationKeys() == ["fade"] && clock.isBusy)
        clock.perform { shown.removeFromSuperlayer() }
        clock.step(to: 0.5)
        clock.perform { clock.commitAnimations { $0 === screen } }
        #expect(clock.isBusy)
        clock.step(to: 1)
        #expect(!clock.isBusy && log.ends == [true])
    }

    @Test func aLinkMayLeaveStepsOut() {
        let clock = FrameClock()
        var stamps: [CFTimeInterval] = []
        let link = CADisplayLink { stamps.append($0.timestamp) }
        link.frameInterval = 3
        clock.perform { link.start() }
        for step in 1...7 { clock.step(to: CFTimeInterval(step)) }
        #expect(stamps == [3, 6])
    }
}
