import Testing

@testable import StageServer

@Suite struct TickClockTests {
    let clock = TickClock(anchor: 1_234_567_891)

    @Test func aStepThatIsALittleLateIsRunAndOfSeveralTheNewest() {
        let clock = TickClock(anchor: 500)
        #expect(clock.next(after: 3, at: clock.instant(of: 3) + 1) == 4)
        #expect(clock.next(after: 3, at: clock.instant(of: 4) + 1) == 4)
        #expect(clock.next(after: 3, at: clock.instant(of: 9) + 1) == 9)
    }

    @Test func aTickIsDueASixtiethAfterTheLast() {
        for tick: UInt64 in [0, 1, 2, 59, 60, 61, 12_345] {
            let ideal = Double(clock.anchor) + Double(tick) * 1e9 / 60
            #expect(abs(Double(clock.instant(of: tick)) - ideal) < 1)
        }
        #expect(clock.instant(of: 60) - clock.anchor == 1_000_000_000)
    }

    @Test func theGridDoesNotDrift() {
        let day: UInt64 = 24 * 60 * 60
        #expect(clock.instant(of: 60 * day * 365) - clock.anchor == day * 365 * 1_000_000_000)
    }

    @Test func aTickBeginsExactlyAtItsInstant() {
        for tick in (UInt64(1)...2000).map({ $0 * 7919 }) {
            let instant = clock.instant(of: tick)
            #expect(clock.tick(at: instant) == tick)
            #expect(clock.tick(at: instant - 1) == tick - 1)
        }
    }

    @Test func beforeTheAnchorItIsTickZero() {
        #expect(clock.tick(at: 0) == 0)
        #expect(clock.tick(at: clock.anchor) == 0)
    }
}
