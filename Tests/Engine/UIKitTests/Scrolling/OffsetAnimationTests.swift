import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct OffsetAnimationTests {
    /// The ease-in-out curve by bisection, with its control points as the specification has them.
    private func eased(_ x: CGFloat) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        func bezier(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        for _ in 0..<100 {
            let s = (low + high) / 2
            if bezier(0.42, 0.58, s) < x { low = s } else { high = s }
        }
        return bezier(0, 1, low)
    }

    @Test func itTakesThreeTenthsOfASecondWithTheEaseInOutCurve() {
        let stage = Stage()
        let log = ScrollLog()
        let view = stage.addScrollView { $0.delegate = log }
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        for step in 1...18 {
            stage.advance()
            assertClose(view.contentOffset.y, 600 * eased(CGFloat(step) / 18), within: 1e-6)
        }
        #expect(view.contentOffset.y == 600 && !stage.clock.isBusy)
        #expect(log.digest == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test func aStepHalfAsLongSamplesTheSameCurve() {
        let (slow, fast) = (Stage(), Stage(rate: 120))
        let views = [slow, fast].map { stage in stage.addScrollView() }
        for (stage, view) in zip([slow, fast], views) {
            stage.perform { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        }
        for _ in 0..<18 {
            slow.advance()
            fast.advance(steps: 2)
            assertClose(views[0].contentOffset.y, views[1].contentOffset.y, within: 1e-9)
        }
    }

    @Test func withoutAnimationItStopsWhatMoves() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.advance(steps: 3)
        stage.perform { view.setContentOffset(view.contentOffset, animated: false) }
        let offset = view.contentOffset
        stage.settle()
        #expect(view.contentOffset == offset)
    }

    @Test func aDragTakesOverFromAnAnimation() {
        let stage = Stage()
        let view = stage.addScrollView()
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        stage.down(200, 400)
        stage.advance(steps: 4)
        stage.move(200, 380)
        let grabbed = view.contentOffset.y
        #expect(grabbed > 0 && grabbed < 600)
        stage.move(200, 375)
        assertClose(view.contentOffset.y, grabbed + 5, within: 1e-9)
        stage.advance(steps: 20)
        assertClose(view.contentOffset.y, grabbed + 5, within: 1e-9)
    }

    @Test func showingARectangleScrollsAsLittleAsItMust() {
        let stage = Stage()
        let view = stage.addScrollView { $0.contentOffset.y = 1000 }
        func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
            stage.perform {
                view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
            }
            return view.contentOffset.y
        }
        #expect(show(1100, 100) == 1000)
        #expect(show(1750, 100) == 1050)
        #expect(show(900, 100) == 900)
        #expect(show(19_990, 100) == 19_200)
        // blog.s21g.com/articles/1007: of more than fits the lower end is shown, and an empty rectangle moves nothing.
        #expect(show(5000, 1000) == 5200)
        #expect(show(5100, 1000) == 5300)
        #expect(show(9000, 0) == 5300)
    }

    /// *Text Programming Guide for iOS*, "Moving Content That Is Located Under the Keyboard", listing 5-1: the inset at the bottom is
    /// the keyboard's height, and what lies below it in the scroll view's bounds is scrolled into sight.
    @Test func whatInsetsCoverIsNotVisible() {
        let stage = Stage()
        let view = stage.addScrollView { $0.contentOffset.y = 1000 }
        stage.perform {
            view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 300, right: 0)
            view.scrollRectToVisible(CGRect(x: 0, y: 1600, width: 10, height: 40), animated: false)
        }
        #expect(view.contentOffset.y == 1140)
        stage.perform { view.scrollRectToVisible(CGRect(x: 0, y: 1150, width: 10, height: 40), animated: false) }
        #expect(view.contentOffset.y == 1100)
    }
}
