import Testing

@testable import StageServer

@Suite struct RoomClockTests {
    @Test func atRate1AStepIsAStep() {
        let clock = RoomClock(stageTick: 40)
        for grid in [0, 1, 2, 36_000] as [UInt32] { #expect(clock.stageTick(at: grid) == 40 + grid) }
    }

    @Test(arguments: [(0.5, 30), (0.25, 15), (0.05, 3), (0.3, 18), (1, 60), (0, 0)] as [(Double, UInt32)])
    func aSecondHasSoManySteps(rate: Double, steps: UInt32) {
        var clock = RoomClock(stageTick: 0)
        clock.set(rate: rate, at: 100)
        #expect(clock.stageTick(at: 100) == 100)
        #expect(clock.stageTick(at: 160) == 100 + steps)
        // A minute, and nothing has added up.
        #expect(clock.stageTick(at: 3700) == 100 + 60 * steps)
    }

    @Test func whileSomebodyTouchesItGoesAtRate1() {
        var clock = RoomClock(stageTick: 0)
        clock.set(rate: 0.1, at: 0)
        clock.set(isTouched: true, at: 100)
        #expect(clock.stageTick(at: 130) == 40)
        clock.set(isTouched: false, at: 130)
        #expect(clock.stageTick(at: 230) == 50)
        clock.set(rate: 0, at: 230)
        clock.set(isTouched: true, at: 230)
        #expect(clock.stageTick(at: 500) == 50)
    }

    @Test func itNeverGoesBackByItself() {
        var random = SystemRandomNumberGenerator()
        var clock = RoomClock(stageTick: 0)
        var last: UInt32 = 0
        for grid in 1...10_000 as ClosedRange<UInt32> {
            switch Int.random(in: 0..<20, using: &random) {
            case 0: clock.set(rate: .random(in: 0.05...1, using: &random), at: grid)
            case 1: clock.set(rate: 0, at: grid)
            case 2: clock.set(isTouched: .random(using: &random), at: grid)
            default: break
            }
            let stageTick = clock.stageTick(at: grid)
            #expect(stageTick == last || stageTick == last + 1)
            last = stageTick
        }
    }

    @Test func itEndsAtTheLastMomentThereIs() {
        let clock = RoomClock(stageTick: .max - 5)
        #expect(clock.stageTick(at: 10) == .max)
    }
}
