import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct LongPressTests {
    private let stage = Stage()
    private let press = UILongPressGestureRecognizer()
    private let log: GestureLog

    init() {
        log = GestureLog(press, on: stage)
    }

    @Test func beginsHalfASecondAfterTheTouch() {
        stage.down(100, 100)
        stage.advance(steps: 29)
        #expect(log.states == [])
        stage.advance()
        #expect(log.states == [.began])
        #expect(log.steps == [31])
    }

    @Test func theDurationIsItsOwn() {
        press.minimumPressDuration = 0.1
        stage.down(100, 100)
        stage.advance(steps: 6)
        #expect(log.states == [.began])
    }

    @Test func thenItGoesOnAsADrag() {
        stage.down(100, 100)
        stage.advance(steps: 40)
        stage.move(300, 500)
        #expect(stage.perform { press.location(in: nil) } == CGPoint(x: 300, y: 500))
        stage.up(300, 500)
        #expect(log.states == [.began, .changed, .ended])
        #expect(press.state == .possible)
    }

    @Test(arguments: [((6, 8), true), ((6, 8.01), false), ((0, -10.5), false)] as [((CGFloat, CGFloat), Bool)])
    func theTouchStaysWithinTenPoints(delta: (CGFloat, CGFloat), begins: Bool) {
        stage.down(100, 100)
        stage.move(100 + delta.0, 100 + delta.1)
        stage.move(100, 100)
        stage.advance(steps: 60)
        #expect(log.states == (begins ? [.began] : []))
    }

    @Test func aTouchThatIsLiftedBeforeIsNoPress() {
        stage.down(100, 100)
        stage.advance(steps: 28)
        stage.up(100, 100)
        stage.advance(steps: 60)
        #expect(log.states == [])
    }

    @Test func aTouchThatVanishesCancels() {
        stage.down(100, 100)
        stage.advance(steps: 40)
        stage.advance { stage.send(.cancelled, 100, 100) }
        #expect(log.states == [.began, .cancelled])
    }

    @Test func itKeepsThePanAndTheTapOfTheSameTouchFromBeginning() {
        let pan = UIPanGestureRecognizer()
        let tap = UITapGestureRecognizer()
        let (panLog, tapLog) = (GestureLog(pan, on: stage), GestureLog(tap, on: stage))
        stage.down(100, 100)
        stage.advance(steps: 35)
        stage.move(200, 200)
        stage.up(200, 200)
        #expect(log.states == [.began, .changed, .ended])
        #expect(panLog.states == [])
        #expect(tapLog.states == [])
    }

    @Test func aPanKeepsItFromBeginning() {
        let panLog = GestureLog(UIPanGestureRecognizer(), on: stage)
        stage.down(100, 100)
        stage.move(100, 120)
        stage.advance(steps: 60)
        #expect(panLog.states == [.began])
        #expect(log.states == [])
    }

    @Test func twoTouchesAreHeldFromTheSecondOn() {
        press.numberOfTouchesRequired = 2
        stage.down(100, 100)
        stage.advance(steps: 59)
        stage.down(200, 100, pointer: 2)
        stage.advance(steps: 29)
        #expect(log.states == [])
        stage.advance()
        #expect(log.states == [.began])
        stage.up(100, 100)
        #expect(log.states == [.began, .ended])
    }

    @Test func aTouchTooManyBeforeItBeginsIsNoPress() {
        stage.down(100, 100)
        stage.down(200, 100, pointer: 2)
        stage.advance(steps: 60)
        #expect(log.states == [])
    }

    @Test func aTouchThatJoinsLaterChangesNothing() {
        stage.down(100, 100)
        stage.advance(steps: 40)
        stage.down(300, 100, pointer: 2)
        stage.up(300, 100, pointer: 2)
        #expect(log.states == [.began])
        #expect(press.numberOfTouches == 1)
    }

    @Test(arguments: [(20, true), (22, false)])
    func tapsBeforeItCount(pause: Int, begins: Bool) {
        press.numberOfTapsRequired = 1
        stage.down(100, 100)
        stage.up(100, 100)
        stage.advance(steps: pause)
        stage.down(100, 100)
        stage.advance(steps: 60)
        #expect(log.states == (begins ? [.began] : []))
    }

    @Test func nothingIsLeftWaiting() {
        stage.down(100, 100)
        stage.advance(steps: 10)
        stage.up(100, 100)
        stage.advance()
        #expect(!stage.clock.isBusy)
    }
}
