import Testing
import UIKit

@testable import Demonstrations

@Suite struct BubbleShapeTests {
    private func shape(outgoing: Bool, joinsBelow: Bool = false) -> BubbleShape {
        BubbleShape(
            size: CGSize(width: 120, height: 40), cornerRadius: 18, tailIsRight: outgoing, joinsAbove: false,
            joinsBelow: joinsBelow)
    }

    @Test func theTailReachesOutAtTheSendersSide() {
        let sent = shape(outgoing: true).path.bounds
        #expect(sent.minX == 0 && abs(sent.maxX - 126) < 1e-9)
        let received = shape(outgoing: false).path.bounds
        #expect(abs(received.minX + 6) < 1e-9 && received.maxX == 120)
        #expect(sent.minY == 0 && abs(sent.maxY - 40) < 0.5)
    }

    @Test func aBubbleThatAnotherOneFollowsHasNoTail() {
        let bounds = shape(outgoing: true, joinsBelow: true).path.bounds
        #expect(bounds == CGRect(x: 0, y: 0, width: 120, height: 40))
    }

    @Test func cornersAreRoundAndTheMiddleIsInside() {
        let path = shape(outgoing: true).path
        #expect(path.contains(CGPoint(x: 60, y: 20)))
        for corner in [CGPoint(x: 1, y: 1), CGPoint(x: 119, y: 1), CGPoint(x: 1, y: 39)] {
            #expect(!path.contains(corner))
        }
        // The arc's middle lies 18 (1 - 1/sqrt 2) from both sides.
        let middle = 18 * (1 - 0.5.squareRoot())
        #expect(path.contains(CGPoint(x: middle + 0.2, y: middle + 0.2)))
        #expect(!path.contains(CGPoint(x: middle - 0.2, y: middle - 0.2)))
    }

    @Test func aBubbleLowerThanItsCornersIsARoundBar() {
        var low = shape(outgoing: false, joinsBelow: true)
        low.size = CGSize(width: 60, height: 20)
        #expect(low.path.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
    }
}
