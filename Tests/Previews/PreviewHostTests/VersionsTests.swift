import Foundation
import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// The present code and that of before the last save, given the same touches.
@MainActor
@Suite(.serialized) struct VersionsTests {
    /// A preview that was saved once: the cards' distances were 10, and are 30.
    private func saved(_ before: String = "") async throws -> PreviewProject {
        let project = try PreviewProject()
        try project.show(gap: 10, code: before)
        try await project.wait("the first code") { project.host.editing.build == 1 }
        try project.show(gap: 30)
        try await project.wait("the second code") { project.host.editing.build == 2 }
        return project
    }

    /// The distance of the cards on a stage.
    private func pitch(_ nodes: [LayerNode]) -> Double {
        let centres = nodes.filter { $0.boundsSize == FixedPair(390, 100) && $0.backgroundColor.red > 200 }
            .map { $0.position.y.points }.sorted()
        return zip(centres.dropFirst(), centres).map { $0 - $1 }.min() ?? 0
    }

    private func offset(_ nodes: [LayerNode]) -> Double { nodes.map(\.boundsOrigin.y.points).max() ?? 0 }

    private func runEarlier(_ project: PreviewProject, _ simulation: any EditedSimulation) async throws {
        simulation.runsEarlierCode = true
        try await project.wait("the earlier code") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            _ = simulation.snapshot()
            return !simulation.isSeeking && simulation.earlierSnapshot() != nil
        }
    }

    @Test func theCodeOfBeforeMakesSomethingElseOfTheSameTouches() async throws {
        let project = try await saved()
        let simulation = try await project.edited()
        try await project.drag(simulation)
        #expect(simulation.hasEarlierCode)
        #expect(simulation.earlierSnapshot() == nil)
        try await runEarlier(project, simulation)
        try await project.advance(simulation, to: 31, with: .pointer(.move, 300))
        try await project.wait("the step of both") { !simulation.isAwaitingStep }
        let (now, before) = (simulation.snapshot().nodes, try #require(simulation.earlierSnapshot()).nodes)
        #expect((pitch(now), pitch(before)) == (130, 110))
        #expect(offset(now) > 200)
        #expect(offset(before) == offset(now))
    }

    @Test func anOptimisedLibraryIsNotASave() async throws {
        let project = try await saved()
        try project.replace(gap: 50)
        let simulation = try await project.edited()
        try await project.wait("the optimised code") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return pitch(simulation.snapshot().nodes) == 150
        }
        try await runEarlier(project, simulation)
        #expect(pitch(try #require(simulation.earlierSnapshot()).nodes) == 110)
        #expect(project.host.editing.build == 2)
    }

    @Test func itFollowsToAnEarlierMomentAndOnFromThere() async throws {
        let project = try await saved()
        let simulation = try await project.edited()
        try await project.drag(simulation)
        try await runEarlier(project, simulation)
        simulation.seek(to: 15)
        try await project.settle(simulation)
        #expect(simulation.tick == 15)
        let now = simulation.snapshot().nodes
        #expect(offset(try #require(simulation.earlierSnapshot()).nodes) == offset(now))
        try await project.advance(simulation, to: 20)
        try await project.wait("the step of both") { !simulation.isAwaitingStep }
        let later = simulation.snapshot().nodes
        #expect(offset(later) > offset(now))
        #expect(offset(try #require(simulation.earlierSnapshot()).nodes) == offset(later))
    }

    /// Waits until both stages stand at the same step.
    private func settle(_ project: PreviewProject, _ simulation: any EditedSimulation) async throws {
        try await project.wait("the step of both") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isSeeking && !simulation.isAwaitingStep
        }
    }

    /// Code that takes a while to repeat what happened before the finger had moved 150 points.
    private let slow = "if rect.minY < 150 { usleep(10_000) }"

    /// Begins the earlier code's stage, of which a process already runs the code, with what happened until then.
    private func beginEarlier(_ project: PreviewProject, _ simulation: any EditedSimulation) async throws {
        try await project.drag(simulation)
        simulation.runsEarlierCode = true
        let host = project.host.earlierHost()
        try await project.wait("the earlier code's process") { host.runsCode }
        try await settle(project, simulation)
    }

    @Test func aRoomGoesOnWhileTheEarlierCodeRepeatsWhatHappened() async throws {
        let project = try await saved(slow)
        let simulation = try await project.edited()
        try await beginEarlier(project, simulation)
        // The finger goes on, and nobody waits.
        var y = 400.0
        try await project.wait("the earlier code") {
            if simulation.isSeeking {
                // Both stand at the same step now.
                simulation.continueSeeking { true }
                #expect(!simulation.isSeeking)
            } else if !simulation.isAwaitingStep, y > 340 {
                y -= 1
                simulation.advance(to: simulation.tick + 1, with: [.pointer(.move, y)])
            }
            _ = simulation.snapshot()
            return simulation.earlierSnapshot() != nil
        }
        #expect(y < 390)
        try await project.advance(simulation, to: simulation.tick + 1)
        try await settle(project, simulation)
        let now = simulation.snapshot().nodes
        #expect(offset(now) > 200)
        #expect(offset(try #require(simulation.earlierSnapshot()).nodes) == offset(now))
    }

    @Test func aRoomWaitsForEarlierCodeThatIsSlowerThanItself() async throws {
        let project = try await saved("usleep(5_000)")
        let simulation = try await project.edited()
        try await beginEarlier(project, simulation)
        // A finger that moves as fast as the present code follows.
        var moves = 0
        try await project.wait("the earlier code") {
            if simulation.isSeeking {
                simulation.continueSeeking { true }
            } else if !simulation.isAwaitingStep {
                moves += 1
                simulation.advance(to: simulation.tick + 1, with: [.pointer(.move, 400 + Double(moves % 2))])
            }
            _ = simulation.snapshot()
            return simulation.earlierSnapshot() != nil
        }
    }

    @Test func whatIsSoughtWhileTheEarlierCodeIsBehindIsSoughtThereToo() async throws {
        let project = try await saved(slow)
        let simulation = try await project.edited()
        try await beginEarlier(project, simulation)
        simulation.seek(to: 15)
        try await project.wait("the moment") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            _ = simulation.snapshot()
            return !simulation.isSeeking && simulation.earlierSnapshot() != nil
        }
        #expect(simulation.tick == 15)
        let sought = simulation.snapshot().nodes
        #expect(offset(try #require(simulation.earlierSnapshot()).nodes) == offset(sought))
        try await project.advance(simulation, to: 20)
        try await settle(project, simulation)
        let later = simulation.snapshot().nodes
        #expect(offset(later) > offset(sought))
        #expect(offset(try #require(simulation.earlierSnapshot()).nodes) == offset(later))
    }

    @Test func theNextSaveMakesAnotherTheOneBefore() async throws {
        let project = try await saved()
        let simulation = try await project.edited()
        try await runEarlier(project, simulation)
        try project.show(gap: 50)
        try await project.wait("the third code") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            let now = simulation.snapshot().nodes
            let before = simulation.earlierSnapshot()?.nodes ?? []
            return project.host.editing.build == 3 && !simulation.isSeeking && pitch(now) == 150 && pitch(before) == 130
        }
    }

    @Test func nobodyWhoSeesItLeavesNoProcess() async throws {
        let project = try await saved()
        let simulation = try await project.edited()
        try await runEarlier(project, simulation)
        let host = project.host.earlierHost()
        #expect(host.runsCode)
        simulation.runsEarlierCode = false
        #expect(!host.runsCode)
        #expect(simulation.earlierSnapshot() == nil)
        // Whoever wants it again has another one.
        try await runEarlier(project, simulation)
    }

    @Test func earlierCodeThatTrapsEndsAlone() async throws {
        let project = try await saved("if rect.minY > 150 { fatalError(\"too far\") }")
        let simulation = try await project.edited()
        try await runEarlier(project, simulation)
        try await project.drag(simulation)
        try await project.wait("the end of the earlier code") { simulation.earlierCodeProblem != nil }
        #expect(simulation.earlierCodeProblem?.contains("too far") == true)
        simulation.runsEarlierCode = false
        try await project.advance(simulation, to: simulation.tick + 5, with: .pointer(.move, 200))
        #expect(simulation.offset > 200)
        #expect(simulation.editing.phase == .running)
    }

    // MARK: Side by side

    private func start(_ versions: [String?]) -> InputScript {
        let stages = versions.map { StageCheckpoint.Stage(width: 390, height: 700, version: $0) }
        let checkpoint = StageCheckpoint(
            scene: "cards", stageWidth: 390, stageHeight: 700, columns: 2, sharesTouches: true
        ).with(stages)
        return InputScript(start: InputScript.Start(checkpoint: checkpoint, tick: 0))
    }

    private func openBoth(_ project: PreviewProject) async throws -> any RewindableSimulation {
        let simulation = try project.host.makeSimulation("cards", log: start([nil, "before"]))
        try await project.wait("both stages") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isSeeking && simulation.snapshot().nodes.filter(isCard).count > 8
        }
        return simulation
    }

    private func isCard(_ node: LayerNode) -> Bool {
        node.boundsSize == FixedPair(390, 100) && node.backgroundColor.red > 200
    }

    @Test func oneFingerMovesBothVersions() async throws {
        let project = try await saved()
        let simulation = try await openBoth(project)
        #expect(simulation.scene.versions == ["before"])
        #expect(simulation.scene.actions.map(\.title).contains("Keep now"))
        #expect(!simulation.scene.actions.contains { $0.title == "Keep before this save" })
        try await project.drag(simulation)
        // On a busy machine the earlier version is behind, and makes up for it.
        try await project.wait("the step of both") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isAwaitingStep && !simulation.isSeeking
        }
        let nodes = simulation.snapshot().nodes
        let moved = nodes.filter { $0.boundsOrigin.y.points > 100 }
        try #require(moved.count == 2)
        #expect(moved[0].boundsOrigin == moved[1].boundsOrigin)
        // Cards of stages lie 130 and 110 apart.
        let pitches = Dictionary(grouping: nodes.filter(isCard), by: \.parent).values.map { pitch($0) }
        #expect(pitches.sorted() == [110, 130])
        // What happened can be made again, and says of which versions it is.
        let log = String(decoding: try simulation.log(from: nil, to: simulation.tick)(), as: UTF8.self)
        #expect(log.contains(#""version":"before""#))
    }

    @Test func theLogOfBothMakesThemAgain() async throws {
        let project = try await saved()
        let simulation = try await openBoth(project)
        try await project.drag(simulation)
        try await project.wait("the step of both") { !simulation.isAwaitingStep }
        let log = String(decoding: try simulation.log(from: nil, to: simulation.tick)(), as: UTF8.self)
        let again = try project.host.makeSimulation(
            "cards", log: try ParsedInput(log).script, to: simulation.tick)
        // Layers that were shown in other steps have other ids.
        let places = Set(simulation.snapshot().nodes.map(\.position))
        try await project.wait("both stages again") {
            if again.isSeeking { again.continueSeeking { true } }
            return !again.isSeeking && Set(again.snapshot().nodes.map(\.position)) == places
        }
        #expect(again.snapshot().nodes.filter { $0.boundsOrigin.y.points > 100 }.count == 2)
    }

    @Test func thePresentOneCanBeKept() async throws {
        let project = try await saved()
        let simulation = try await openBoth(project)
        try await project.advance(simulation, to: 5, with: .action("keepStage1"))
        try await project.wait("one stage") { simulation.stageVariants.isEmpty && !simulation.isAwaitingStep }
        #expect(simulation.snapshot().stageSize == FixedPair(390, 700))
        try await project.drag(simulation)
        #expect(simulation.offset > 100)
        #expect(throws: (any Error).self) { try simulation.check(.action("keepStage1")) }
    }

    @Test func aVersionThatIsNotThereIsNamedWithThoseThatAre() async throws {
        let project = try await saved()
        let error = #expect(throws: PreviewFault.self) {
            try project.host.makeSimulation("cards", log: start([nil, "main"]))
        }
        #expect(error?.description == "there is no version 'main'; versions: before")
        for versions in [["before", "before"], [nil] + Array(repeating: "before", count: 8)] {
            #expect(throws: PreviewFault.self) { try project.host.makeSimulation("cards", log: start(versions)) }
        }
    }

    @Test func beforeTheFirstSaveItsStageIsBlank() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        try await project.wait("the code") { project.host.editing.build == 1 }
        let simulation = try project.host.makeSimulation("cards", log: start([nil, "before"]))
        try await project.settle(simulation)
        #expect(Set(simulation.snapshot().nodes.filter(isCard).map(\.parent)).count == 1)
        try project.show(gap: 30)
        try await project.wait("both stages") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return Set(simulation.snapshot().nodes.filter(isCard).map(\.parent)).count == 2
        }
    }
}
