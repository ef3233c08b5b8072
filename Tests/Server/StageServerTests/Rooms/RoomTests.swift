import StageModel
import Testing
import Wire

@testable import StageServer

@MainActor
@Suite struct RoomTests {
    @Test func aRoomAtRestHasNothingToDo() {
        let fixture = RoomFixture()
        fixture.step(10)
        #expect(fixture.stage.steps.isEmpty)
        fixture.join(1)
        fixture.step(10)
        #expect(fixture.room.due == nil)
        #expect(fixture.stage.steps.isEmpty)
    }

    @Test func inputThatArrivedBeforeAStepActsInIt() {
        let fixture = RoomFixture(firstTick: 100)
        fixture.join(1)
        fixture.step()
        fixture.point(1, .down)
        #expect(fixture.stage.steps == [3])
        #expect(fixture.shown?.snapshot.tick == 3)
        #expect(fixture.shown?.snapshot.nodes[0].position == FixedPair(7, 2))
    }

    @Test func stepsThatWereMissedAreSkipped() {
        let fixture = RoomFixture(firstTick: 0)
        fixture.join(1)
        fixture.room.receive(.message(.key(.init(key: .home, time: 0))), from: 1)
        for tick: UInt64 in [2, 3, 9, 10] { _ = fixture.room.step(to: tick, at: .start) }
        #expect(fixture.stage.steps == [2, 3, 9, 10])
    }

    @Test func aStepIsNotRunTwice() {
        let fixture = RoomFixture(firstTick: 5)
        fixture.join(1)
        fixture.room.receive(.message(.key(.init(key: .home, time: 0))), from: 1)
        for tick: UInt64 in [5, 7, 7] { _ = fixture.room.step(to: tick, at: .start) }
        #expect(fixture.stage.steps == [2])
    }

    @Test func aStepThatChangesNothingShowsNothing() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.join(2)
        fixture.point(1, .down)
        let first = fixture.shown
        fixture.point(2, .down)
        #expect(fixture.shown == nil)
        #expect(fixture.stage.steps.count == 2)
        #expect(fixture.room.newest === first)
    }

    @Test func whoMovesAPointerThatHasNotGoneDownIsToldOnce() {
        let fixture = RoomFixture()
        fixture.join(1)
        let told: () -> Bool = { fixture.refusals[1] == .lostTouch }
        fixture.point(1, .move, 3)
        #expect(told() && fixture.phases == [])
        fixture.forgetRefusals()
        for place: Float in [4, 5] { fixture.point(1, .move, place) }
        fixture.point(1, .up, 5)
        fixture.point(1, .down, 6)
        fixture.point(1, .move, 7)
        fixture.point(1, .up, 7)
        #expect(!told() && fixture.phases == ["down 6", "move 7", "up 7"])
        fixture.point(1, .move, 8)
        #expect(told())
    }

    @Test(arguments: [ViewerEvent.left(onPurpose: true), .left(onPurpose: false), .silent])
    func whoIsNotHeardLetsGo(event: ViewerEvent) {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.join(2)
        fixture.point(1, .down, 7)
        fixture.point(2, .down, 8)
        fixture.tell(1, event)
        fixture.step(2)
        #expect(fixture.phases == ["down 7", "down 8", "cancel 7"])
        #expect(fixture.cursors.map(\.viewer) == [2])
        // The pointer is not down any more when the viewer is heard again.
        fixture.point(1, .move, 9)
        #expect(fixture.phases.count == 3)
    }

    @Test func whoeverIsUnknownIsIgnored() {
        let fixture = RoomFixture()
        fixture.point(9, .down)
        fixture.ask(9, .name("nobody"))
        fixture.tell(9, .silent)
        fixture.tell(9, .left(onPurpose: true))
        #expect(fixture.stage.received.isEmpty)
    }

    @Test func aNewcomerIsWelcomedAndEverybodyTold() throws {
        let fixture = RoomFixture()
        fixture.join(1, .viewer)
        let welcome = try #require(fixture.welcomes[1])
        #expect(welcome.viewer == 1)
        #expect(welcome.role == .viewer)
        #expect(welcome.room == "manual")
        #expect(!welcome.isPrivate)
        #expect(welcome.links.open == nil)
        #expect(welcome.scene == fixture.stage.scene)
        #expect(
            fixture.state
                == RoomState(
                    watching: 1, mode: .open, holder: nil, people: [], values: ["size": .integer(1)]))
        fixture.join(2)
        fixture.step(6)
        #expect(fixture.state?.watching == 2)
        fixture.tell(1, .left(onPurpose: false))
        fixture.step(6)
        #expect(fixture.state?.watching == 1)
    }

    @Test func peopleAreThoseWhosePointersAreShown() {
        let fixture = RoomFixture()
        for connection: UInt64 in 1...3 { fixture.join(connection) }
        fixture.ask(2, .name("Ann"))
        fixture.tell(2, .message(.hover(.here(x: 1, y: 2))))
        fixture.step(6)
        #expect(fixture.cursors.map(\.viewer) == [2])
        #expect(fixture.state?.people == [.init(viewer: 2, color: 1, name: "Ann")])
        #expect(fixture.stage.received.isEmpty)
        fixture.wait(5)
        #expect(fixture.cursors.isEmpty)
        #expect(fixture.state?.people == [])
    }

    @Test func anIdentityThatComesBackClosesTheOldConnection() throws {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.point(1, .down)
        let first = try #require(fixture.welcomes[1])
        fixture.join(2, identity: first.identity)
        #expect(fixture.closed == [1: 4409])
        #expect(fixture.welcomes[2]?.viewer == first.viewer)
        #expect(fixture.phases == ["down 7", "cancel 7"])
        fixture.tell(1, .left(onPurpose: true))
        fixture.point(2, .down, 9)
        #expect(fixture.phases.last == "down 9")
    }
}
