import StageModel
import Testing
import Wire

@testable import StageServer

@Suite struct ViewerStateTests {
    private func frame(_ tick: UInt32, width: Double = 390, epoch: UInt64 = 0, hasStep: Bool = false) -> StageFrame {
        let stage = StageSnapshot(tick: tick, stageSize: FixedPair(width, 844), nodes: [])
        return StageFrame(stage, sequence: UInt64(tick), epoch: epoch, step: hasStep ? [UInt8(tick)] : nil)
    }

    /// What the viewer is sent.
    private func next(_ state: inout ViewerState, _ newest: StageFrame) -> String {
        let action = state.next(newest)
        if case .nothing = action { return "nothing" }
        state.sent(newest, bytes: 10)
        return switch action {
        case .nothing: "nothing"
        case .snapshot: "snapshot"
        case .delta(let base): "delta from \(base.snapshot.tick)"
        case .step(let part): "step \(part[0])"
        }
    }

    @Test func aStepFollowsOnlyAChangeFromTheFrameBefore() {
        var state = ViewerState()
        #expect(next(&state, frame(5, hasStep: true)) == "snapshot")
        #expect(next(&state, frame(6, hasStep: true)) == "delta from 5")
        #expect(next(&state, frame(7, hasStep: true)) == "step 7")
        #expect(next(&state, frame(8, hasStep: true)) == "step 8")
        #expect(next(&state, frame(10, hasStep: true)) == "delta from 8")
        #expect(next(&state, frame(11, hasStep: true)) == "delta from 10")
        #expect(next(&state, frame(12, hasStep: true)) == "step 12")
        #expect(next(&state, frame(13, epoch: 1)) == "snapshot")
        #expect(next(&state, frame(14, epoch: 1, hasStep: true)) == "delta from 13")
    }

    @Test func whatIsOnItsWayIsCountedUntilItIsAcknowledged() {
        var state = ViewerState()
        _ = next(&state, frame(5))
        _ = next(&state, frame(6))
        #expect(state.unacknowledgedBytes == 20)
        state.acknowledge(5)
        #expect(state.unacknowledgedBytes == 10)
    }

    @Test func theFirstMessageIsASnapshotAndDeltasFollow() {
        var state = ViewerState()
        #expect(next(&state, frame(5)) == "snapshot")
        #expect(next(&state, frame(6)) == "delta from 5")
        #expect(next(&state, frame(9)) == "delta from 6")
    }

    @Test func nothingIsSentTwice() {
        var state = ViewerState()
        let newest = frame(5)
        _ = next(&state, newest)
        #expect(!state.isDue(newest))
        #expect(next(&state, newest) == "nothing")
    }

    @Test func aStageOfAnotherSizeIsASnapshot() {
        var state = ViewerState()
        _ = next(&state, frame(5))
        #expect(next(&state, frame(6, width: 500)) == "snapshot")
    }

    @Test func aRoomThatBeganAgainIsASnapshot() {
        var state = ViewerState()
        _ = next(&state, frame(5))
        #expect(next(&state, frame(2)) == "snapshot")
        #expect(next(&state, frame(2)) == "snapshot")
        #expect(next(&state, frame(3)) == "delta from 2")
    }

    @Test func aViewerThatDoesNotAcknowledgeIsSentAWindowAndThenTheNewest() {
        var state = ViewerState()
        for tick: UInt32 in 0..<32 { #expect(next(&state, frame(tick)) != "nothing") }
        for tick: UInt32 in 32..<500 { #expect(next(&state, frame(tick)) == "nothing") }
        state.acknowledge(3)
        #expect(next(&state, frame(500)) == "delta from 31")
    }

    @Test func anAcknowledgementFreesWhatWasSentUpToIt() {
        var state = ViewerState()
        for tick: UInt32 in 0..<32 { _ = next(&state, frame(tick)) }
        state.acknowledge(9)
        for tick: UInt32 in 32..<42 { #expect(next(&state, frame(tick)) == "delta from \(tick - 1)") }
        #expect(next(&state, frame(42)) == "nothing")
    }

    @Test func acknowledgementsOfOtherTicksAreIgnored() {
        var state = ViewerState()
        for tick in 0..<32 { _ = next(&state, frame(UInt32(tick) * 2)) }
        state.acknowledge(1)
        state.acknowledge(64)
        #expect(next(&state, frame(100)) == "nothing")
        state.acknowledge(0)
        state.acknowledge(0)
        #expect(next(&state, frame(100)) == "delta from 62")
        #expect(next(&state, frame(101)) == "nothing")
    }
}
