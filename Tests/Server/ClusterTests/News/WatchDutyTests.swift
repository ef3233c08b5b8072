import Testing

@testable import Cluster

@Suite struct WatchDutyTests {
    /// The duty of the node whose session has so many before it, of a hundred.
    private func duty(rank: Int) -> WatchDuty {
        var duty = WatchDuty(watchers: 3)
        let sessions = (100..<200).map(String.init)
        for session in sessions { duty.note(session, canWatch: true, own: sessions[rank]) }
        duty.told(at: .seconds(1))
        return duty
    }

    private func watching(after silence: Duration) -> Int {
        (0..<100).count { duty(rank: $0).isFirst || duty(rank: $0).mustStandIn(at: .seconds(1) + silence) }
    }

    @Test func theFirstFewWatchAndTheNextOnesStandInForThem() {
        #expect(watching(after: .zero) == 3)
        #expect(watching(after: WatchDuty.patience - .milliseconds(1)) == 3)
        #expect(watching(after: WatchDuty.patience) == 6)
        #expect(watching(after: WatchDuty.patience + WatchDuty.doubling) == 12)
        #expect(watching(after: WatchDuty.patience + WatchDuty.doubling * 5) == 100)
        #expect(watching(after: .seconds(1_000_000)) == 100)
    }

    @Test func whoComesBeforeOneCounts() {
        var duty = WatchDuty(watchers: 1)
        #expect(duty.isFirst && !duty.mustTell)
        duty.note("b", canWatch: true, own: "b")
        duty.note("c", canWatch: true, own: "b")
        #expect(duty.isFirst && duty.mustTell)
        duty.note("a", canWatch: true, own: "b")
        duty.note("a", canWatch: true, own: "b")
        #expect(!duty.isFirst)
        duty.note("a", canWatch: false, own: "b")
        duty.note("a", canWatch: false, own: "b")
        #expect(duty.isFirst)
        duty.begin("d")
        #expect(!duty.isFirst && duty.mustTell)
    }
}
