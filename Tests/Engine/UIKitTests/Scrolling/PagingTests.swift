import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct PagingTests {
    private let stage = Stage()
    private let view: UIScrollView

    init() {
        let stage = stage
        view = stage.addScrollView(content: CGSize(width: 4000, height: 800)) {
            $0.isPagingEnabled = true
            $0.contentOffset.x = 1200
        }
    }

    /// Drags the content to `offset` and lets go with a velocity (of the content, in pt/s).
    private func release(at offset: CGFloat, velocity: CGFloat) {
        let finger = 400 - (offset - view.contentOffset.x)
        stage.down(400 - 1, 400)
        stage.advance {
            // The slop, most of the way, and after a rest the last of it with the velocity, in one step's samples.
            let end = stage.time + 1
            stage.send(.moved, 400 - 1 - 11, 400, at: end - 0.9)
            stage.send(.moved, finger - 12 + velocity * 0.05, 400, at: end - 0.05)
            stage.send(.moved, finger - 12, 400, at: end)
            stage.send(.ended, finger - 12, 400, at: end)
        }
    }

    /// The least velocity that counts is of a published analysis of iOS 26.2 ("UIScrollView scroll physics - instruction-level
    /// analysis", part 4): 0.25 points a millisecond.
    @Test(
        arguments: [
            (1300, 0, 1200), (1390, 0, 1200), (1410, 0, 1600), (1300, 249, 1200), (1300, 251, 1600), (1300, -251, 1200),
            (1100, -251, 800), (1100, 251, 1200), (1500, -3000, 1200), (1250, 5000, 1600), (1850, 0, 1600),
            (1850, 4000, 1600), (420, -4000, 800),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aReleaseTurnsOnePageAtMost(offset: CGFloat, velocity: CGFloat, page: CGFloat) {
        release(at: offset, velocity: velocity)
        assertClose(view.contentOffset.x, offset, within: 1e-9)
        stage.settle()
        #expect(view.contentOffset.x == page)
    }

    @Test func aTouchWithoutADragEndsAtAPage() {
        release(at: 1250, velocity: 2000)
        stage.advance(steps: 4)
        let caught = view.contentOffset.x
        #expect(caught > 1250 && caught < 1600)
        stage.down(200, 400)
        #expect(view.contentOffset.x >= caught && view.contentOffset.x < 1600)
        stage.up(200, 400)
        stage.settle()
        #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 400) == 0)
    }

    @Test func theWayToThePageIsSmoothAndDoesNotOvershoot() {
        release(at: 1250, velocity: 2000)
        assertClose(stage.velocity(of: view).x, 2000, within: 1e-6)
        var last = view.contentOffset.x
        while stage.clock.isBusy {
            stage.advance()
            #expect(view.contentOffset.x >= last && view.contentOffset.x <= 1600)
            last = view.contentOffset.x
        }
        #expect(last == 1600)
    }
}
