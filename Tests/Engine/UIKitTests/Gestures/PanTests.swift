import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct PanTests {
    private final class Log {
        var states: [UIGestureRecognizer.State] = []
        var translations: [CGPoint] = []
    }

    private let stage = Stage()
    private let pan = UIPanGestureRecognizer()
    private let log = Log()

    init() {
        let (pan, log) = (pan, log)
        stage.perform { stage.window.addGestureRecognizer(pan) }
        pan.addAction { _ in
            log.states.append(pan.state)
            log.translations.append(pan.translation(in: nil))
        }
    }

    private var velocity: CGPoint { stage.perform { pan.velocity(in: nil) } }

    @Test func tenPointsAreNoPanAndALittleMoreIs() {
        stage.down(100, 100)
        stage.move(106, 108)
        #expect(log.states.isEmpty)
        stage.move(106.01, 108.01)
        #expect(log.states == [.began])
        #expect(log.translations == [.zero])
    }

    @Test func theTranslationCountsFromTheRecognition() {
        stage.down(100, 100)
        stage.move(100, 140)
        stage.move(110, 150)
        stage.up(110, 150)
        #expect(log.states == [.began, .changed, .ended])
        #expect(log.translations == [.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
    }

    @Test func settingTheTranslationLeavesTheVelocityAlone() {
        stage.down(100, 100)
        for step in 1...6 { stage.move(100 + 12 * CGFloat(step), 100) }
        let before = velocity
        stage.perform { pan.setTranslation(CGPoint(x: -3, y: 5), in: nil) }
        #expect(stage.perform { pan.translation(in: nil) } == CGPoint(x: -3, y: 5))
        #expect(velocity == before)
        assertClose(before.x, 720, within: 1e-9)
        stage.move(176, 100)
        #expect(log.translations.last == CGPoint(x: 1, y: 5))
    }

    @Test func velocityIsThatOfTheLastTenthOfASecondByTheSamplesOwnTimes() {
        stage.advance {
            stage.send(.began, 0, 0, at: 0)
            // Fast for long, then 300 pt/s for the last 100 ms; all in one step.
            stage.send(.moved, 100, 0, at: 0.01)
            stage.send(.moved, 300, 0, at: 0.3)
            for tick in 0...10 {
                stage.send(.moved, 300 + 3 * CGFloat(tick), 0, at: 0.4 + 0.01 * Double(tick))
            }
        }
        assertClose(velocity.x, 300, within: 1e-9)
    }

    @Test(arguments: [(0, 600), (0.05, 600), (0.1, 0), (0.4, 0)] as [(TimeInterval, CGFloat)])
    func aPointerThatRestedATenthOfASecondHasNoVelocity(rest: TimeInterval, expected: CGFloat) {
        var lifted: CGPoint?
        pan.addAction { [pan] _ in if pan.state == .ended { lifted = pan.velocity(in: nil) } }
        stage.advance {
            stage.send(.began, 0, 0, at: 0)
            for tick in 1...10 { stage.send(.moved, 6 * CGFloat(tick), 0, at: 0.01 * Double(tick)) }
            stage.send(.ended, 60, 0, at: 0.1 + rest)
        }
        assertClose(lifted?.x ?? .nan, expected, within: 1e-6)
    }

    @Test func twoTouchesMoveTheirMeanAndTheLastOneLiftedEnds() {
        stage.down(100, 100)
        stage.down(200, 100, pointer: 2)
        stage.move(100, 120)
        stage.move(100, 140)
        stage.move(200, 130, pointer: 2)
        #expect(log.translations == [.zero, CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 25)])
        stage.up(100, 140)
        #expect(log.states.last == .changed)
        stage.up(200, 130, pointer: 2)
        #expect(log.states.last == .ended)
    }

    @Test func disablingItCancelsAndForgetsTheTouches() {
        stage.down(100, 100)
        stage.move(100, 140)
        stage.perform { pan.isEnabled = false }
        #expect(log.states == [.began, .cancelled])
        stage.perform { pan.isEnabled = true }
        stage.move(100, 200)
        #expect(log.states.count == 2)
    }

    @Test func aCancelledPointerCancels() {
        stage.down(100, 100)
        stage.move(100, 140)
        stage.advance { stage.send(.cancelled, 100, 140) }
        #expect(log.states == [.began, .cancelled])
    }

    @Test func theViewsOwnUnitsCount() {
        let child = stage.perform { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
        stage.add(child)
        stage.perform { child.transform = CGAffineTransform(scaleX: 2, y: 4) }
        stage.down(100, 100)
        stage.move(100, 111)
        stage.move(120, 131)
        #expect(stage.perform { pan.translation(in: child) } == CGPoint(x: 10, y: 5))
    }

    private func wheel(_ dy: CGFloat) {
        stage.advance {
            stage.perform { stage.window.wheel(at: CGPoint(x: 200, y: 400), delta: CGPoint(x: 0, y: dy)) }
        }
    }

    @Test func aWheelIsFollowedOnlyWhereItIsAllowed() {
        wheel(30)
        #expect(log.states.isEmpty)
        pan.allowedScrollTypesMask = .all
        wheel(30)
        wheel(20)
        #expect(log.states == [.began, .changed, .changed])
        // As a finger that moves against it; the gesture has no touches, and a place.
        #expect(log.translations.last == CGPoint(x: 0, y: -50))
        #expect(pan.numberOfTouches == 0)
        #expect(stage.perform { pan.location(in: nil) } == CGPoint(x: 200, y: 400))
        // 0.12 s are 7.2 steps.
        stage.advance(steps: 7)
        #expect(log.states.last == .changed)
        stage.advance(steps: 1)
        #expect(log.states.last == .ended)
        wheel(-10)
        #expect(log.translations.last == CGPoint(x: 0, y: 10))
    }

    @Test func aScrollViewInsideHasItsWheelUntilItsEdgeIsReached() {
        pan.allowedScrollTypesMask = .all
        let view = stage.addScrollView(content: CGSize(width: 400, height: 1000))
        wheel(150)
        wheel(150)
        // The turn that reached the edge ends there.
        #expect(view.contentOffset.y == 200 && log.states.isEmpty)
        stage.advance(steps: 10)
        wheel(150)
        #expect(log.states == [.began, .changed])
    }
}
