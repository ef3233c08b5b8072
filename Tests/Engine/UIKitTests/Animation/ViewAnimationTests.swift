import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewAnimationTests {
    private final class Log {
        var lines: [String] = []
    }

    private let stage = Stage()
    private let view: UIView
    private let log = Log()

    init() {
        let stage = stage
        view = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.add(view)
    }

    private var shownX: CGFloat { stage.perform { view.layer.presented.position.x } - 50 }

    private func animate(
        to x: CGFloat, _ duration: TimeInterval = 1, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = .curveLinear, name: String = "done"
    ) {
        let log = log
        stage.perform {
            UIView.animate(withDuration: duration, delay: delay, options: options) {
                view.center.x = x + 50
            } completion: { finished in
                log.lines.append("\(name) \(finished)")
            }
        }
    }

    /// To a time in steps of 1/60 s.
    private func run(to time: TimeInterval) {
        while stage.time < time - 1e-9 { stage.advance() }
    }

    @Test func theModelChangesAtOnceAndTheViewFollows() {
        animate(to: 60)
        #expect(view.center.x == 110 && shownX == 0)
        run(to: 0.5)
        assertClose(shownX, 30, within: 1e-9)
        run(to: 1)
        #expect(shownX == 60 && log.lines == ["done true"])
        #expect(!stage.clock.isBusy)
    }

    /// kazuhiro4949/PagingKit performs it on no views, for the changes beside it.
    @Test func theSystemsAnimationDeletesViewsAtTheEndOfTheOthers() {
        let (log, view) = (log, view)
        let other = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        stage.add(other)
        stage.perform {
            UIView.perform(.delete, on: [other], options: .curveLinear) {
                view.center.x = 150
            } completion: {
                log.lines.append("done \($0)")
            }
        }
        run(to: 0.125)
        #expect(shownX > 30 && shownX < 70 && other.superview != nil)
        #expect(stage.perform { other.layer.presented.opacity } < 0.6)
        run(to: 0.3)
        #expect(shownX == 100 && other.superview == nil && log.lines == ["done true"])
    }

    @Test(
        arguments: [
            (UIView.AnimationOptions.curveEaseIn, 0.42, 0.0, 1.0, 1.0), (.curveEaseOut, 0, 0, 0.58, 1),
            (.curveEaseInOut, 0.42, 0, 0.58, 1),
        ] as [(UIView.AnimationOptions, CGFloat, CGFloat, CGFloat, CGFloat)])
    func theCurvesAreTheDocumentedBeziers(
        options: UIView.AnimationOptions, x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat
    ) {
        animate(to: 1000, options: options)
        run(to: 0.3)
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        func bezier(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        for _ in 0..<100 {
            let s = (low + high) / 2
            if bezier(x1, x2, s) < 0.3 { low = s } else { high = s }
        }
        assertClose(shownX, 1000 * bezier(y1, y2, low), within: 1e-6)
    }

    @Test func aDelayHoldsTheOldPlace() {
        animate(to: 60, delay: 0.5)
        run(to: 0.5)
        assertClose(shownX, 0, within: 1e-9)
        run(to: 1)
        assertClose(shownX, 30, within: 1e-6)
        run(to: 1.5)
        #expect(shownX == 60 && log.lines == ["done true"])
    }

    @Test func oneThatBeginsFromTheCurrentStateReplacesWhatRuns() {
        animate(to: 60, name: "first")
        run(to: 0.5)
        let seen = shownX
        animate(to: -60, options: [.curveLinear, .beginFromCurrentState], name: "second")
        #expect(shownX == seen)
        #expect(log.lines == ["first false"])
        run(to: 1)
        assertClose(shownX, 30 - 45, within: 1e-6)
        run(to: 1.5)
        #expect(log.lines == ["first false", "second true"])
    }

    @Test func oneFromTheCurrentStateToWhereTheViewIsSeenStopsItThere() {
        animate(to: 60, name: "first")
        run(to: 0.25)
        let seen = shownX
        animate(to: seen, options: [.curveLinear, .beginFromCurrentState], name: "second")
        #expect(shownX == seen)
        run(to: 0.5)
        #expect(shownX == seen)
        #expect(log.lines == ["first false", "second true"])
    }

    @Test func withoutChangesTheCompletionRunsInTheNextStep() {
        animate(to: 0)
        #expect(log.lines.isEmpty)
        stage.advance()
        #expect(log.lines == ["done true"])
    }

    @Test func noDurationChangesAtOnce() {
        animate(to: 60, 0)
        #expect(shownX == 60 && log.lines.isEmpty)
        stage.advance()
        #expect(log.lines == ["done true"])
    }

    @Test func anInnerAnimationInheritsDurationAndCurve() {
        let inner = stage.perform { UIView(frame: .zero) }
        let own = stage.perform { UIView(frame: .zero) }
        stage.add(inner)
        stage.add(own)
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
                #expect(UIView.inheritedAnimationDuration == 1)
                UIView.animate(withDuration: 0.5) { inner.center.x = 100 }
                UIView.animate(
                    withDuration: 0.5, delay: 0,
                    options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
                ) { own.center.x = 100 }
            }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        run(to: 0.25)
        assertClose(shownX, 25, within: 1e-6)
        assertClose(stage.perform { inner.layer.presented.position.x }, 25, within: 1e-6)
        assertClose(stage.perform { own.layer.presented.position.x }, 50, within: 1e-6)
    }

    @Test func performWithoutAnimationChangesAtOnceEvenWhatIsNested() {
        let other = stage.perform { UIView(frame: .zero) }
        stage.add(other)
        stage.perform {
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation {
                    view.center.x = 110
                    UIView.animate(withDuration: 1) { other.center.x = 100 }
                }
            }
        }
        #expect(shownX == 60)
        #expect(stage.perform { other.layer.presented.position.x } == 100)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func switchedOffNothingAnimates() {
        stage.perform { UIView.setAnimationsEnabled(false) }
        animate(to: 60)
        #expect(shownX == 60)
        stage.advance()
        #expect(log.lines == ["done true"])
    }

    @Test func outsideOfAnimationsChangesAreImmediate() {
        stage.perform { view.alpha = 0.5 }
        #expect(stage.perform { view.layer.presented.opacity } == 0.5)
        #expect(!stage.clock.isBusy)
    }

    @Test func repeatsAndReversalsGoOn() {
        animate(to: 60, options: [.curveLinear, .repeat, .autoreverse])
        run(to: 5.25)
        assertClose(shownX, 60 * 0.75, within: 1e-6)
        #expect(log.lines.isEmpty && stage.clock.isBusy)
        stage.perform { view.layer.removeAllAnimations() }
        #expect(log.lines == ["done false"] && !stage.clock.isBusy)
    }

    @Test(arguments: [0.3, 0.7, 1] as [CGFloat]) func aSpringIsDoneWhenItsTimeIsOver(ratio: CGFloat) {
        stage.perform {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
                animations: { view.center.x = 1050 })
        }
        var highest: CGFloat = 0
        for _ in 1..<60 {
            stage.advance()
            highest = max(highest, shownX)
        }
        #expect((highest > 1000) == (ratio < 1))
        // One step before its end all but 1/1000 of the way is done, and a little for that step.
        assertClose(shownX, 1000, within: 1.5)
        stage.advance()
        #expect(shownX == 1000)
    }

    @Test func aFrameAnimatesPlaceAndSizeTogether() {
        stage.perform {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    view.frame = CGRect(x: 100, y: 200, width: 300, height: 100)
                })
        }
        run(to: 0.5)
        #expect(stage.perform { view.layer.presented.frame } == CGRect(x: 50, y: 100, width: 200, height: 100))
    }
}
