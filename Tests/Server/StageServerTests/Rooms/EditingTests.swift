import StageModel
import Testing
import Wire

@testable import StageServer

/// Who is told of errors in the code that a room shows.
@MainActor
@Suite struct EditingTests {
    /// A stage whose code does not compile.
    private final class BrokenStage: ManualStage, EditedSimulation {
        var revision = 1
        var editing = EditingState(
            phase: .failed, problems: [SourceProblem(file: "Cards.swift", line: 3, message: "no", source: "let x = y")])
        var replaysGesture = false
        var console = StageConsole()
    }

    private func told(isPrivate: Bool) -> Set<UInt64> {
        let fixture = RoomFixture(isPrivate: isPrivate, stage: BrokenStage())
        fixture.join(1, .viewer, isByKey: true)
        fixture.join(2, .participant, isByKey: isPrivate)
        fixture.join(3, .presenter, isByKey: true)
        fixture.step(3)
        return Set(fixture.editing.keys)
    }

    @Test func inAPrivateRoomItIsWhoMayPresent() {
        #expect(told(isPrivate: true) == [3])
    }

    @Test func inAPublicRoomWhoMayTouchToo() {
        #expect(told(isPrivate: false) == [2, 3])
    }

    @Test func moreThanTwentyProblemsAreNotListed() {
        let problem = SourceProblem(message: "no")
        #expect(EditingState(problems: Array(repeating: problem, count: 21)).problems.count == 20)
    }
}
