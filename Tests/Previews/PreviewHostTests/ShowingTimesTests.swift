import StageModel
import Testing

@testable import PreviewHost

/// What becomes of a save after the compiler is said part by part.
@MainActor
@Suite struct ShowingTimesTests {
    @Test func aLibraryIsSaidToBeShownOnceItsRoomsShowIt() async throws {
        let project = try PreviewProject()
        var times: [ShowingTimes] = []
        project.host.onShown = { times.append($0) }
        try project.show(gap: 10)
        let simulation = try await project.edited()
        #expect(times.count == 1)
        #expect(times.allSatisfy { $0.loading > 0 })
        try await project.drag(simulation)
        try project.show(gap: 20)
        // Not before the drag has been repeated.
        try await project.wait("the second library") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return simulation.editing.build == 2
        }
        #expect(times.count == 2)
        #expect(times.allSatisfy { $0.loading > 0 && $0.repeating > 0 })
    }
}
