import StageModel
import Testing
import Wire

@testable import StageServer

@Suite struct TouchWatchTests {
    private let second: UInt64 = 1_000_000_000

    private func pointer(_ phase: PointerSample.Phase) -> ViewerMessage {
        .pointer([.init(pointer: 3, phase: phase, x: 1, y: 2, time: 3)])
    }

    @Test func whoHoldsAPointerDownTouchesHoweverLong() {
        var touch = TouchWatch()
        #expect(!touch.isRecent(at: second))
        touch.record(pointer(.down), at: second)
        #expect(touch.isRecent(at: 100 * second))
        touch.record(pointer(.up), at: 100 * second)
        #expect(touch.isRecent(at: 101 * second - 1))
        #expect(!touch.isRecent(at: 101 * second))
    }

    @Test func aKeyCountsForASecond() {
        var touch = TouchWatch()
        touch.record(.key(.init(key: .home, time: 0)), at: second)
        #expect(touch.isRecent(at: 2 * second - 1))
        #expect(!touch.isRecent(at: 2 * second))
    }
}
