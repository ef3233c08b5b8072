import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct SwipeTests {
    private let stage = Stage()
    private let swipe = UISwipeGestureRecognizer()
    private let log: GestureLog

    init() {
        log = GestureLog(swipe, on: stage)
    }

    private func stroke(_ dx: CGFloat, _ dy: CGFloat, steps: Int = 6) {
        stage.down(200, 400)
        for index in 1...steps {
            stage.move(200 + dx * CGFloat(index) / CGFloat(steps), 400 + dy * CGFloat(index) / CGFloat(steps))
        }
        stage.up(200 + dx, 400 + dy)
    }

    @Test(
        arguments: [(60, 0), (-60, 0), (0, -60), (0, 60)] as [(CGFloat, CGFloat)],
        [.right, .left, .up, .down] as [UISwipeGestureRecognizer.Direction])
    func onlyItsDirectionCounts(way: (CGFloat, CGFloat), direction: UISwipeGestureRecognizer.Direction) {
        swipe.direction = direction
        stroke(way.0, way.1)
        let fits = [
            (direction == .right, way.0 > 0), (direction == .left, way.0 < 0), (direction == .up, way.1 < 0),
            (direction == .down, way.1 > 0),
        ].contains { $0.0 && $0.1 }
        #expect(log.states == (fits ? [.ended] : []))
    }

    @Test func eitherOfTwoDirections() {
        swipe.direction = [.left, .right]
        stroke(60, 0)
        stroke(-60, 0)
        stroke(0, 60)
        #expect(log.states == [.ended, .ended])
    }

    @Test func aShortStrokeIsNone() {
        stroke(49, 0)
        #expect(log.states == [])
    }

    @Test func aSlowStrokeIsNone() {
        stroke(200, 0, steps: 130)
        #expect(log.states == [])
    }

    @Test func aStrokeThatStraysIsNone() {
        stage.down(100, 100)
        stage.move(130, 160)
        stage.move(200, 100)
        stage.up(200, 100)
        #expect(log.states == [])
    }

    @Test func itIsRecognisedBeforeTheLift() {
        stage.down(100, 100)
        stage.move(150, 100)
        #expect(log.states == [.ended])
        stage.move(300, 100)
        stage.up(300, 100)
        #expect(log.states == [.ended])
    }

    @Test func twoTouchesMustBothGoTheWay() {
        swipe.numberOfTouchesRequired = 2
        stage.advance {
            stage.send(.began, 100, 100)
            stage.send(.began, 100, 200, pointer: 2)
        }
        stage.move(160, 100)
        #expect(log.states == [])
        stage.move(160, 200, pointer: 2)
        #expect(log.states == [.ended])
    }
}
