import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// Rooms of scenes that the sources do not have: any more, or yet.
@MainActor
@Suite(.serialized) struct MissingSceneTests {
    private func settle(_ simulation: any EditedSimulation, _ project: PreviewProject) async throws {
        try await project.wait("opening") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isSeeking && !simulation.snapshot().nodes.isEmpty
        }
    }

    /// A project whose preview "Cards" is shown, and a room of that.
    private func opened() async throws -> (PreviewProject, any EditedSimulation) {
        let project = try PreviewProject()
        try project.show(gap: 10)
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        let simulation = try #require(project.host.makeSimulation("cards") as? any EditedSimulation)
        try await settle(simulation, project)
        return (project, simulation)
    }

    @Test func whoIsInTheRoomOfARenamedPreviewIsToldWhereItIs() async throws {
        let (project, simulation) = try await opened()
        #expect(simulation.editing.elsewhere == nil)

        project.title = "Wheel"
        try project.show(gap: 10)
        try await project.wait("the new name") { project.host.scenes.contains { $0.name == "wheel" } }
        #expect(simulation.editing.phase == .stopped)
        #expect(simulation.editing.problems.map(\.message) == ["the sources have no preview 'Cards' any more"])
        #expect(simulation.editing.elsewhere == [EditingState.Other(name: "wheel", title: "Wheel")])

        project.title = "Cards"
        try project.show(gap: 10)
        try await project.wait("the old name") { project.host.scenes.contains { $0.name == "cards" } }
        try await settle(simulation, project)
        #expect(simulation.editing.phase == .running)
        #expect(simulation.editing.elsewhere == nil)
    }

    @Test func whoComesToTheRoomOfARenamedPreviewIsToldWhereItIs() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        project.title = "Wheel"
        try project.show(gap: 10)
        try await project.wait("the new name") { project.host.scenes.contains { $0.name == "wheel" } }
        let simulation = try #require(project.host.makeSimulation("cards") as? any EditedSimulation)
        #expect(simulation.editing.problems.map(\.message) == ["the sources have no preview 'Cards' any more"])
        #expect(simulation.editing.elsewhere == [EditingState.Other(name: "wheel", title: "Wheel")])
        #expect(simulation.snapshot().nodes.isEmpty)
        #expect(throws: PreviewFault.self) { try project.host.makeSimulation("never") }

        // It is the same room once the name is back.
        project.title = "Cards"
        try project.show(gap: 10)
        try await settle(simulation, project)
        #expect(simulation.editing.phase == .running)
        #expect(simulation.editing.elsewhere == nil)
    }

    @Test func sourcesThatHaveNeverCompiledHaveStagesOnWhichTheirErrorsAre() async throws {
        let project = try PreviewProject()
        let declared = SceneDescription(
            name: "cards", title: "Cards", summary: "", parameters: [], actions: [], axes: .none, swift: "")
        var offered: [[String]] = []
        project.host.onScenes = { offered.append($0.map(\.name)) }
        project.host.failed([SourceProblem(message: "no")], declaring: [declared])
        #expect(offered == [["cards"]])
        let simulation = try #require(project.host.makeSimulation("cards") as? any EditedSimulation)
        #expect(simulation.editing.phase == .failed)
        #expect(simulation.editing.problems.map(\.message) == ["no"])
        #expect(simulation.snapshot().nodes.isEmpty)

        // It is the same room once they compile.
        try project.show(gap: 10)
        try await settle(simulation, project)
        #expect(simulation.editing.phase == .running)
        #expect(Array(simulation.cells.prefix(2)) == [50, 160])
        #expect(simulation.scene.parameters.first?.name == "gap")
    }

    @Test func whatIsCompiledForTheFirstTimeHasAStageAlready() async throws {
        let project = try PreviewProject()
        let declared = SceneDescription(
            name: "cards", title: "Cards", summary: "", parameters: [], actions: [], axes: .none, swift: "")
        var offered: [[String]] = []
        project.host.onScenes = { offered.append($0.map(\.name)) }
        project.host.building(declaring: [declared])
        #expect(offered == [["cards"]])
        let simulation = try #require(project.host.makeSimulation("cards") as? any EditedSimulation)
        #expect(simulation.editing.phase == .building)
        project.host.fetching("Fetching Deck")
        project.host.fetching("Fetched Deck 1.0")
        #expect(simulation.editing.phase == .building)
        #expect(simulation.editing.problems == [SourceProblem(severity: .note, message: "Fetched Deck 1.0")])
        try project.show(gap: 10)
        try await settle(simulation, project)
        #expect(simulation.editing.phase == .running)
        #expect(simulation.editing.problems.isEmpty)
        #expect(Array(simulation.cells.prefix(2)) == [50, 160])
        // Later compiles offer nothing of their own.
        project.host.building(declaring: [declared])
        #expect(offered.count == 2)
    }

    /// As with achimk/cs-ios-assignment, whose app needs a package that did not compile.
    @Test func whoIsInTheRoomOfWhatCanNotBeShownAnyMoreIsToldWhy() async throws {
        let (project, simulation) = try await opened()
        project.title = "Wheel"
        let warnings = [
            SourceProblem(severity: .warning, message: "unused"),
            SourceProblem(
                severity: .note, file: "App.swift", line: 3, message: "the app is not shown as it starts: no Kit"),
        ]
        try project.show(gap: 10, warnings: warnings)
        try await project.wait("the new name") { project.host.scenes.contains { $0.name == "wheel" } }
        let problem = try #require(simulation.editing.problems.first)
        #expect(
            problem.message == "the sources have no preview 'Cards' any more: the app is not shown as it starts: no Kit"
        )
        #expect(problem.file == "App.swift" && problem.line == 3)
    }
}
