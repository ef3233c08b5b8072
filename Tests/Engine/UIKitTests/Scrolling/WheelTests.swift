import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct WheelTests {
    private let stage = Stage()

    private func wheel(_ dx: CGFloat, _ dy: CGFloat) {
        stage.advance {
            stage.perform { stage.window.wheel(at: CGPoint(x: 200, y: 400), delta: CGPoint(x: dx, y: dy)) }
        }
    }

    @Test func deltasScrollDirectlyAndClampAtTheEdges() {
        let view = stage.addScrollView(content: CGSize(width: 400, height: 1000))
        wheel(0, 70)
        #expect(view.contentOffset.y == 70)
        wheel(0, 500)
        #expect(view.contentOffset.y == 200)
        wheel(0, -900)
        #expect(view.contentOffset.y == 0)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func aPlainWheelMovesAViewThatOnlyScrollsSideways() {
        let view = stage.addScrollView(content: CGSize(width: 4000, height: 800))
        wheel(0, 70)
        #expect(view.contentOffset == CGPoint(x: 70, y: 0))
    }

    @Test func aPagingViewSettlesTwelveHundredthsAfterTheLastDelta() {
        let view = stage.addScrollView(content: CGSize(width: 4000, height: 800)) { $0.isPagingEnabled = true }
        wheel(150, 0)
        stage.advance(steps: 5)
        wheel(100, 0)
        // 0.12 s are 7.2 steps.
        stage.advance(steps: 7)
        #expect(view.contentOffset.x == 250)
        stage.advance(steps: 2)
        #expect(view.contentOffset.x > 250)
        stage.settle()
        #expect(view.contentOffset.x == 400)
    }

    @Test func howLongStepsAreMakesNoDifferenceToTheSettling() {
        let stages = [30.0, 60, 120, 240].map { Stage(rate: $0) }
        let views = stages.map { stage in
            stage.addScrollView(content: CGSize(width: 4000, height: 800)) { $0.isPagingEnabled = true }
        }
        for (stage, view) in zip(stages, views) {
            stage.perform { stage.window.wheel(at: CGPoint(x: 200, y: 400), delta: CGPoint(x: 250, y: 0)) }
            // To the same moment, 0.2 s after the delta.
            stage.advance(steps: Int(stage.rate / 5))
            assertClose(view.contentOffset.x, views[0].contentOffset.x, within: 1e-9)
        }
        #expect(views[0].contentOffset.x > 260)
    }

    @Test func aWayTooShortToSeeIsGoneToo() {
        let view = stage.addScrollView(content: CGSize(width: 4000, height: 800)) { $0.isPagingEnabled = true }
        wheel(400.03, 0)
        stage.settle()
        #expect(view.contentOffset.x == 400)
    }

    @Test func aSeriesIsToldAsADrag() {
        let log = ScrollLog()
        _ = stage.addScrollView(content: CGSize(width: 4000, height: 800)) {
            $0.isPagingEnabled = true
            $0.delegate = log
        }
        wheel(30, 0)
        wheel(30, 0)
        stage.settle()
        #expect(
            log.digest == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test func aProgramsMotionEndsTheSeriesAndTheWheelEndsTheMotion() {
        let log = ScrollLog()
        let view = stage.addScrollView { $0.delegate = log }
        wheel(0, 30)
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        stage.settle()
        #expect(view.contentOffset.y == 600)
        #expect(
            log.digest == [
                "willBeginDragging", "didScroll", "didEndDragging false", "didScroll", "didEndScrollingAnimation",
            ])
        stage.perform { view.setContentOffset(.zero, animated: true) }
        stage.advance(steps: 6)
        wheel(0, 30)
        let offset = view.contentOffset
        stage.settle()
        #expect(view.contentOffset == offset)
    }

    @Test func itStaysOutOfADrag() {
        let view = stage.addScrollView()
        stage.down(200, 400)
        stage.move(200, 380)
        wheel(0, 100)
        #expect(view.contentOffset.y == 0)
    }
}
