import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ArbitrationTests {
    private final class Policy: UIGestureRecognizerDelegate {
        var begins = true
        var together = false
        var receives = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private let stage = Stage()
    private let log = Log()

    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
        let log = log
        recognizer.addAction { log.lines.append("\(name) \($0.state)") }
        stage.perform { (view ?? stage.window).addGestureRecognizer(recognizer) }
        return recognizer
    }

    private func drag(pointer: UInt64 = 1) {
        stage.down(100, 100, pointer: pointer)
        stage.move(100, 120, pointer: pointer)
        stage.up(100, 120, pointer: pointer)
    }

    private func tap(pointer: UInt64 = 1) {
        stage.down(100, 100, pointer: pointer)
        stage.up(100, 100, pointer: pointer)
    }

    @Test func theInnerGesturePreventsTheOuter() {
        let child = stage.perform { UIView(frame: stage.window.bounds) }
        stage.add(child)
        _ = add(UIPanGestureRecognizer(), "outer")
        _ = add(UIPanGestureRecognizer(), "inner", to: child)
        drag()
        #expect(log.lines == ["inner began", "inner ended"])
    }

    @Test func bothGoOnIfADelegateAllowsIt() {
        let policy = Policy()
        policy.together = true
        let child = stage.perform { UIView(frame: stage.window.bounds) }
        stage.add(child)
        _ = add(UIPanGestureRecognizer(), "outer")
        add(UIPanGestureRecognizer(), "inner", to: child).delegate = policy
        drag()
        #expect(log.lines == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    /// ahmad-elassuty/BottomSheetController is asked whether its sheet's gesture may go on beside its table's, and has the table scroll
    /// no more: then the sheet follows the finger.
    @Test func aGestureThatIsSwitchedOffAsItBeginsPreventsNone() {
        final class Switch: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                otherGestureRecognizer.isEnabled = false
                return false
            }
        }
        let policy = Switch()
        let child = stage.perform { UIView(frame: stage.window.bounds) }
        stage.add(child)
        add(UIPanGestureRecognizer(), "outer").delegate = policy
        _ = add(UIPanGestureRecognizer(), "inner", to: child)
        drag()
        #expect(log.lines.filter { $0.hasPrefix("outer") } == ["outer began", "outer ended"])
    }

    @Test func aDelegateMayRefuseTheBeginningOrTheTouch() {
        let policy = Policy()
        let pan = add(UIPanGestureRecognizer(), "pan")
        pan.delegate = policy
        policy.begins = false
        drag()
        policy.begins = true
        policy.receives = false
        drag()
        #expect(log.lines.isEmpty)
        policy.receives = true
        drag()
        #expect(log.lines == ["pan began", "pan ended"])
    }

    @Test func aViewMayRefuseTheBeginning() {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let child = stage.perform { Stubborn(frame: stage.window.bounds) }
        stage.add(child)
        _ = add(UIPanGestureRecognizer(), "inner", to: child)
        _ = add(UIPanGestureRecognizer(), "outer")
        drag()
        #expect(log.lines == ["outer began", "outer ended"])
    }

    @Test func aDisabledRecogniserGetsNoTouches() {
        add(UIPanGestureRecognizer(), "pan").isEnabled = false
        drag()
        #expect(log.lines.isEmpty)
    }

    @Test func aDragFailsATap() {
        _ = add(UITapGestureRecognizer(), "tap")
        _ = add(UIPanGestureRecognizer(), "pan")
        drag()
        tap()
        #expect(log.lines == ["pan began", "pan ended", "tap ended"])
    }

    @Test(arguments: [true, false]) func aTapThatRequiresADoubleTapToFailWaitsForIt(doubleFirst: Bool) {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        if doubleFirst { _ = add(double, "double") }
        _ = add(single, "single")
        if !doubleFirst { _ = add(double, "double") }
        tap()
        #expect(log.lines.isEmpty)
        stage.advance(steps: 60)
        #expect(log.lines == ["single ended"])
        tap()
        tap()
        stage.advance(steps: 60)
        #expect(log.lines == ["single ended", "double ended"])
        #expect(!stage.clock.isBusy)
    }

    @Test func aPanThatWaitedForAnotherBeginsWithoutAJump() {
        let (tap, pan) = (add(UITapGestureRecognizer(), "tap"), add(UIPanGestureRecognizer(), "pan"))
        let long = UITapGestureRecognizer()
        stage.perform { stage.window.addGestureRecognizer(long) }
        final class Hold: UIGestureRecognizer {}
        let hold = Hold()
        stage.perform { stage.window.addGestureRecognizer(hold) }
        pan.require(toFail: hold)
        tap.isEnabled = false
        stage.down(100, 100)
        stage.move(100, 150)
        stage.move(100, 200)
        #expect(log.lines.isEmpty)
        stage.advance { hold.state = .failed }
        #expect(log.lines == ["pan began"])
        #expect(stage.perform { pan.translation(in: nil) } == .zero)
        stage.move(100, 230)
        #expect(stage.perform { pan.translation(in: nil) } == CGPoint(x: 0, y: 30))
    }

    @Test func aGestureThatIsRecognisedFailsThoseThatRequiredItToFail() {
        let (first, second) = (add(UIPanGestureRecognizer(), "first"), add(UIPanGestureRecognizer(), "second"))
        second.require(toFail: first)
        drag()
        #expect(log.lines == ["first began", "first ended"])
    }

    @Test func anotherFingersGestureIsNoRival() {
        let stage = stage
        let view = stage.addScrollView()
        _ = add(UITapGestureRecognizer(), "tap", to: view)
        stage.down(200, 600)
        stage.move(200, 500)
        #expect(view.isDragging)
        tap(pointer: 2)
        #expect(log.lines == ["tap ended"])
        #expect(view.isDragging)
    }

    @Test func targetsAreToldUntilTheyAreRemovedOrGone() {
        @MainActor final class Target {
            var calls = 0
            func pan(_ recognizer: UIPanGestureRecognizer) { calls += 1 }
        }
        let target = Target()
        let pan = add(UIPanGestureRecognizer(), "pan")
        pan.addTarget(target, action: Selector(Target.pan))
        drag()
        #expect(target.calls == 2)
        pan.removeTarget(target, action: nil)
        drag()
        #expect(target.calls == 2)
    }
}
