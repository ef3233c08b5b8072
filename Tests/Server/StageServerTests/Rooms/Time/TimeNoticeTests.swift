import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct TimeNoticeTests {
    private let second = Duration.seconds(1)

    private func time(_ rate: Double, _ tick: UInt32, _ oldest: UInt32, _ newest: UInt32) -> StageTime {
        StageTime(rate: rate, isLive: tick == newest, tick: tick, oldest: oldest, newest: newest)
    }

    @Test(
        arguments: [
            ((1, 100, 0, 100), 2, (1, 220, 0, 220)), ((0.5, 100, 0, 100), 2, (0.5, 160, 0, 160)),
            ((0, 50, 0, 100), 2, (0, 50, 0, 100)), ((1, 5000, 1400, 5000), 10, (1, 5600, 2000, 5600)),
            // It repeats what was.
            ((1, 10, 0, 100), 1, (1, 70, 0, 100)),
        ] as [((Double, UInt32, UInt32, UInt32), Int, (Double, UInt32, UInt32, UInt32))])
    func itTellsHowItGoesOn(
        said: (Double, UInt32, UInt32, UInt32), seconds: Int, later: (Double, UInt32, UInt32, UInt32)
    ) {
        let told = TimeNotice(time: time(said.0, said.1, said.2, said.3), instant: .start + .nanoseconds(7))
        let expected = time(later.0, later.1, later.2, later.3)
        #expect(told.time(at: .start + .nanoseconds(7) + seconds * second) == expected)
        #expect(told.predicts(expected, at: .start + .nanoseconds(7) + seconds * second))
        #expect(told.time(at: .start) == told.time)
    }

    @Test func whatIsNotTheNewestMomentDoesNotBecomeItUntold() {
        let told = TimeNotice(time: time(1, 10, 0, 100), instant: .start)
        #expect(
            told.time(at: .start + 9 * second) == StageTime(rate: 1, isLive: false, tick: 100, oldest: 0, newest: 100))
    }

    @Test func whatGoesAnotherWayIsNotForetold() {
        let told = TimeNotice(time: time(0.5, 100, 0, 100), instant: .start)
        for other in [time(1, 130, 0, 130), time(0.5, 134, 0, 134), time(0.5, 100, 0, 130), time(0.5, 130, 9, 130)] {
            #expect(!told.predicts(other, at: .start + second))
        }
        let still = TimeNotice(time: time(0, 50, 0, 100), instant: .start)
        #expect(!still.predicts(time(0, 51, 0, 100), at: .start + second))
        #expect(!still.predicts(time(0, 50, 0, 101), at: .start + second))
    }
}
