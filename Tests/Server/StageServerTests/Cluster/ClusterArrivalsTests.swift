import ClusterContract
import Testing

@testable import StageServer

/// What waits for a main thread that is slow.
@Suite struct ClusterArrivalsTests {
    private static let step = NodeMessage.step(RelayedStep(fence: 1, number: 1, isHeartbeat: true)).encoded(as: 5)
    private static let message = NodeMessage.prepared(room: "r", fence: 1).encoded(as: 5)

    private func arrivals(steps: Int, messages: Int) -> ClusterArrivals {
        let limits = ClusterArrivals.Limits(
            messages: Self.step.count * steps + Self.message.count * messages, steps: Self.step.count * steps)
        return ClusterArrivals(scenes: [], limits: limits) {}
    }

    @Test func stepsThatNobodyTakesAreDroppedAndCounted() {
        let arrivals = arrivals(steps: 3, messages: 0)
        for _ in 0..<10 { arrivals.hear(.feed(room: "r", Self.step)) }
        #expect(arrivals.dropped == 7)
        #expect(arrivals.removeAll().count == 3)
    }

    @Test func thereIsPlaceAgainOnceTheyAreTaken() {
        let arrivals = arrivals(steps: 1, messages: 0)
        for _ in 0..<5 {
            arrivals.hear(.feed(room: "r", Self.step))
            #expect(arrivals.removeAll().count == 1)
        }
        #expect(arrivals.dropped == 0)
    }

    @Test func stepsLeavePlaceForOtherMessagesWhichAreBoundedAsWell() {
        let arrivals = arrivals(steps: 2, messages: 2)
        for _ in 0..<5 { arrivals.hear(.feed(room: "r", Self.step)) }
        for _ in 0..<5 { arrivals.hear(.message(Self.message)) }
        #expect(arrivals.dropped == 6)
        #expect(arrivals.removeAll().count == 4)
    }

    @Test func historiesLeavePlaceForOtherMessages() {
        let entry = RoomJournalEntry(newest: 1, changes: [], session: nil, isWhole: true)
        let history = NodeMessage.history(room: "r", fence: 1, index: 0, entry).encoded(as: 5)
        let arrivals = ClusterArrivals(
            scenes: [], limits: .init(messages: history.count * 2 + Self.message.count, histories: history.count * 2)
        ) {}
        for _ in 0..<3 { arrivals.hear(.message(history)) }
        arrivals.hear(.message(Self.message))
        #expect(arrivals.dropped == 1)
        #expect(arrivals.removeAll().count == 3)
    }

    @Test func whatIsNoMessageTakesPlaceUntilItIsCounted() {
        let arrivals = ClusterArrivals(scenes: [], limits: .init(messages: 8, steps: 8)) {}
        for _ in 0..<3 { arrivals.hear(.message([9, 9, 9, 9])) }
        #expect(arrivals.dropped == 1)
        for _ in 0..<3 { arrivals.hear(.message([UInt8](repeating: 0, count: 9))) }
        #expect(arrivals.dropped == 4)
        let isMalformed = arrivals.removeAll().map { if case .malformed = $0 { true } else { false } }
        #expect(isMalformed == [true, true])
    }

    @Test func whatTheBucketTellsIsNeverDropped() {
        let arrivals = ClusterArrivals(scenes: [], limits: .init(messages: 0, steps: 0)) {}
        for number in 0..<100 {
            arrivals.hear(.owner(room: "r\(number)"))
            arrivals.hear(.record(room: "r\(number)", nil))
            arrivals.hear(.ended(session: "s"))
        }
        #expect(arrivals.removeAll().count == 300 && arrivals.dropped == 0)
    }
}
