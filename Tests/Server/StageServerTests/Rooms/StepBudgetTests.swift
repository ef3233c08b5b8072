import StageModel
import Testing
import Wire

@testable import StageServer

/// What a crowd may do to one stage.
@MainActor
@Suite struct StepBudgetTests {
    /// Everybody's sixteen pointers at once.
    private func downs(_ fixture: RoomFixture, _ connections: ClosedRange<UInt64>) {
        for connection in connections {
            let samples = (0..<16 as Range<UInt8>).map {
                ViewerMessage.Pointer(pointer: $0, phase: .down, x: 1, y: 1, time: 0)
            }
            fixture.room.receive(.message(.pointer(samples)), from: connection)
        }
        fixture.step()
    }

    @Test func soManyPointersGoDownInAStepAndAreDownAtOnce() {
        let fixture = RoomFixture()
        for connection in 1...20 as ClosedRange<UInt64> { fixture.join(connection) }
        downs(fixture, 1...20)
        #expect(fixture.phases.count == 16)
        for _ in 0..<20 { downs(fixture, 1...20) }
        #expect(fixture.phases.count { $0.hasPrefix("down") } == StepBudget.touches)
        // Those that are lifted make place.
        fixture.tell(1, .left(onPurpose: true))
        downs(fixture, 2...20)
        #expect(fixture.phases.count { $0.hasPrefix("down") } == StepBudget.touches + 16)
    }

    @Test func aFloodOfWheelsAndKeysActsInPart() {
        let fixture = RoomFixture()
        fixture.join(1)
        for _ in 0..<300 { fixture.room.receive(.message(.key(.init(key: .enter, time: 0))), from: 1) }
        fixture.step()
        #expect(fixture.stage.received.count == 128)
        fixture.tell(1, .message(.key(.init(key: .enter, time: 0))))
        #expect(fixture.stage.received.count == 129)
    }

    @Test func aFloodOfChangesIsRefusedInPart() {
        let fixture = RoomFixture()
        fixture.join(1)
        for _ in 0..<20 { fixture.room.receive(.request(.set(["size": .integer(3)])), from: 1) }
        fixture.step()
        #expect(fixture.stage.received.count == 8)
        #expect(fixture.refusals[1] == Refusal(request: .set, reason: TooManyChanges().description))
        fixture.ask(1, .action("jump"))
        #expect(fixture.stage.received.count == 9)
    }

    @Test func aChangeThatCannotBeCountsToo() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.join(2)
        for _ in 0..<8 { fixture.room.receive(.request(.set(["size": .integer(10)])), from: 1) }
        fixture.room.receive(.request(.set(["size": .integer(3)])), from: 2)
        fixture.step()
        #expect(fixture.refusals[1]?.reason == "size is 10; allowed: 1 to 9")
        #expect(fixture.refusals[2]?.reason == TooManyChanges().description)
        #expect(fixture.stage.received.isEmpty)
        fixture.ask(2, .set(["size": .integer(3)]))
        #expect(fixture.stage.received.count == 1)
    }

    @Test func whoMayNotTouchUsesUpNothing() {
        let fixture = RoomFixture()
        fixture.join(1, .viewer)
        fixture.join(2)
        for _ in 0..<20 { fixture.room.receive(.request(.set(["size": .integer(3)])), from: 1) }
        fixture.room.receive(.request(.set(["size": .integer(3)])), from: 2)
        fixture.step()
        #expect(fixture.stage.received.count == 1)
        #expect(fixture.refusals[2] == nil)
    }

    @Test func aFloodOfChangesWhileTimeStandsStillIsRefusedInPart() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.stage.seekCost = 1_000_000
        fixture.stepsPerStep = 1
        fixture.tell(1, .message(.key(.init(key: .home, time: 0))))
        fixture.step(20)
        fixture.ask(1, .seek(2))
        for _ in 0..<10 {
            for _ in 0..<8 { fixture.room.receive(.request(.set(["size": .integer(3)])), from: 1) }; fixture.step()
        }
        #expect(fixture.room.timeline.waitingChangeCount == StepBudget.changes)
        #expect(fixture.refusals[1]?.reason == TooManyChanges().description)
    }

    @Test func whatWaitsIsBoundedAndNobodyHoldsWhatWasDropped() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.join(2)
        fixture.point(1, .down, 1)
        for _ in 0..<2 * Room.pendingLimit {
            fixture.room.receive(.message(.hover(.here(x: 1, y: 1))), from: 2)
        }
        fixture.room.receive(.message(.pointer([.init(pointer: 0, phase: .up, x: 9, y: 2, time: 6)])), from: 1)
        fixture.room.receive(.request(.set(["size": .integer(3)])), from: 1)
        fixture.step()
        #expect(fixture.phases == ["down 1", "cancel 1"])
        #expect(fixture.room.isAtRest)
    }

    @Test func aFloodOfMovesEndsWhereItEnded() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.point(1, .down, 0)
        for x in 1...30 as ClosedRange<Int> {
            fixture.room.receive(
                .message(.pointer([.init(pointer: 0, phase: .move, x: Float(x), y: 2, time: 5)])), from: 1)
        }
        fixture.step()
        #expect(fixture.phases == ["down 0", "move 1", "move 2", "move 3", "move 4", "move 30"])
    }
}
