import StageModel
import Testing
import WebSocketServer
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
        fixture.stepsPerStep = 10
        fixture.stage.seekCost = 30
        fixture.ask(1, .seek(5))
        // Found in the third step, and shown in the next, as that has no time left.
        for _ in 0..<3 {
            #expect(fixture.shown == nil)
            #expect(fixture.room.due == .distantPast)
            fixture.step()
        }
        #expect(fixture.shown?.snapshot.nodes[0].zPosition == 5)
        #expect(fixture.room.isAtRest)
    }

    @Test func ofManySeeksTheNewestFollowsTheOneThatIsUnderWay() {
        let fixture = moving()
        fixture.stepsPerStep = 10
        fixture.stage.seekCost = 40
        for round in 0..<10 as Range<UInt32> {
            for tick in 0..<10 as Range<UInt32> { fixture.room.receive(.request(.seek(round + tick)), from: 1) }
            fixture.step()
        }
        #expect(fixture.stage.seeks == [9, 13, 17])
        fixture.step(8)
        #expect(fixture.stage.seeks.last == 18)
        #expect(fixture.stage.tick == 18)
    }

    @Test func theWayBeyondTheNewestMomentTakesItsTimeToo() {
        let fixture = moving()
        fixture.stepsPerStep = 20
        let newest = fixture.stage.tick
        for _ in 0..<9 { fixture.room.receive(.request(.step(60)), from: 1) }
        let steps = fixture.stage.steps.count
        fixture.step(10)
        #expect(fixture.stage.steps.dropFirst(steps) == [newest + 20, newest + 40, newest + 60])
        #expect(fixture.room.isAtRest)
        #expect(fixture.time?.tick == newest + 60)
    }

    @Test func whoWaitsForAMomentIsToldHowFarItIs() {
        let fixture = moving()
        fixture.stepsPerStep = 1
        fixture.stage.seekCost = 25
        fixture.ask(1, .seek(25))
        fixture.step(12)
        #expect(fixture.time?.search?.target == 25)
        #expect(5...13 ~= fixture.time?.search?.reached ?? 0)
        fixture.step(30)
        #expect(fixture.time?.tick == 25)
        #expect(fixture.time?.search == nil)
    }

    @Test func whatIsSoughtIsGivenUpForTheMomentThatIsShown() {
        let fixture = moving()
        let newest = fixture.stage.tick
        fixture.stepsPerStep = 1
        fixture.stage.seekCost = 1000
        fixture.ask(1, .seek(5))
        fixture.step(10)
        fixture.ask(1, .seek(newest))
        fixture.step(10)
        #expect(!fixture.room.timeline.isSeeking)
        #expect(fixture.room.due == nil)
        #expect(fixture.stage.tick == newest)
        #expect(fixture.time?.search == nil)
    }

    @Test func whatIsSoughtForLongIsGivenUpForAnotherMoment() {
        let fixture = moving()
        fixture.stepsPerStep = 1
        fixture.stage.seekCost = 1000
        fixture.ask(1, .seek(5))
        fixture.step(Int(RoomTimeline.leastSearchTicks) + 1)
        fixture.stage.seekCost = 1
        fixture.ask(1, .seek(9))
        fixture.step(2)
        #expect(fixture.stage.seeks == [5, 9])
        #expect(fixture.stage.tick == 9)
    }

    @Test func nothingIsSoughtForARoomInWhichNobodyIs() {
        let fixture = moving()
        fixture.stepsPerStep = 1
        fixture.stage.seekCost = 10
        fixture.ask(1, .seek(5))
        fixture.tell(1, .left(onPurpose: true))
        fixture.step(120)
        #expect(fixture.room.timeline.isSeeking)
        #expect(fixture.room.isAtRest)
        fixture.join(2)
        fixture.step(20)
        #expect(fixture.stage.tick == 5)
    }

    @Test func aChangeWaitsForTheMomentThatWasAskedForBefore() {
        let fixture = moving()
        fixture.stepsPerStep = 10
        fixture.stage.seekCost = 20
        fixture.ask(1, .seek(5))
        fixture.ask(1, .seek(8))
        fixture.room.receive(.request(.set(["size": .integer(3)])), from: 1)
        fixture.point(1, .down)
        #expect(fixture.stage.received.count == 1)
        fixture.step(6)
        #expect(fixture.stage.stageTicks == 0...9)
        #expect(fixture.stage.values == ["size": .integer(3)])
    }

    @Test func aChangeBeforeASeekActsInTheMomentThatWasShown() {
        let fixture = moving()
        fixture.ask(1, .seek(5))
        fixture.room.receive(.request(.set(["size": .integer(3)])), from: 1)
        fixture.room.receive(.request(.seek(2)), from: 1)
        fixture.step(2)
        #expect(fixture.stage.stageTicks == 0...6)
        #expect(fixture.stage.tick == 2)
        #expect(fixture.stage.values == ["size": .integer(1)])
    }
}
