import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct DraggingTests {
    @Test func theSlopIsSwallowedAndThenTheContentFollowsTheFinger() {
        let stage = Stage()
        let view = stage.addScrollView { $0.contentOffset.y = 1000 }
        stage.down(200, 400)
        stage.move(200, 390)
        #expect(!view.isDragging && view.contentOffset.y == 1000)
        stage.move(200, 388)
        #expect(view.isDragging && view.contentOffset.y == 1000)
        stage.move(200, 350)
        #expect(view.contentOffset.y == 1038)
        #expect(view.contentOffset.x == 0)
    }

    private final class Endless: UIScrollView {
        private(set) var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            // The middle, again and again.
            if contentOffset.y > 300 { contentOffset.y -= 200 }
        }
    }

    /// Apple's sample StreetScroller, and philackm/ScrollableGraphView.
    @Test func aSubclassIsLaidOutWhereverItsContentMoves() {
        let stage = Stage()
        let view = stage.perform {
            let view = Endless(frame: stage.window.bounds)
            view.contentSize = CGSize(width: 400, height: 4000)
            return view
        }
        stage.add(view)
        stage.advance()
        let before = view.layouts
        stage.down(200, 700)
        for y in stride(from: 680, through: 100, by: -20) { stage.move(200, CGFloat(y)) }
        #expect(view.layouts > before + 20)
        #expect(view.contentOffset.y > 100 && view.contentOffset.y <= 320)
        stage.up(200, 100)
        stage.settle()
        let rest = view.layouts
        stage.advance(steps: 5)
        #expect(view.layouts == rest)
    }

    @Test func pastAnEdgeTheRubberBandShows() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.down(200, 100)
        stage.move(200, 111)
        stage.move(200, 311)
        let stretched: CGFloat = 0.55 * 200 / 800 + 1
        assertClose(view.contentOffset.y, 800 / stretched - 800, within: 1e-9)
        stage.move(200, 111)
        assertClose(view.contentOffset.y, 0, within: 1e-9)
    }

    @Test func aFingerThatGrabsABouncingViewMovesNothing() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.flick(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 300), steps: 6)
        stage.advance(steps: 3)
        let before = view.contentOffset.y
        #expect(before < -20)
        stage.down(200, 500)
        #expect(view.contentOffset.y == before && view.isTracking && !view.isDecelerating)
        stage.advance(steps: 10)
        #expect(view.contentOffset.y == before)
        stage.move(200, 511)
        #expect(view.contentOffset.y == before)
        stage.move(200, 512)
        #expect(view.contentOffset.y < before && view.contentOffset.y > before - 1)
        stage.up(200, 512)
        stage.settle()
        #expect(view.contentOffset == .zero)
    }

    @Test func aReleaseDeceleratesFromItsPlaceWithItsVelocity() {
        let stage = Stage()
        let view = stage.addScrollView()
        // 20 points a step: 1200 pt/s.
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        let start = view.contentOffset.y
        #expect(start == 180)
        assertClose(stage.velocity(of: view).y, 1200, within: 1e-6)
        let c = 1000 * log(0.998 as CGFloat)
        for step in 1...60 {
            stage.advance()
            let share = pow(0.998, CGFloat(step) * 1000 / 60)
            assertClose(view.contentOffset.y, start + 1200 * (share - 1) / c, within: 1e-6)
        }
        stage.settle()
        assertClose(view.contentOffset.y, start - 1200 / c, within: 1e-6)
    }

    @Test func theAxesAreIndependent() {
        let stage = Stage()
        let view = stage.addScrollView(content: CGSize(width: 500, height: 20_000)) { $0.contentOffset.x = 50 }
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: -300, y: -200), steps: 10)
        let w = view.edgeStiffness.squareRoot()
        let c = 1000 * log(0.998 as CGFloat)
        let start = view.contentOffset
        #expect(start.x > 100)
        for step in 1...30 {
            stage.advance()
            let t = CGFloat(step) / 60
            let x = 100 + ((start.x - 100) + (1800 + w * (start.x - 100)) * t) * exp(-w * t)
            assertClose(view.contentOffset.x, x, within: 1e-6)
            assertClose(
                view.contentOffset.y, start.y + 1200 * (pow(0.998, t * 1000) - 1) / c, within: 1e-6)
        }
    }

    @Test func contentThatFitsMovesOnlyIfItAlwaysBounces() {
        for bounces in [false, true] {
            let stage = Stage()
            let log = ScrollLog()
            let view = stage.addScrollView(content: CGSize(width: 400, height: 800)) {
                $0.alwaysBounceVertical = bounces
                $0.delegate = log
            }
            stage.down(200, 100)
            stage.move(200, 120)
            stage.move(250, 220)
            #expect((view.contentOffset.y < -10) == bounces)
            #expect(view.contentOffset.x == 0)
            #expect(log.calls.contains("willBeginDragging") == bounces)
            stage.up(250, 220)
            stage.settle()
            #expect(view.contentOffset == .zero)
        }
    }

    @Test func aCancelledPointerEndsTheDragWithoutAFling() {
        let stage = Stage()
        let view = stage.addScrollView { $0.contentOffset.y = 500 }
        stage.down(200, 600)
        for step in 1...8 { stage.move(200, 600 - CGFloat(step) * 20) }
        let offset = view.contentOffset
        stage.advance { stage.send(.cancelled, 200, 440) }
        #expect(!view.isDragging && !view.isTracking)
        stage.settle()
        #expect(view.contentOffset == offset)
    }

    @Test func switchingScrollingOffCancelsTheDrag() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.down(200, 600)
        stage.move(200, 500)
        stage.perform { view.isScrollEnabled = false }
        #expect(!view.isDragging)
        stage.move(200, 300)
        #expect(view.contentOffset == .zero)
    }

    @Test func aProgramThatMovesTheContentUnderTheFingerTakesTheDragAlong() {
        let stage = Stage()
        let view = stage.addScrollView { $0.contentOffset.y = 5000 }
        stage.down(200, 600)
        stage.move(200, 589)
        stage.move(200, 569)
        #expect(view.contentOffset.y == 5020)
        stage.perform { view.contentOffset.y -= 4000 }
        stage.move(200, 559)
        #expect(view.contentOffset.y == 1030)
    }

    @Test func aProgramThatMovesDeceleratingContentLetsItRunOn() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.advance(steps: 5)
        stage.perform { view.contentOffset.y += 3000 }
        stage.settle()
        assertClose(view.contentOffset.y, 180 + 3000 - 1200 / (1000 * log(0.998)), within: 1e-6)
    }
}
