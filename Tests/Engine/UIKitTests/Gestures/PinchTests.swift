import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct PinchTests {
    private let stage = Stage()
    private let pinch = UIPinchGestureRecognizer()
    private let log: GestureLog

    init() {
        log = GestureLog(pinch, on: stage)
    }

    private func twoFingers() {
        stage.down(100, 100)
        stage.down(200, 100, pointer: 2)
    }

    @Test func scaleCountsFromRecognition() {
        twoFingers()
        stage.move(209, 100, pointer: 2)
        #expect(log.states == [])
        stage.move(220, 100, pointer: 2)
        #expect(log.states == [.began])
        #expect(pinch.scale == 1)
        stage.move(340, 100, pointer: 2)
        #expect(pinch.scale == 2)
        stage.move(40, 100)
        #expect(pinch.scale == 2.5)
        stage.up(40, 100)
        #expect(log.states == [.began, .changed, .changed, .ended])
    }

    @Test func scaleCanBeSet() {
        twoFingers()
        stage.move(220, 100, pointer: 2)
        stage.move(340, 100, pointer: 2)
        pinch.scale = 1
        stage.move(460, 100, pointer: 2)
        #expect(pinch.scale == 1.5)
    }

    @Test func velocityIsOfTheScalePerSecond() {
        twoFingers()
        stage.move(220, 100, pointer: 2)
        for step in 1...12 { stage.move(220 + 2 * CGFloat(step), 100, pointer: 2) }
        #expect((stage.perform { pinch.velocity } - 1).magnitude < 1e-6)
    }

    @Test func oneFingerIsNone() {
        stage.down(100, 100)
        stage.move(300, 100)
        stage.up(300, 100)
        #expect(log.states == [])
    }

    @Test func fingersThatMoveTogetherAreNone() {
        twoFingers()
        for y in stride(from: 105, through: 300, by: 5) as StrideThrough<CGFloat> {
            stage.move(100, y)
            stage.move(200, y, pointer: 2)
        }
        #expect(log.states == [])
    }

    @Test func aThirdFingerIsNoPartOfIt() {
        twoFingers()
        stage.move(220, 100, pointer: 2)
        stage.down(300, 300, pointer: 3)
        stage.move(390, 390, pointer: 3)
        #expect(pinch.scale == 1)
        #expect(pinch.numberOfTouches == 2)
    }

    @Test func fingersAtOnePlaceHaveAScale() {
        twoFingers()
        stage.move(100, 100, pointer: 2)
        #expect(pinch.scale.isFinite && pinch.scale > 0)
        stage.move(110, 100, pointer: 2)
        #expect(pinch.scale == 10)
    }

    @Test func aFingerThatVanishesCancels() {
        twoFingers()
        stage.move(220, 100, pointer: 2)
        stage.advance { stage.send(.cancelled, 100, 100) }
        #expect(log.states == [.began, .cancelled])
    }
}
