import Testing
import WebSocketServer

@testable import StageServer

@Suite struct TickClockTests {
    let clock = TickClock(anchor: .start + .nanoseconds(1_234_567_891))

    @Test func aStepThatIsALittleLateIsRunAndOfSeveralTheNewest() {
        let clock = TickClock(anchor: .start + .nanoseconds(500))
        #expect(clock.next(after: 3, at: clock.instant(of: 3) + .nanoseconds(1)) == 4)
        #expect(clock.next(after: 3, at: clock.instant(of: 4) + .nanoseconds(1)) == 4)
        #expect(clock.next(after: 3, at: clock.instant(of: 9) + .nanoseconds(1)) == 9)
    }

    @Test func aTickIsDueASixtiethAfterTheLast() {
        for tick: UInt64 in [0, 1, 2, 59, 60, 61, 12_345] {
            let ideal = Double(tick) * 1e9 / 60
            #expect(abs(Double((clock.instant(of: tick) - clock.anchor).wholeNanoseconds) - ideal) < 1)
        }
        #expect(clock.instant(of: 60) - clock.anchor == .seconds(1))
    }

    @Test func theGridDoesNotDrift() {
        let day: UInt64 = 24 * 60 * 60
        #expect(clock.instant(of: 60 * day * 365) - clock.anchor == .seconds(day * 365))
    }

    @Test func aTickBeginsExactlyAtItsInstant() {
        for tick in (UInt64(1)...2000).map({ $0 * 7919 }) {
            let instant = clock.instant(of: tick)
            #expect(clock.tick(at: instant) == tick)
            #expect(clock.tick(at: instant - .nanoseconds(1)) == tick - 1)
        }
    }

    @Test func beforeTheAnchorItIsTickZero() {
        #expect(clock.tick(at: .start) == 0)
        #expect(clock.tick(at: clock.anchor) == 0)
    }
}
