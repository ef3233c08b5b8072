import QuartzCore
import Testing

@testable import UIKit

/// Scroll views in scroll views, which iOS supports by itself (Apple's Scroll View Programming Guide, "Nesting Scroll Views").
@MainActor
@Suite struct NestedScrollViewTests {
    private let stage = Stage()

    /// An outer scroll view of the stage's size with an inner one at its top.
    private func nest(outer: CGSize, inner: CGSize) -> (outer: UIScrollView, inner: UIScrollView) {
        let view = stage.addScrollView(content: outer)
        let child = stage.perform {
            let child = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            child.contentSize = inner
            view.addSubview(child)
            return child
        }
        return (view, child)
    }

    private func drag(x: CGFloat = 0, y: CGFloat = 0) {
        stage.flick(from: CGPoint(x: 200, y: 300), by: CGPoint(x: x, y: y), steps: 6)
        stage.settle()
    }

    /// The same guide: cross-directional scrolling, as in Stocks.
    @Test func eachScrollsAlongItsOwnAxis() {
        let (outer, inner) = nest(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 2000, height: 600))
        drag(y: -200)
        #expect(outer.contentOffset.y > 0 && inner.contentOffset == .zero)
        stage.perform { outer.contentOffset = .zero }
        drag(x: -200)
        #expect(outer.contentOffset == .zero && inner.contentOffset.x > 0)
    }

    /// Apple's documentation of `transfersVerticalScrollingToParent`, which is true.
    @Test func aDragFromTheEndOfTheInnerOneScrollsTheOuter() {
        let (outer, inner) = nest(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 1000))
        drag(y: -100)
        #expect(outer.contentOffset.y == 0 && inner.contentOffset.y > 0)
        stage.perform { inner.contentOffset.y = 400 }
        drag(y: -100)
        #expect(outer.contentOffset.y > 0 && inner.contentOffset.y == 400)
        // The other way there is room.
        stage.perform { outer.contentOffset.y = 0 }
        drag(y: 100)
        #expect(outer.contentOffset.y == 0 && inner.contentOffset.y < 400)
    }

    /// Ours: iOS goes on with the outer one.
    @Test func aDragThatReachesTheEndStaysWithTheInnerOne() {
        let (outer, inner) = nest(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 650))
        stage.down(200, 500)
        for y in stride(from: 480, through: 300, by: -20) { stage.move(200, CGFloat(y)) }
        #expect(inner.contentOffset.y > 50 && outer.contentOffset.y == 0)
    }

    @Test func aDragFromTheEndStaysWithAnInnerOneThatTransfersNothing() {
        let (outer, inner) = nest(outer: CGSize(width: 2000, height: 800), inner: CGSize(width: 800, height: 600))
        stage.perform {
            inner.contentOffset.x = 400
            inner.transfersHorizontalScrollingToParent = false
        }
        drag(x: -100)
        #expect(outer.contentOffset == .zero)
        stage.perform { inner.transfersHorizontalScrollingToParent = true }
        drag(x: -100)
        #expect(outer.contentOffset.x > 0)
    }

    /// Where none can go on, the inner one bounces, so that its refresh control can be pulled.
    @Test func atTheEndOfBothTheInnerOneBounces() {
        let (outer, inner) = nest(outer: CGSize(width: 400, height: 3000), inner: CGSize(width: 400, height: 1000))
        stage.down(200, 300)
        for y in stride(from: 320, through: 400, by: 20) { stage.move(200, CGFloat(y)) }
        #expect(outer.contentOffset.y == 0 && inner.contentOffset.y < 0)
    }

    /// Apple's documentation of `bouncesVertically` and `bouncesHorizontally`.
    @Test func eachAxisBouncesByItself() {
        let view = stage.addScrollView(content: CGSize(width: 800, height: 2000)) { $0.bouncesVertically = false }
        stage.down(200, 300)
        for way in stride(from: 20, through: 100, by: 20) { stage.move(200 + CGFloat(way), 300 + CGFloat(way)) }
        #expect(view.contentOffset.y == 0 && view.contentOffset.x < 0)
    }
}
