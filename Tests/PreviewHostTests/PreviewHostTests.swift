import Foundation
import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// Previews in a process of their own, which is replaced.
@MainActor
@Suite(.serialized) struct PreviewHostTests {
    /// Goes on as a room does, by 60 steps a second of its own time.
    private func advance(
        _ simulation: any RewindableSimulation, to tick: UInt32, with event: InputEvent? = nil,
        _ project: PreviewProject
    ) async throws {
        var events = [event].compactMap(\.self)
        try await project.wait("tick \(tick)") {
            if simulation.isSeeking {
                simulation.continueSeeking { true }
            } else if simulation.tick < tick {
                simulation.advance(to: simulation.tick + 1, with: events)
                events = []
            }
            return simulation.tick >= tick && !simulation.isSeeking || project.host.editing.phase == .stopped
        }
        try #require(simulation.tick >= tick)
    }

    private func open(_ project: PreviewProject) async throws -> any RewindableSimulation {
        try await project.wait("loading") { project.host.scenes.map(\.name) == ["cards"] }
        let simulation = try project.host.makeSimulation("cards")
        try await settle(simulation, project)
        return simulation
    }

    private func edited(_ project: PreviewProject) async throws -> any EditedSimulation {
        let simulation = try await open(project)
        return try #require(simulation as? any EditedSimulation)
    }

    private func settle(_ simulation: any RewindableSimulation, _ project: PreviewProject) async throws {
        try await project.wait("opening") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return !simulation.isSeeking
        }
    }

    private func pointer(_ phase: PointerSample.Phase, _ y: Double) -> InputEvent {
        .pointer(PointerSample(pointer: 1, phase: phase, x: 200, y: y))
    }

    /// Drags 200 points up, and holds.
    private func drag(_ simulation: any RewindableSimulation, _ project: PreviewProject) async throws {
        try await advance(simulation, to: 10, with: pointer(.down, 600), project)
        for step in 1...20 {
            try await advance(simulation, to: 10 + UInt32(step), with: pointer(.move, 600 - Double(step) * 10), project)
        }
    }

    /// The y of the content offset.
    private func offset(_ simulation: any RewindableSimulation) -> Double {
        simulation.snapshot().nodes.map(\.boundsOrigin.y.points).max() ?? 0
    }

    @Test func aPreviewRunsInItsOwnProcess() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await open(project)
        #expect(simulation.scene.title == "Cards")
        #expect(Array(simulation.cells.prefix(3)) == [50, 160, 270])
        try await drag(simulation, project)
        #expect(offset(simulation) > 100)
        #expect(simulation.values["gap"] == .integer(10))
        #expect(throws: (any Error).self) { try simulation.check(.set(["gap": .number(500)])) }
    }

    @Test func newCodeIsSeenAtTheSameMomentOfTheSameGesture() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await open(project)
        try await drag(simulation, project)
        let before = offset(simulation)
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await settle(simulation, project)
        #expect(simulation.tick == 30)
        #expect(offset(simulation) == before)
        #expect(simulation.cells.contains(50 + 130 * 3))
        // The finger is down still.
        try await advance(simulation, to: 31, with: pointer(.move, 300), project)
        #expect(offset(simulation) == before + 100)
    }

    @Test func theLastGestureIsRepeatedIfSomebodyWants() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await edited(project)
        simulation.replaysGesture = true
        try await drag(simulation, project)
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await settle(simulation, project)
        #expect(simulation.tick < 10)
        #expect(offset(simulation) == 0)
        #expect(simulation.stageTicks.upperBound == 30)
        try await advance(simulation, to: 30, project)
        #expect(offset(simulation) > 100)
    }

    @Test(arguments: PreviewProject.Keeper.allCases)
    func aTrapEndsTheCodeAloneAndTheNextCodeGoesOn(keptApartBy keeper: PreviewProject.Keeper) async throws {
        let project = try PreviewProject(keptApartBy: keeper)
        try project.show(gap: 10, code: "if collectionView!.contentOffset.y > 50 { fatalError(\"too far\") }")
        let simulation = try await edited(project)
        var events = [pointer(.down, 600)]
        var moves = 0
        try await project.wait("the end") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            if !simulation.isSeeking, moves < 20 {
                moves += 1
                events.append(pointer(.move, 600 - Double(moves) * 10))
                simulation.advance(to: simulation.tick + 1, with: events)
                events = []
            }
            return simulation.editing.phase == .stopped
        }
        let problem = try #require(simulation.editing.problems.first)
        #expect(problem.file == "Cards.swift")
        #expect(problem.line == 9)
        #expect(problem.source?.contains("too far") == true)
        try project.show(gap: 20)
        try await project.wait("the new code") { simulation.editing.phase == .running }
        try await settle(simulation, project)
        #expect(offset(simulation) > 0)
    }

    /// Two stages side by side, of other sizes than the preview's.
    private func openTwo(_ project: PreviewProject) async throws -> any RewindableSimulation {
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        let start = StageCheckpoint(
            scene: "cards", stageWidth: 390, stageHeight: 600, others: [.init(width: 390, height: 700)])
        let simulation = try project.host.makeSimulation(
            "cards", log: InputScript(start: InputScript.Start(checkpoint: start, tick: 0)))
        try await settle(simulation, project)
        return simulation
    }

    @Test func severalStagesKeepTheirSizesAndPlacesWithNewCode() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await openTwo(project)
        let size = simulation.snapshot().stageSize
        #expect(size == FixedPair(390 + 390 + 3 * 32, 700 + 2 * 32))
        try await drag(simulation, project)
        let before = offset(simulation)
        #expect(before > 100)
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await settle(simulation, project)
        #expect(simulation.snapshot().stageSize == size)
        #expect(offset(simulation) == before)
        // Only the touched stage has moved.
        #expect(simulation.snapshot().nodes.filter { $0.boundsOrigin.y.points == before }.count == 1)
        #expect(simulation.checkpoint().stages.map(\.height) == [600, 700])
    }

    @Test func severalStagesKeepTheirSizesWhereTheirEventsEndTheNewCode() async throws {
        let project = try PreviewProject()
        let trap = "if collectionView!.contentOffset.y > 50 { fatalError(\"too far\") }"
        try project.show(gap: 10, code: trap)
        let simulation = try await openTwo(project)
        let size = simulation.snapshot().stageSize
        var events = [pointer(.down, 600)]
        var moves = 0
        try await project.wait("the end") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            if !simulation.isSeeking, moves < 20 {
                moves += 1
                events.append(pointer(.move, 600 - Double(moves) * 10))
                simulation.advance(to: simulation.tick + 1, with: events)
                events = []
            }
            return project.host.editing.phase == .stopped
        }
        // The same drag ends this code, too: it begins at its start.
        try project.show(gap: 20, code: trap)
        try await project.wait("the new code") { project.host.editing.phase == .running }
        try await settle(simulation, project)
        #expect(offset(simulation) == 0)
        #expect(simulation.snapshot().stageSize == size)
        #expect(simulation.checkpoint().stages.map(\.height) == [600, 700])
    }

    @Test func manyReloadsLeaveNothingBehind() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await open(project)
        try await drag(simulation, project)
        func descriptors() -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        }
        let before = descriptors()
        for build in 2...20 {
            project.reload()
            try await project.wait("build \(build)") { project.host.editing.build == build }
            try await settle(simulation, project)
        }
        #expect(simulation.tick == 30)
        try await project.wait("the old processes' ends") { descriptors() <= before }
    }

    @Test func anEndlessLoopIsEnded() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await edited(project)
        try project.show(gap: 20, code: "while collectionView!.contentOffset.y >= 0 { gap += 0 }")
        try await project.wait("the end") { simulation.editing.phase == .failed }
        let problem = try #require(simulation.editing.problems.first)
        #expect(problem.message.contains("longer than 2 s"))
        // The loop's, or that of its function, if it is interrupted in code of the compiler's.
        #expect([8, 9].contains(problem.line))
        // What ran goes on.
        try await settle(simulation, project)
        try await drag(simulation, project)
        #expect(offset(simulation) > 100)
    }

    @Test func runawayMemoryIsEnded() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await edited(project)
        try project.show(
            gap: 20,
            code: "var hoard = [[UInt8]](); while gap >= 0 { hoard.append([UInt8](repeating: 1, count: 1 << 24)) }")
        try await project.wait("the end") { simulation.editing.phase == .failed }
    }
}
