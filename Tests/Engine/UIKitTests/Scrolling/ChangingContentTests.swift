import Foundation
import Testing

@testable import UIKit

/// What scrolls when its content, its insets or its place change in the middle.
@MainActor
@Suite struct ChangingContentTests {
    private let stage = Stage()
    private let c = 1000 * log(0.998 as CGFloat)

    /// A view that glides at 1200 points a second from 180, towards 779.
    private func gliding(_ configure: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
        let view = stage.addScrollView(configure)
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        return view
    }

    /// Steps until the content rests.
    ///
    /// - Returns: the offsets on the way.
    private func followed(_ view: UIScrollView) -> [CGFloat] {
        var offsets = [view.contentOffset.y]
        while stage.clock.isBusy, offsets.count < 1000 {
            let velocity = stage.velocity(of: view).y
            stage.advance()
            offsets.append(view.contentOffset.y)
            let way = offsets[offsets.count - 1] - offsets[offsets.count - 2]
            #expect(way.magnitude < max(velocity.magnitude, stage.velocity(of: view).y.magnitude) / 50 + 1)
        }
        return offsets
    }

    @Test func aGlideOverContentThatGrowsOrShrinksFarAwayGoesOn() {
        let view = gliding()
        let (start, free) = (view.contentOffset.y, view.contentOffset.y - stage.velocity(of: view).y / c)
        for height in [3000, 30_000, 2000] as [CGFloat] {
            stage.advance { view.contentSize.height = height }
        }
        let t = 3000 / 60 as CGFloat
        assertClose(view.contentOffset.y, start + 1200 * (pow(0.998, t) - 1) / c, within: 1e-9)
        #expect(view.isDecelerating)
        stage.settle()
        assertClose(view.contentOffset.y, free, within: 1e-9)
    }

    @Test func contentThatShrinksBeforeTheGlideHasTheEdgeBounceIt() {
        let view = gliding()
        stage.advance(steps: 5)
        stage.advance { view.contentSize.height = 800 + 400 }
        let offsets = followed(view)
        // It passes the new edge with what velocity it has left there, and comes back.
        #expect(offsets.max()! > 410)
        #expect(offsets.last == 400)
    }

    @Test func contentThatShrinksBehindTheGlideHasItComeBack() {
        let view = gliding()
        stage.advance(steps: 30)
        #expect(view.contentOffset.y > 400)
        stage.advance { view.contentSize.height = 800 + 250 }
        #expect(followed(view).last == 250)
    }

    @Test func contentThatShrinksUntilItFitsComesBack() {
        let view = gliding()
        stage.advance { view.contentSize.height = 300 }
        #expect(followed(view).last == 0)
        let horizontal = stage.addScrollView(content: CGSize(width: 5000, height: 800))
        stage.flick(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -200, y: 0), steps: 10)
        stage.down(200, 300, pointer: 2)
        for step in 1...5 { stage.move(200 - CGFloat(step * 20), 300, pointer: 2) }
        stage.advance { horizontal.contentSize.width = 300 }
        stage.up(100, 300, pointer: 2)
        stage.settle()
        #expect(horizontal.contentOffset == .zero)
    }

    @Test func aGlideThatAnEdgeWouldHaveStoppedGoesOnWhenTheEdgeIsGone() {
        let view = gliding { $0.contentSize.height = 800 + 300 }
        let (start, free) = (view.contentOffset.y, view.contentOffset.y - stage.velocity(of: view).y / c)
        #expect(view.targetContentOffset?.y == 300)
        stage.advance { view.contentSize.height = 10_000 }
        assertClose(view.contentOffset.y, start + 1200 * (pow(0.998, 1000 / 60 as CGFloat) - 1) / c, within: 1e-9)
        assertClose(followed(view).last!, free, within: 1e-9)
    }

    @Test func insetsMoveTheEdgesOfAGlide() {
        let view = gliding { $0.contentSize.height = 800 + 300 }
        stage.advance { view.contentInset.bottom = 50 }
        #expect(followed(view).last == 350)
    }

    @Test func aMovedGlideGoesOnAndEndsAsFarAway() {
        let view = gliding()
        let free = view.contentOffset.y - stage.velocity(of: view).y / c
        stage.advance { view.contentOffset.y += 5000 }
        stage.advance { view.contentOffset.y -= 1000 }
        stage.settle()
        assertClose(view.contentOffset.y, free + 4000, within: 1e-9)
    }

    @Test func theDelegatesTargetStaysAsLongAsItIsThere() {
        let log = ScrollLog()
        log.target = CGPoint(x: 0, y: 640)
        let view = gliding { $0.delegate = log }
        stage.advance { view.contentSize.height = 9000 }
        #expect(stage.perform { view.settledContentOffset.y } == 640)
        stage.advance { view.contentSize.height = 800 + 600 }
        #expect(followed(view).last == 600)
        #expect(log.velocities.count == 1)
    }

    @Test func aLayoutThatSnapsIsAskedAgain() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                CGPoint(x: 0, y: (proposed.y / itemSize.height).rounded() * itemSize.height)
            }
        }
        let layout = stage.perform { Snapping() }
        layout.itemSize = CGSize(width: 400, height: 130)
        layout.minimumLineSpacing = 0
        let items = Items([500])
        let view = stage.addCollectionView(layout, items)
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.advance(steps: 10)
        stage.advance {
            let place = view.contentOffset.y / 130
            layout.itemSize.height = 70
            layout.invalidateLayout()
            view.contentOffset.y = place * 70
        }
        #expect(view.isDecelerating)
        stage.settle()
        assertClose(view.contentOffset.y / 70, (view.contentOffset.y / 70).rounded(), within: 1e-9)
        #expect(view.contentOffset.y > 200)
    }

    @Test func anAnimationToAPlaceThatGoesAwayEndsAtTheEdge() {
        let view = stage.addScrollView()
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
        stage.advance(steps: 6)
        stage.advance { view.contentSize.height = 800 + 1500 }
        #expect(followed(view).last == 1500)
    }

    @Test func restingContentThatShrinksComesBackAtOnce() {
        let view = stage.addScrollView()
        stage.perform { view.contentOffset.y = 5000 }
        stage.perform { view.contentSize.height = 3000 }
        #expect(view.contentOffset.y == 2200)
        // What a program has put beyond the edges stays there.
        stage.perform { view.contentOffset.y = 2500 }
        stage.perform { view.contentSize.height = 2900 }
        #expect(view.contentOffset.y == 2500)
        let layout = stage.perform { UICollectionViewFlowLayout() }
        layout.itemSize = CGSize(width: 400, height: 100)
        let list = stage.addCollectionView(layout, Items([100]))
        stage.advance { list.contentOffset.y = 10_190 }
        stage.advance { layout.minimumLineSpacing = 0 }
        #expect(list.contentOffset.y == 9200)
    }

    @Test func theEdgesOfADragAreThoseOfTheContentNow() {
        let view = stage.addScrollView(content: CGSize(width: 400, height: 1000))
        stage.down(200, 700)
        for y in stride(from: 680 as CGFloat, through: 500, by: -20) { stage.move(200, y) }
        #expect(view.contentOffset.y == 180)
        stage.perform { view.contentSize.height = 5000 }
        for y in stride(from: 490 as CGFloat, through: 100, by: -10) { stage.move(200, y) }
        #expect(view.contentOffset.y == 580)
        stage.perform { view.contentSize.height = 1300 }
        let before = view.contentOffset.y
        stage.move(200, 90)
        // Beyond the new edge the rubber band holds it, without a jump.
        #expect(view.contentOffset.y > before && view.contentOffset.y < before + 10)
        stage.up(200, 90)
        stage.settle()
        #expect(view.contentOffset.y == 500)
    }
}
