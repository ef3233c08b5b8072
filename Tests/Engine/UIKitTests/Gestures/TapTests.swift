import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TapTests {
    private final class Count {
        var taps = 0
    }

    private let stage = Stage()
    private let tap = UITapGestureRecognizer()
    private let count = Count()

    init() {
        let count = count
        stage.perform { stage.window.addGestureRecognizer(tap) }
        tap.addAction { _ in count.taps += 1 }
    }

    @Test(arguments: [((6, 8), 1), ((6, 8.01), 0), ((-10, 0), 1)] as [((CGFloat, CGFloat), Int)])
    func aTapStaysWithinTenPoints(delta: (CGFloat, CGFloat), taps: Int) {
        stage.down(100, 100)
        stage.move(100 + delta.0, 100 + delta.1)
        stage.move(100, 100)
        stage.up(100, 100)
        #expect(count.taps == taps)
    }

    @Test(arguments: [(44, 1), (45, 1), (46, 0)])
    func aTapIsLiftedWithinThreeQuartersOfASecond(steps: Int, taps: Int) {
        stage.down(100, 100)
        stage.advance(steps: steps - 1)
        stage.up(100, 100)
        #expect(count.taps == taps)
    }

    @Test func aLiftElsewhereIsNoTap() {
        stage.down(100, 100)
        stage.up(150, 100)
        #expect(count.taps == 0)
    }

    @Test func aCancelledTouchIsNoTap() {
        stage.down(100, 100)
        stage.advance { stage.send(.cancelled, 100, 100) }
        #expect(count.taps == 0)
    }

    @Test func twoTapsAreADoubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        var doubles = 0
        double.addAction { _ in doubles += 1 }
        stage.perform { stage.window.addGestureRecognizer(double) }
        for _ in 0..<2 {
            stage.down(100, 100)
            stage.up(100, 100)
        }
        #expect(doubles == 1 && count.taps == 2)
        stage.down(100, 100)
        stage.up(100, 100)
        stage.advance(steps: 60)
        stage.down(100, 100)
        stage.up(100, 100)
        #expect(doubles == 1)
    }

    @Test func fingersOfSeveralPeopleTapEachForThemselves() {
        stage.down(100, 100)
        stage.down(200, 100, pointer: 2)
        stage.down(300, 100, pointer: 3)
        stage.up(200, 100, pointer: 2)
        #expect(count.taps == 1)
        stage.move(330, 100, pointer: 3)
        stage.up(330, 100, pointer: 3)
        #expect(count.taps == 1)
        stage.up(100, 100)
        #expect(count.taps == 2)
    }

    @Test func aFingerThatRestsKeepsNobodyFromTapping() {
        stage.down(100, 100)
        stage.advance(steps: 30)
        stage.down(200, 100, pointer: 2)
        stage.advance(steps: 30)
        stage.up(200, 100, pointer: 2)
        #expect(count.taps == 1)
        stage.up(100, 100)
        #expect(count.taps == 1)
        stage.settle()
    }

    @Test func twoFingersAreATwoFingerTap() {
        tap.numberOfTouchesRequired = 2
        stage.down(100, 100)
        stage.down(200, 100, pointer: 2)
        stage.up(100, 100)
        #expect(count.taps == 0)
        stage.up(200, 100, pointer: 2)
        #expect(count.taps == 1)
    }

    @Test func waitingTouchesKeepNothingAwakeForEver() {
        stage.down(100, 100)
        stage.advance(steps: 50)
        #expect(!stage.clock.isBusy)
    }
}
