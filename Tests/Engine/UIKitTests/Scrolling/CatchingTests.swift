import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct CatchingTests {
    private let stage = Stage()
    private let view: UIScrollView
    private let c = 1000 * log(0.998 as CGFloat)

    init() {
        let stage = stage
        view = stage.addScrollView()
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.advance(steps: 20)
    }

    @Test func aTouchStopsTheContentExactlyWhereItIs() {
        let seen = view.contentOffset
        stage.down(200, 400)
        #expect(view.contentOffset == seen && view.isTracking && !view.isDragging)
        stage.advance(steps: 5)
        #expect(view.contentOffset == seen)
        stage.up(200, 400)
        stage.settle()
        #expect(view.contentOffset == seen && !view.isTracking)
    }

    /// An answer to Stack Overflow 993280 on iOS 13: `scrollViewDidEndDecelerating` is called "for sure" where a finger stops it.
    @Test func theDelegateHearsThatAFingerHasStoppedIt() {
        let log = ScrollLog()
        stage.perform { view.delegate = log }
        stage.down(200, 400)
        #expect(log.digest.filter { $0 != "didScroll" } == ["didEndDecelerating"])
    }

    @Test func itIsNoTap() {
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        stage.perform { view.addGestureRecognizer(tap) }
        stage.down(200, 400)
        stage.up(200, 400)
        #expect(taps == 0)
        stage.down(200, 400)
        stage.up(200, 400)
        #expect(taps == 1)
    }

    @Test func aFlickWithinATenthOfASecondAddsToWhatWasLeft() {
        let left = 1200 * pow(0.998, 21 * 1000 / 60 as CGFloat)
        // 20 points a step again, lifted in the fifth step after the catch.
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -100), steps: 5)
        assertClose(stage.velocity(of: view).y, 1200 + left, within: 1e-6)
    }

    @Test func aLaterFlickStandsForItself() {
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -140), steps: 7)
        assertClose(stage.velocity(of: view).y, 1200, within: 1e-6)
    }

    @Test func aFlickAgainstTheMotionOnlyTakesItBack() {
        stage.flick(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 100), steps: 5)
        assertClose(stage.velocity(of: view).y, -1200, within: 1e-6)
    }

    @Test func theDelegateHearsOfOneEndOnly() {
        let log = ScrollLog()
        view.delegate = log
        stage.down(200, 400)
        stage.move(200, 380)
        stage.move(200, 370)
        stage.advance(steps: 10)
        stage.up(200, 370)
        stage.settle()
        #expect(
            log.digest == [
                "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
            ])
    }
}
