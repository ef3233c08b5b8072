import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// Steps that another process simulates: nobody waits for them.
@MainActor
@Suite struct DistantStepTests {
    private let stage = DistantStage()
    private let fixture: RoomFixture

    init() {
        fixture = RoomFixture(stage: stage)
        fixture.join(1)
        settle()
    }

    private func settle() {
        while stage.isAwaitingStep {
            stage.answer()
            fixture.stepAgain()
        }
    }

    /// Makes the stage move: a step is asked for.
    private func move() {
        fixture.tell(1, .message(.key(.init(key: .home, time: 0))))
    }

    @Test func aStepThatIsDoneInTimeIsShownByTheTickThatAskedForIt() {
        move()
        #expect(stage.isAwaitingStep)
        #expect(fixture.shown == nil)
        #expect(fixture.room.awaitsStep(of: fixture.tick))
        #expect(fixture.room.due != .distantPast)
        stage.answer()
        #expect(fixture.room.due == .distantPast)
        fixture.stepAgain()
        #expect(fixture.shown?.snapshot.tick == fixture.room.tick(fixture.tick))
        #expect(!stage.isAwaitingStep)
        #expect(!fixture.room.awaitsStep(of: fixture.tick))
        let asked = stage.asked.count
        // One step for each tick, as if it were simulated here.
        for count in 1...5 {
            fixture.step()
            stage.answer()
            fixture.stepAgain()
            #expect(stage.asked.count == asked + count)
        }
        #expect(stage.asked.suffix(6) == ArraySlice((0...5).map { stage.asked[asked - 1] + $0 }))
    }

    @Test func whileAStepIsAwaitedNoneIsAskedForAndTimeStandsStill() throws {
        move()
        let first = try #require(stage.asked.last)
        fixture.step(10)
        #expect(stage.asked.last == first)
        #expect(fixture.room.due != .distantPast)
        stage.answer()
        fixture.step()
        // It is shown late, and the next one is asked for at once.
        #expect(fixture.shown?.snapshot.tick == fixture.room.tick(fixture.tick))
        #expect(stage.asked.last == first + 1)
        #expect(stage.isAwaitingStep)
    }

    @Test func whatComesMeanwhileTakesEffectInTheNextStep() {
        move()
        fixture.point(1, .down, 30)
        #expect(fixture.phases.isEmpty)
        stage.answer()
        fixture.step()
        stage.answer()
        fixture.stepAgain()
        #expect(fixture.phases == ["down 30"])
    }

    @Test func aStageThatComesToRestIsAskedNoMore() {
        move()
        stage.answer()
        fixture.stepAgain()
        fixture.tell(1, .message(.key(.init(key: .end, time: 0))))
        settle()
        let asked = stage.asked.count
        fixture.wait(2)
        #expect(stage.asked.count == asked)
    }

    @Test func aStepThatEndsAfterTimeWasStoppedIsShown() {
        move()
        fixture.ask(1, .rate(0))
        stage.answer()
        fixture.step()
        #expect(fixture.shown != nil)
        let asked = stage.asked.count
        fixture.wait(1)
        #expect(fixture.time?.rate == 0)
        #expect(stage.asked.count == asked)
        // A change has a step of its own.
        fixture.ask(1, .set(["size": .integer(3)]))
        stage.answer()
        fixture.step(30)
        #expect(fixture.state?.values["size"] == .integer(3))
    }
}
