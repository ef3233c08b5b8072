import StageModel
import Testing
import Wire

@testable import StageServer

@Suite struct ViewerStateTests {
    private func box(_ tick: UInt32, width: Double = 390) -> SnapshotBox {
        SnapshotBox(StageSnapshot(tick: tick, stageSize: FixedPair(width, 844), nodes: []), sequence: UInt64(tick))
    }

    private func next(_ state: inout ViewerState, _ newest: SnapshotBox) -> String {
        switch state.next(newest) {
        case .nothing: "nothing"
        case .snapshot: "snapshot"
        case .delta(let base): "delta from \(base.snapshot.tick)"
        }
    }

    @Test func theFirstMessageIsASnapshotAndDeltasFollow() {
        var state = ViewerState()
        #expect(next(&state, box(5)) == "snapshot")
        #expect(next(&state, box(6)) == "delta from 5")
        #expect(next(&state, box(9)) == "delta from 6")
    }

    @Test func nothingIsSentTwice() {
        var state = ViewerState()
        let newest = box(5)
        _ = state.next(newest)
        #expect(!state.isDue(newest))
        #expect(next(&state, newest) == "nothing")
    }

    @Test func aStageOfAnotherSizeIsASnapshot() {
        var state = ViewerState()
        _ = state.next(box(5))
        #expect(next(&state, box(6, width: 500)) == "snapshot")
    }

    @Test func aRoomThatBeganAgainIsASnapshot() {
        var state = ViewerState()
        _ = state.next(box(5))
        #expect(next(&state, box(2)) == "snapshot")
        #expect(next(&state, box(2)) == "snapshot")
        #expect(next(&state, box(3)) == "delta from 2")
    }

    @Test func aViewerThatDoesNotAcknowledgeIsSentAWindowAndThenTheNewest() {
        var state = ViewerState()
        for tick: UInt32 in 0..<32 { #expect(next(&state, box(tick)) != "nothing") }
        for tick: UInt32 in 32..<500 { #expect(next(&state, box(tick)) == "nothing") }
        state.acknowledge(3)
        #expect(next(&state, box(500)) == "delta from 31")
    }

    @Test func anAcknowledgementFreesWhatWasSentUpToIt() {
        var state = ViewerState()
        for tick: UInt32 in 0..<32 { _ = state.next(box(tick)) }
        state.acknowledge(9)
        for tick: UInt32 in 32..<42 { #expect(next(&state, box(tick)) == "delta from \(tick - 1)") }
        #expect(next(&state, box(42)) == "nothing")
    }

    @Test func acknowledgementsOfOtherTicksAreIgnored() {
        var state = ViewerState()
        for tick in 0..<32 { _ = state.next(box(UInt32(tick) * 2)) }
        state.acknowledge(1)
        state.acknowledge(64)
        #expect(next(&state, box(100)) == "nothing")
        state.acknowledge(0)
        state.acknowledge(0)
        #expect(next(&state, box(100)) == "delta from 62")
        #expect(next(&state, box(101)) == "nothing")
    }
}
