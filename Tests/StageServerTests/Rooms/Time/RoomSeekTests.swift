import StageModel
import Testing
import Wire

@testable import StageServer

/// Seeking takes effort, of which there is so much a step.
@MainActor
@Suite struct RoomSeekTests {
    private func moving() -> RoomFixture {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.tell(1, .message(.key(.init(key: .home, time: 0))))
        fixture.step(29)
        return fixture
    }

    @Test func nothingChangesUntilTheMomentIsFound() {
        let fixture = moving()
        fixture.stage.seekCost = 3 * Room.seekSteps
        fixture.ask(1, .seek(5))
        for _ in 0..<2 {
            #expect(fixture.shown == nil)
            #expect(fixture.room.due == 0)
            fixture.step()
        }
        #expect(fixture.shown?.snapshot.nodes[0].zPosition == 5)
        #expect(fixture.room.isAtRest)
    }

    @Test func ofManySeeksTheNewestFollowsTheOneThatIsUnderWay() {
        let fixture = moving()
        fixture.stage.seekCost = 4 * Room.seekSteps
        for round in 0..<10 as Range<UInt32> {
            for tick in 0..<10 as Range<UInt32> { fixture.room.take(.request(.seek(round + tick)), from: 1) }
            fixture.step()
        }
        #expect(fixture.stage.seeks == [9, 13, 17])
        fixture.step(8)
        #expect(fixture.stage.seeks.last == 18)
        #expect(fixture.stage.tick == 18)
    }

    @Test func theWayBeyondTheNewestMomentTakesItsTimeToo() {
        let fixture = moving()
        fixture.seekSteps = 20
        let newest = fixture.stage.tick
        for _ in 0..<9 { fixture.room.take(.request(.step(60)), from: 1) }
        let steps = fixture.stage.steps.count
        fixture.step(10)
        #expect(fixture.stage.steps.dropFirst(steps) == [newest + 20, newest + 40, newest + 60])
        #expect(fixture.room.isAtRest)
        #expect(fixture.time?.tick == newest + 60)
    }

    @Test func aChangeWaitsForTheMomentThatWasAskedForBefore() {
        let fixture = moving()
        fixture.stage.seekCost = 2 * Room.seekSteps
        fixture.ask(1, .seek(5))
        fixture.ask(1, .seek(8))
        fixture.room.take(.request(.set(["size": .integer(3)])), from: 1)
        fixture.point(1, .down)
        #expect(fixture.stage.received.count == 1)
        fixture.step(6)
        #expect(fixture.stage.moments == 0...9)
        #expect(fixture.stage.values == ["size": .integer(3)])
    }

    @Test func aChangeBeforeASeekActsInTheMomentThatWasShown() {
        let fixture = moving()
        fixture.ask(1, .seek(5))
        fixture.room.take(.request(.set(["size": .integer(3)])), from: 1)
        fixture.room.take(.request(.seek(2)), from: 1)
        fixture.step(2)
        #expect(fixture.stage.moments == 0...6)
        #expect(fixture.stage.tick == 2)
        #expect(fixture.stage.values == ["size": .integer(1)])
    }
}
