import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct TouchWatchTests {
    private let second = Duration.seconds(1)

    private func pointer(_ phase: PointerSample.Phase) -> ViewerMessage {
        .pointer([.init(pointer: 3, phase: phase, x: 1, y: 2, time: 3)])
    }

    @Test func whoHoldsAPointerDownTouchesHoweverLong() {
        var touch = TouchWatch()
        #expect(!touch.isRecent(at: .start + second))
        touch.record(pointer(.down), at: .start + second)
        #expect(touch.isRecent(at: .start + 100 * second))
        touch.record(pointer(.up), at: .start + 100 * second)
        #expect(touch.isRecent(at: .start + 101 * second - .nanoseconds(1)))
        #expect(!touch.isRecent(at: .start + 101 * second))
    }

    @Test func aKeyCountsForASecond() {
        var touch = TouchWatch()
        touch.record(.key(.init(key: .home, time: 0)), at: .start + second)
        #expect(touch.isRecent(at: .start + 2 * second - .nanoseconds(1)))
        #expect(!touch.isRecent(at: .start + 2 * second))
    }
}
