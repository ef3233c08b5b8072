import StageModel
import Testing
import Wire

@testable import StageServer

@MainActor
@Suite struct RoomTimeTests {
    /// A room whose stage moves by itself at each step.
    private func moving(_ mode: ControlMode = .open) -> RoomFixture {
        let fixture = RoomFixture(mode)
        fixture.join(1, .presenter)
        fixture.tell(1, .message(.key(.init(key: .home, time: 0))))
        fixture.step(29)
        return fixture
    }

    @Test func aRoomThatStandsStillHasNothingToDo() throws {
        let fixture = moving()
        let tick = fixture.stage.tick
        fixture.ask(1, .rate(0))
        fixture.step(600)
        #expect(fixture.stage.tick == tick)
        #expect(fixture.room.due == nil)
        #expect(fixture.room.isAtRest)
        #expect(fixture.time == StageTime(rate: 0, isLive: true, tick: tick, oldest: 0, newest: tick))
        fixture.ask(1, .rate(1))
        fixture.step(5)
        #expect(fixture.stage.tick == tick + 5)
    }

    @Test(arguments: [(0.5, 30), (0.05, 3), (1, 60)] as [(Double, UInt32)])
    func inSlowMotionASecondHasFewerSteps(rate: Double, steps: UInt32) {
        let fixture = moving()
        fixture.ask(1, .rate(rate))
        let tick = fixture.stage.tick
        fixture.step(60)
        #expect(fixture.stage.tick == tick + steps)
        #expect(fixture.time?.rate == (rate == 1 ? 1 : rate))
    }

    @Test func aFingerIsNotSlowed() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.ask(1, .rate(0.05))
        fixture.point(1, .down)
        let tick = fixture.stage.tick
        for step in 1...10 { fixture.point(1, .move, Float(step)) }
        #expect(fixture.stage.tick == tick + 10)
        fixture.point(1, .up)
        fixture.tell(1, .message(.key(.init(key: .home, time: 0))))
        let lifted = fixture.stage.tick
        fixture.step(100)
        #expect(fixture.stage.tick == lifted + 5)
    }

    @Test func whileTimeStandsStillNothingBegins() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.join(2)
        fixture.ask(1, .rate(0))
        fixture.ask(1, .control(take: false))
        fixture.point(2, .down)
        fixture.tell(2, .message(.wheel([.init(x: 1, y: 1, dx: 0, dy: 9, time: 0)])))
        fixture.tell(2, .message(.key(.init(key: .enter, time: 0))))
        #expect(fixture.stage.received.isEmpty)
        #expect(fixture.room.control.holder == nil)
        #expect(fixture.cursors.map(\.isDown) == [false])
        // What did not go down does not move either.
        fixture.ask(1, .rate(1))
        fixture.point(2, .move)
        #expect(fixture.stage.received.isEmpty)
    }

    @Test func aPointerThatIsDownGoesOnWithTime() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.point(1, .down, 7)
        fixture.ask(1, .rate(0))
        let steps = fixture.stage.steps.count
        for step in 0..<50 { fixture.point(1, .move, Float(step)) }
        #expect(fixture.stage.steps.count == steps)
        #expect(fixture.phases == ["down 7"])
        fixture.ask(1, .step(1))
        #expect(fixture.phases == ["down 7", "move 49"])
        fixture.point(1, .up, 60)
        #expect(fixture.phases.count == 2)
        fixture.ask(1, .step(1))
        #expect(fixture.phases == ["down 7", "move 49", "up 60"])
    }

    @Test func aChangeTakesOneStep() {
        let fixture = moving()
        fixture.ask(1, .rate(0))
        let tick = fixture.stage.tick
        fixture.ask(1, .set(["size": .integer(5)]))
        #expect(fixture.stage.tick == tick + 1)
        fixture.ask(1, .action("jump"))
        fixture.step(30)
        #expect(fixture.stage.tick == tick + 2)
        #expect(fixture.state?.values == ["size": .integer(5)])
    }

    @Test func oneStepsBackAndForward() {
        let fixture = moving()
        let tick = fixture.stage.tick
        fixture.ask(1, .step(-3))
        #expect(fixture.shown?.snapshot.nodes[0].zPosition == Float(tick - 3))
        fixture.step(10)
        #expect(fixture.time == StageTime(rate: 0, isLive: false, tick: tick - 3, oldest: 0, newest: tick))
        fixture.ask(1, .step(2))
        #expect(fixture.shown?.snapshot.nodes[0].zPosition == Float(tick - 1))
        fixture.ask(1, .step(4))
        fixture.step(10)
        #expect(fixture.stage.tick == tick + 3)
        #expect(fixture.time?.isLive == true)
        fixture.ask(1, .step(-3600))
        fixture.step(10)
        #expect(fixture.stage.tick == 0)
        fixture.ask(1, .step(3600))
        fixture.step(10)
        #expect(fixture.stage.tick == tick + 63)
    }

    @Test func stepsThatArriveTogetherAddUp() {
        let fixture = moving()
        let tick = fixture.stage.tick
        for _ in 0..<5 { fixture.room.receive(.request(.step(1)), from: 1) }
        fixture.step(2)
        #expect(fixture.stage.tick == tick + 5)
        for _ in 0..<500 { fixture.room.receive(.request(.step(3000)), from: 1) }
        fixture.step(10)
        #expect(fixture.stage.tick == tick + 65)
    }

    @Test func ticksOfTheWireAscendAndAMomentIsAWholeStage() throws {
        let fixture = moving()
        let live = fixture.room.newest
        fixture.ask(1, .seek(10))
        let past = try #require(fixture.shown)
        #expect(past.snapshot.nodes[0].zPosition == 10)
        #expect(past.snapshot.tick == live.snapshot.tick + 1)
        var viewer = ViewerState()
        viewer.sent(live, bytes: 1)
        guard case .snapshot = viewer.next(past) else {
            Issue.record("layers of another moment are not those of this one")
            return
        }
        viewer.sent(past, bytes: 1)
        fixture.ask(1, .rate(1))
        fixture.step(1)
        guard case .delta = viewer.next(try #require(fixture.shown)) else {
            Issue.record("time goes on evenly")
            return
        }
    }

    @Test func timeThatGoesOnRepeatsWhatWasUpToTheNewestMoment() {
        let fixture = moving()
        let newest = fixture.stage.tick
        fixture.ask(1, .seek(20))
        fixture.ask(1, .rate(1))
        var seen: [Float] = []
        while fixture.stage.tick < newest {
            fixture.step()
            seen.append(fixture.shown?.snapshot.nodes[0].zPosition ?? 0)
        }
        #expect(seen == (21...newest).map { Float($0) })
        fixture.step(12)
        #expect(fixture.time?.isLive == true)
        #expect(fixture.stage.stageTicks.upperBound == newest + 12)
    }

    @Test func inputMakesTheMomentThatItMeetsTheNewestOne() {
        let fixture = moving()
        fixture.ask(1, .seek(10))
        fixture.ask(1, .rate(1))
        fixture.step(2)
        fixture.point(1, .down, 50)
        #expect(fixture.stage.stageTicks == 0...13)
        #expect(fixture.shown?.snapshot.nodes[0].position == FixedPair(50, 2))
        fixture.ask(1, .rate(0))
        fixture.ask(1, .seek(5))
        fixture.ask(1, .set(["size": .integer(3)]))
        #expect(fixture.stage.stageTicks == 0...6)
    }

    @Test func whatATouchCutOffIsToldAndGivenBack() {
        let fixture = moving()
        fixture.ask(1, .restore)
        #expect(
            fixture.refusals[1] == Refusal(request: .restore, reason: "nothing was cut off that could be given back"))
        fixture.ask(1, .seek(10))
        let newest = fixture.stage.stageTicks.upperBound
        fixture.ask(1, .rate(1))
        fixture.step(2)
        #expect(fixture.time?.cut == nil)
        fixture.point(1, .down, 50)
        fixture.step(12)
        #expect(fixture.time?.cut == StageTime.Cut(tick: 12, newest: newest))
        let end = fixture.stage.tick
        fixture.ask(1, .restore)
        fixture.step(12)
        #expect(fixture.stage.stageTicks == 0...newest)
        #expect(fixture.time?.tick == 12 && fixture.time?.rate == 0 && fixture.time?.isLive == false)
        #expect(fixture.time?.cut == StageTime.Cut(tick: 12, newest: end))
        #expect(fixture.stage.tick == 12)
        // Nobody holds anything in another moment.
        let count = fixture.stage.received.count
        fixture.point(1, .move, 60)
        #expect(fixture.stage.received.count == count)
    }

    @Test func theNewestMomentIsLiveAgain() {
        let fixture = moving()
        let newest = fixture.stage.tick
        fixture.ask(1, .seek(4))
        fixture.step(100)
        fixture.ask(1, .seek(nil))
        #expect(fixture.stage.tick == newest)
        fixture.step(20)
        #expect(fixture.stage.tick == newest + 20)
        #expect(fixture.time?.rate == 1)
        #expect(fixture.time?.isLive == true)
    }

    @Test func whoHoldsSomethingLosesItInAnotherMoment() {
        let fixture = moving()
        fixture.join(2)
        fixture.point(2, .down)
        fixture.ask(1, .seek(5))
        fixture.step(3)
        #expect(fixture.cursors.map(\.isDown) == [false])
        fixture.ask(1, .rate(1))
        let count = fixture.stage.received.count
        fixture.point(2, .move)
        #expect(fixture.stage.received.count == count)
    }

    @Test func aMomentThatIsNotThereIsRefused() {
        let fixture = moving()
        let newest = fixture.stage.tick
        fixture.ask(1, .seek(newest + 1000))
        #expect(fixture.refusals[1] == Refusal(request: .seek, reason: "there are the moments from 0 to \(newest)"))
        #expect(fixture.stage.seeks.isEmpty)
        fixture.step(10)
        #expect(fixture.stage.tick > newest)
    }

    @Test func theTimeOfAStageAtRestGoesOn() {
        let fixture = RoomFixture()
        fixture.join(1)
        fixture.step(600)
        fixture.ask(1, .rate(0))
        fixture.step(10)
        #expect(fixture.time?.newest == 602)
        fixture.ask(1, .seek(300))
        #expect(fixture.refusals.isEmpty)
        fixture.step(10)
        #expect(fixture.time?.tick == 300)
    }

    @Test(
        arguments: [
            (.open, .viewer, false), (.open, .participant, true), (.presenter, .participant, false),
            (.presenter, .presenter, true), (.turns, .viewer, false), (.turns, .participant, true),
        ] as [(ControlMode, ViewerRole, Bool)])
    func timeIsTurnedByWhoMayTouch(mode: ControlMode, role: ViewerRole, may: Bool) {
        let fixture = RoomFixture(mode)
        fixture.join(1, role)
        for request in [ViewerRequest.rate(0), .step(1), .seek(0), .seek(nil)] {
            fixture.ask(1, request)
            #expect((fixture.refusals[1]?.request == request.kind.rawValue) != may)
        }
        #expect(fixture.room.control.holder == (mode == .turns && may ? 1 : nil))
    }

    @Test func someoneWithoutControlDoesNotTurnTime() {
        let fixture = RoomFixture(.turns)
        fixture.join(1)
        fixture.join(2)
        fixture.ask(1, .control(take: true))
        fixture.ask(2, .rate(0))
        #expect(fixture.refusals[2]?.reason == ControlRefusal.held(by: 1).reason)
        #expect(fixture.room.timeline.rate == 1)
    }
}
