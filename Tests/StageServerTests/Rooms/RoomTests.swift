import StageModel
import Testing
import Wire

@testable import StageServer

@MainActor
@Suite struct RoomTests {
    let stage = ManualStage()

    private func down(_ x: Float) -> InputQueue.Event {
        .message(.pointer([.init(pointer: 0, phase: .down, x: x, y: 2, time: 5)]))
    }

    @Test func aRoomAtRestIsNotStepped() {
        let room = Room(stage, firstTick: 100)
        #expect(!room.needsStep)
        #expect(room.step(to: 101) == nil)
        #expect(stage.steps.isEmpty)
    }

    @Test func inputThatArrivedBeforeAStepActsInIt() {
        let room = Room(stage, firstTick: 100)
        room.take(down(7), from: 1)
        #expect(room.needsStep)
        let shown = room.step(to: 103)
        #expect(stage.steps == [3])
        #expect(shown?.snapshot.tick == 3)
        #expect(shown?.snapshot.nodes[0].position == FixedPair(7, 2))
        #expect(!room.needsStep)
    }

    @Test func stepsThatWereMissedAreSkipped() {
        let room = Room(stage, firstTick: 0)
        room.take(.message(.key(.init(key: .home, time: 0))), from: 1)
        for tick: UInt64 in [1, 2, 9, 10] { _ = room.step(to: tick) }
        #expect(stage.steps == [1, 2, 9, 10])
    }

    @Test func aStepIsNotRunTwice() {
        let room = Room(stage, firstTick: 5)
        room.take(.message(.key(.init(key: .home, time: 0))), from: 1)
        #expect(room.step(to: 5) == nil)
        #expect(room.step(to: 6) != nil)
        #expect(room.step(to: 6) == nil)
        #expect(stage.steps == [1])
    }

    @Test func aStepThatChangesNothingShowsNothing() {
        let room = Room(stage, firstTick: 0)
        room.take(down(7), from: 1)
        let first = room.step(to: 1)
        room.take(down(7), from: 2)
        #expect(room.step(to: 2) == nil)
        #expect(stage.steps == [1, 2])
        #expect(room.newest === first)
    }

    @Test func theLeaversPointersAreCancelled() {
        let room = Room(stage, firstTick: 0)
        room.take(down(7), from: 1)
        room.take(down(8), from: 2)
        _ = room.step(to: 1)
        room.take(.left, from: 1)
        _ = room.step(to: 2)
        guard case .pointer(let down) = stage.received[0], case .pointer(let cancel) = stage.received.last else {
            Issue.record("\(stage.received)")
            return
        }
        #expect(stage.received.count == 3)
        #expect(cancel.phase == .cancel)
        #expect(cancel.pointer == down.pointer)
    }

    @Test func aLeaverWithoutPointersWakesNobody() {
        let room = Room(stage, firstTick: 0)
        room.take(.joined, from: 1)
        room.take(.left, from: 1)
        #expect(room.step(to: 1) == nil)
        #expect(stage.steps.isEmpty)
        #expect(!room.needsStep)
    }
}
