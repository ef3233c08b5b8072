import QuartzCore
import Testing

@testable import UIKit

/// Apple's documentation of `isDirectionalLockEnabled`: a drag that begins in one general direction scrolls in that one alone; a
/// diagonal one is not locked until it ends.
@MainActor
@Suite struct DirectionalLockTests {
    private let stage = Stage()

    private func view(locks: Bool) -> UIScrollView {
        stage.addScrollView(content: CGSize(width: 4000, height: 8000)) {
            $0.isDirectionalLockEnabled = locks
            $0.contentOffset = CGPoint(x: 1000, y: 1000)
        }
    }

    private func drag(_ first: CGPoint, _ then: CGPoint) {
        stage.down(200, 400)
        for step in 1...3 { stage.move(200 + first.x * CGFloat(step), 400 + first.y * CGFloat(step)) }
        stage.move(200 + first.x * 3 + then.x, 400 + first.y * 3 + then.y)
    }

    @Test func aDragUpOrDownScrollsThatWayAloneUntilTheFingerIsLifted() {
        let view = view(locks: true)
        drag(CGPoint(x: -3, y: -20), CGPoint(x: -150, y: -10))
        #expect(view.contentOffset.x == 1000 && view.contentOffset.y > 1040)
        stage.up(41, 330)
        stage.settle()
        #expect(view.contentOffset.x == 1000)
    }

    @Test func aDragSidewaysScrollsThatWayAlone() {
        let view = view(locks: true)
        drag(CGPoint(x: -20, y: 4), CGPoint(x: 0, y: -200))
        #expect(view.contentOffset.y == 1000 && view.contentOffset.x == 1040)
    }

    @Test func aDiagonalDragScrollsBothWays() {
        let view = view(locks: true)
        drag(CGPoint(x: -15, y: -20), CGPoint(x: -10, y: 0))
        #expect(view.contentOffset.x == 1040 && view.contentOffset.y == 1040)
    }

    /// A published analysis of iOS 26.2 ("UIScrollView scroll physics - instruction-level analysis", part 7) has 20 and 70 degrees.
    @Test(arguments: [(19, false), (21, true), (69, true), (71, false)] as [(Double, Bool)])
    func aDragIsDiagonalFromTwentyToSeventyDegrees(degrees: Double, isFree: Bool) {
        let view = view(locks: true)
        let angle = degrees * .pi / 180
        drag(CGPoint(x: -30 * cos(angle), y: -30 * sin(angle)), .zero)
        #expect((view.contentOffset.x > 1000 && view.contentOffset.y > 1000) == isFree)
    }

    @Test func theNextDragIsLockedByItsOwnBeginning() {
        let view = view(locks: true)
        drag(CGPoint(x: 0, y: -20), .zero)
        stage.up(200, 340)
        stage.settle()
        let y = view.contentOffset.y
        drag(CGPoint(x: -20, y: 0), CGPoint(x: 0, y: -20))
        #expect(view.contentOffset.y == y && view.contentOffset.x > 1000)
    }

    @Test func contentThatIsMovedUnderTheFingerStaysLocked() {
        let view = view(locks: true)
        drag(CGPoint(x: 0, y: -20), .zero)
        stage.perform { view.contentOffset = CGPoint(x: 500, y: 500) }
        stage.move(100, 300)
        #expect(view.contentOffset == CGPoint(x: 500, y: 540))
    }

    @Test func withoutTheLockADragScrollsBothWays() {
        let view = view(locks: false)
        drag(CGPoint(x: 0, y: -20), CGPoint(x: -50, y: 0))
        #expect(view.contentOffset == CGPoint(x: 1050, y: 1040))
    }
}
