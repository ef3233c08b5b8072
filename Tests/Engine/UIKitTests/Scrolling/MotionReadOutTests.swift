import Foundation
import Testing

@testable import UIKit

/// Where a scroll view says that it is going, against where it goes.
@MainActor
@Suite struct MotionReadOutTests {
    private let stage = Stage()

    /// Follows the motion to its end: each step's velocity is the content's, and the target is where it rests.
    private func follow(_ view: UIScrollView) {
        let target = view.targetContentOffset
        #expect(target != nil)
        while stage.clock.isBusy {
            let (before, velocity) = (view.contentOffset, stage.velocity(of: view))
            stage.advance()
            let mean = CGPoint(
                x: (velocity.x + stage.velocity(of: view).x) / 2, y: (velocity.y + stage.velocity(of: view).y) / 2)
            // The trapezium rule, but for the last half point, which is one step.
            assertClose(view.contentOffset.x - before.x, mean.x / 60, within: 0.51 + mean.x.magnitude / 600)
            assertClose(view.contentOffset.y - before.y, mean.y / 60, within: 0.51 + mean.y.magnitude / 600)
            if view.targetContentOffset != nil { #expect(view.targetContentOffset == target) }
        }
        #expect(view.contentOffset == target)
        #expect(view.targetContentOffset == nil && view.projectedContentOffset == nil)
    }

    @Test func aFreeFlingIsProjectedToWhereItRests() throws {
        let view = stage.addScrollView()
        #expect(view.targetContentOffset == nil && view.projectedContentOffset == nil)
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -240), steps: 10)
        let projected = try #require(view.projectedContentOffset)
        let (offset, velocity) = (view.contentOffset, stage.velocity(of: view))
        assertClose(projected.y, offset.y - velocity.y / (1000 * log(0.998)), within: 1e-6)
        #expect(projected == view.targetContentOffset)
        follow(view)
    }

    @Test func aFingerThatHoldsTheContentLeavesItNoTarget() {
        let view = stage.addScrollView()
        stage.down(200, 700)
        stage.move(200, 650)
        stage.move(200, 600)
        #expect(view.isDragging && view.targetContentOffset == nil && view.projectedContentOffset == nil)
    }

    @Test func contentUnderAFingerThatRestsHasNoVelocity() {
        let view = stage.addScrollView()
        stage.down(200, 700)
        for step in 1...5 { stage.move(200, 700 - 20 * CGFloat(step)) }
        assertClose(stage.velocity(of: view).y, 1200, within: 1e-6)
        stage.advance(steps: 4)
        assertClose(stage.velocity(of: view).y, 1200, within: 1e-6)
        stage.advance(steps: 2)
        #expect(stage.velocity(of: view) == .zero)
    }

    @Test func aFlingToAChosenTargetIsStillProjectedWithoutIt() throws {
        let log = ScrollLog()
        let view = stage.addScrollView { $0.delegate = log }
        log.target = CGPoint(x: 0, y: 900)
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -240), steps: 10)
        #expect(view.targetContentOffset == CGPoint(x: 0, y: 900))
        #expect(view.projectedContentOffset == log.proposals.first)
        stage.advance(steps: 5)
        #expect(view.projectedContentOffset == log.proposals.first)
        follow(view)
    }

    @Test func pagesAreNoPartOfTheProjection() throws {
        let view = stage.addScrollView(content: CGSize(width: 40_000, height: 800)) { $0.isPagingEnabled = true }
        stage.flick(from: CGPoint(x: 350, y: 400), by: CGPoint(x: -200, y: 0), steps: 10)
        #expect(view.targetContentOffset == CGPoint(x: 400, y: 0))
        // 20 points in each step, from where they have led, the slop left out.
        let free = view.contentOffset.x - 20 * 60 / (1000 * log(0.998))
        assertClose(try #require(view.projectedContentOffset).x, free, within: 1e-6)
        follow(view)
    }

    @Test func aProjectionEndsAtTheEdge() {
        let view = stage.addScrollView(content: CGSize(width: 400, height: 1000))
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -150), steps: 3)
        #expect(view.projectedContentOffset == CGPoint(x: 0, y: 200))
        #expect(view.targetContentOffset == CGPoint(x: 0, y: 200))
        follow(view)
    }

    @Test func anAnimationHasATargetAndAVelocityButNoProjection() {
        let view = stage.addScrollView()
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        stage.advance(steps: 9)
        #expect(view.projectedContentOffset == nil)
        // Half-way along (0.42, 0)-(0.58, 1), s = 1/2: dy/ds = 1.5 and dx/ds = 0.87 + 0.24 - 0.24 = 0.87.
        assertClose(stage.velocity(of: view).y, 600 / 0.3 * 1.5 / 0.87, within: 1e-6)
        follow(view)
    }
}
