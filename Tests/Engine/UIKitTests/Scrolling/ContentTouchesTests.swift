import QuartzCore
import Testing

@testable import UIKit

/// What a drag on a view of the content is: a scroll, or the view's own.
@MainActor
@Suite struct ContentTouchesTests {
    private final class Chooser: UIScrollView {
        var begins = true
        var cancels: Bool?
        private(set) var asked: [String] = []

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked.append("begin")
            return begins
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            asked.append("cancel")
            return cancels ?? super.touchesShouldCancel(in: view)
        }
    }

    private final class Pad: UIView {
        private(set) var phases: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }

    private let stage = Stage()

    private func place<View: UIView>(_ content: View) -> (Chooser, View) {
        let view = stage.perform {
            let view = Chooser(frame: stage.window.bounds)
            view.contentSize = CGSize(width: 400, height: 4000)
            content.frame = CGRect(x: 0, y: 0, width: 400, height: 700)
            view.addSubview(content)
            return view
        }
        stage.add(view)
        return (view, content)
    }

    /// Drags the content up by 100 points, `rest` steps after the touch.
    private func drag(after rest: Int = 0) {
        stage.down(200, 500)
        stage.advance(steps: rest)
        for y in stride(from: 480, through: 400, by: -20) { stage.move(200, CGFloat(y)) }
        stage.up(200, 400)
    }

    /// Apple's documentation of `touchesShouldCancel(in:)`: false for a control by default, true for other views.
    @Test func aControlThatWasPressedKeepsItsTouch() {
        let (view, button) = place(stage.perform { UIButton() })
        drag(after: 12)
        #expect(view.contentOffset.y == 0 && view.asked.contains("cancel"))
        _ = button
    }

    @Test func anotherViewThatWasPressedLosesItsTouch() {
        let made: Pad = stage.perform { Pad() }
        let (view, pad) = place(made)
        drag(after: 12)
        #expect(view.contentOffset.y > 0 && pad.phases.contains("cancelled") && !pad.phases.contains("ended"))
    }

    /// Nine lines of an answer at Stack Overflow (728014) have it: who moves within 150 ms scrolls, and nobody is asked.
    @Test func aDragAtOnceScrollsWhateverWasTouched() {
        let (view, button) = place(stage.perform { UIButton() })
        drag()
        #expect(view.contentOffset.y > 0 && view.asked == ["begin"])
        _ = button
    }

    /// WorldDownTown/RangeSeekSlider lies in a view that scrolls up and down.
    @Test func aDragAcrossTheOnlyAxisIsTheContents() {
        let made: Pad = stage.perform { Pad() }
        let (view, pad) = place(made)
        stage.down(200, 500)
        for x in stride(from: 220, through: 320, by: 10) { stage.move(CGFloat(x), 503) }
        stage.advance(steps: 12)
        stage.move(330, 503)
        stage.up(330, 503)
        #expect(view.contentOffset.y == 0 && pad.phases.first == "began" && pad.phases.last == "ended")
    }

    /// Yalantis/Segmentio's pages, which hold lists, lie in a view that neither delays nor cancels touches.
    @Test func aTouchThatAnInnerScrollViewKeepsStillScrollsTheOuterOne() {
        let made = stage.perform {
            let list = UIScrollView()
            list.contentSize = CGSize(width: 400, height: 2000)
            list.addSubview(Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 2000)))
            return list
        }
        let (pages, _) = place(made)
        stage.perform {
            pages.contentSize = CGSize(width: 1200, height: 700)
            (pages.delaysContentTouches, pages.canCancelContentTouches) = (false, false)
        }
        stage.down(300, 400)
        for x in stride(from: 280, through: 180, by: -20) { stage.move(CGFloat(x), 400) }
        #expect(pages.contentOffset.x > 0)
        stage.up(180, 400)
    }

    private final class Handle: UIControl {
        private(set) var places: [CGFloat] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            places.append(touch.location(in: self).x)
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            places.append(touch.location(in: self).x)
            return true
        }
    }

    /// A handle asks where the touch began, however far the finger has gone while the scroll view kept it.
    @Test func whatWasKeptBeginsWhereTheFingerCameDown() {
        let made: Handle = stage.perform { Handle() }
        let (_, handle) = place(made)
        stage.down(100, 500)
        for x in stride(from: 120, through: 180, by: 20) { stage.move(CGFloat(x), 500) }
        stage.advance(steps: 12)
        #expect(handle.places == [100, 180])
        stage.move(200, 500)
        stage.up(200, 500)
        #expect(handle.places == [100, 180, 200])
    }

    @Test func aDragThatTurnsAlongTheAxisScrolls() {
        let made: Pad = stage.perform { Pad() }
        let (view, pad) = place(made)
        stage.down(200, 500)
        for x in stride(from: 220, through: 260, by: 10) { stage.move(CGFloat(x), 503) }
        for y in stride(from: 480, through: 400, by: -20) { stage.move(260, CGFloat(y)) }
        #expect(view.contentOffset.y > 0)
        stage.up(260, 400)
        #expect(!pad.phases.contains("ended"))
    }

    @Test func whereContentIsNotDelayedADragAtOnceIsTheControlsToo() {
        let (view, button) = place(stage.perform { UIButton() })
        stage.perform { view.delaysContentTouches = false }
        drag()
        #expect(view.contentOffset.y == 0)
        view.cancels = true
        drag()
        #expect(view.contentOffset.y > 0)
        _ = button
    }

    /// Apple's documentation of `canCancelContentTouches`: false, nothing scrolls once the content tracks a touch, and
    /// `touchesShouldCancel(in:)` is not called.
    @Test func contentThatCannotBeCancelledKeepsItsTouch() {
        let made: Pad = stage.perform { Pad() }
        let (view, pad) = place(made)
        stage.perform { view.canCancelContentTouches = false }
        drag(after: 12)
        #expect(view.contentOffset.y == 0 && view.asked == ["begin"])
        #expect(pad.phases.last == "ended" && !pad.phases.contains("cancelled"))
        drag()
        #expect(view.contentOffset.y > 0)
    }

    /// Apple's documentation of `touchesShouldBegin(_:with:in:)`: false, and the view gets no messages of the touch.
    @Test func contentGetsNoTouchThatTheScrollViewDoesNotLetBegin() {
        let made: Pad = stage.perform { Pad() }
        let (view, pad) = place(made)
        view.begins = false
        drag(after: 12)
        #expect(view.contentOffset.y > 0 && pad.phases.isEmpty)
        stage.settle()
        stage.down(200, 300)
        stage.up(200, 300)
        #expect(pad.phases.isEmpty)
    }

    /// 39.103.169.235/p/ca3fa65638ea (a copy of jianshu.com): `isTracking` is true from the touch on until it is lifted.
    @Test func aTouchIsTrackedFromItsBeginning() {
        let view = stage.addScrollView()
        #expect(!view.isTracking)
        stage.down(200, 500)
        #expect(view.isTracking && !view.isDragging)
        for y in stride(from: 480, through: 400, by: -20) { stage.move(200, CGFloat(y)) }
        #expect(view.isTracking && view.isDragging)
        stage.up(200, 400)
        #expect(!view.isTracking && view.isDecelerating)
    }
}
