import Foundation
import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// Previews in a process of their own, which is replaced.
@MainActor
@Suite(.serialized) struct PreviewHostTests {
    @Test func aPreviewRunsInItsOwnProcess() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        #expect(simulation.scene.title == "Cards")
        #expect(Array(simulation.cells.prefix(3)) == [50, 160, 270])
        try await project.drag(simulation)
        #expect(simulation.offset > 100)
        #expect(simulation.values["gap"] == .integer(10))
        #expect(throws: (any Error).self) { try simulation.check(.set(["gap": .number(500)])) }
    }

    @Test func newCodeIsSeenAtTheSameMomentOfTheSameGesture() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        try await project.drag(simulation)
        let before = simulation.offset
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        #expect(simulation.tick == 30)
        #expect(simulation.offset == before)
        #expect(simulation.cells.contains(50 + 130 * 3))
        // The finger is down still.
        try await project.advance(simulation, to: 31, with: .pointer(.move, 300))
        #expect(simulation.offset == before + 100)
    }

    @Test func anotherLibraryOfTheSameSourcesGoesOnWithoutANewBuild() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.edited()
        simulation.replaysGesture = true
        try await project.drag(simulation)
        let before = simulation.offset
        try project.replace(gap: 30)
        // What a room is opened with meanwhile does not matter.
        let other = try project.host.makeSimulation("twin")
        try await project.wait("the other library") {
            if simulation.isSeeking { simulation.continueSeeking { true } }
            return simulation.cells.contains(50 + 130 * 3)
        }
        try await project.settle(simulation)
        try await project.settle(other)
        #expect(project.host.editing.build == 1)
        #expect(project.host.editing.phase == .running)
        #expect(simulation.tick == 30)
        #expect(simulation.offset == before)
        #expect(!simulation.hasEarlierCode)
        // The finger is down still.
        try await project.advance(simulation, to: 31, with: .pointer(.move, 300))
        #expect(simulation.offset == before + 100)
    }

    @Test func theLastGestureIsRepeatedIfSomebodyWants() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.edited()
        simulation.replaysGesture = true
        try await project.drag(simulation)
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        #expect(simulation.tick < 10)
        #expect(simulation.offset == 0)
        #expect(simulation.stageTicks.upperBound == 30)
        try await project.advance(simulation, to: 30)
        #expect(simulation.offset > 100)
    }

    /// Two stages side by side, of other sizes than the preview's.
    private func openTwo(_ project: PreviewProject) async throws -> any RewindableSimulation {
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        let start = StageCheckpoint(
            scene: "cards", stageWidth: 390, stageHeight: 600, others: [.init(width: 390, height: 700)])
        let simulation = try project.host.makeSimulation(
            "cards", log: InputScript(start: InputScript.Start(checkpoint: start, tick: 0)))
        try await project.settle(simulation)
        return simulation
    }

    @Test func stagesWithOtherValuesAreMovedAtOnceAndOneIsKept() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        try await project.wait("loading") { !project.host.scenes.isEmpty }
        let start = StageCheckpoint(
            scene: "cards", stageWidth: 390, stageHeight: 600, overrides: ["gap": .number(10)],
            others: [.init(width: 390, height: 600, overrides: ["gap": .number(40)])], sharesTouches: true)
        let simulation = try project.host.makeSimulation(
            "cards", log: InputScript(start: InputScript.Start(checkpoint: start, tick: 0)))
        try await project.settle(simulation)
        #expect(simulation.scene.actions.suffix(2).map(\.title) == ["Keep gap 10", "Keep gap 40"])
        try await project.drag(simulation)
        let offset = simulation.offset
        #expect(simulation.snapshot().nodes.filter { $0.boundsOrigin.y.points == offset }.count == 2)
        // Other code has the same stages.
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        #expect(simulation.stageVariants.map(\.overrides) == [["gap": .integer(10)], ["gap": .integer(40)]])
        try await project.advance(simulation, to: simulation.tick + 1, with: .action("keepStage2"))
        #expect(simulation.stageVariants.isEmpty)
        #expect(simulation.values["gap"] == .integer(40))
        #expect(simulation.snapshot().stageSize == FixedPair(390, 600))
        #expect(!simulation.scene.actions.contains { $0.name.hasPrefix("keep") })
        #expect(simulation.checkpoint().stages.map(\.height) == [600])
    }

    @Test func severalStagesKeepTheirSizesAndPlacesWithNewCode() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await openTwo(project)
        let size = simulation.snapshot().stageSize
        #expect(size == FixedPair(390 + 390 + 3 * 32, 700 + 2 * 32))
        try await project.drag(simulation)
        let before = simulation.offset
        #expect(before > 100)
        try project.show(gap: 30)
        try await project.wait("the new code") { project.host.editing.build == 2 }
        try await project.settle(simulation)
        #expect(simulation.snapshot().stageSize == size)
        #expect(simulation.offset == before)
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
        try await project.dragUntilItStops(simulation)
        // The same drag ends this code, too: it begins at its start.
        try project.show(gap: 20, code: trap)
        try await project.wait("the new code") { (simulation as? any EditedSimulation)?.editing.phase == .running }
        try await project.settle(simulation)
        #expect(simulation.offset == 0)
        #expect(simulation.snapshot().stageSize == size)
        #expect(simulation.checkpoint().stages.map(\.height) == [600, 700])
    }

    @Test func manyReloadsLeaveNothingBehind() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.open()
        try await project.drag(simulation)
        func descriptors() -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        }
        let before = descriptors()
        for build in 2...20 {
            project.reload()
            try await project.wait("build \(build)") { project.host.editing.build == build }
            try await project.settle(simulation)
        }
        #expect(simulation.tick == 30)
        try await project.wait("the old processes' ends") { descriptors() <= before }
    }

    @Test func anEndlessLoopIsEnded() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.edited()
        try project.show(gap: 20, code: "while collectionView!.contentOffset.y >= 0 { gap += 0 }")
        try await project.wait("the end") { simulation.editing.phase == .failed }
        let problem = try #require(simulation.editing.problems.first)
        #expect(problem.message.contains("longer than 2 s"))
        // The loop's, or that of its function, if it is interrupted in code of the compiler's.
        #expect([8, 9].contains(problem.line))
        // What ran goes on.
        try await project.settle(simulation)
        try await project.drag(simulation)
        #expect(simulation.offset > 100)
    }

    /// Where functions begin and end, and on the way to another library's, the stack is in between.
    @Test(arguments: [
        "@inline(never) func same(_ gap: CGFloat) -> CGFloat { gap * 1 }; while gap >= 0 { gap = same(gap) }",
        "while gap > -2 { gap = CGFloat(sin(Double(gap))) }",
    ])
    func anEndlessLoopOfCallsHasItsLine(code: String) async throws {
        let project = try PreviewProject()
        try project.show(gap: 10, code: code)
        let simulation = try await project.edited()
        try await project.wait("the end") { simulation.isStopped }
        let problem = try #require(simulation.editing.problems.first)
        #expect(problem.message.contains("longer than 2 s"))
        #expect([8, 9].contains(problem.line))
    }

    @Test func runawayMemoryIsEnded() async throws {
        let project = try PreviewProject()
        try project.show(gap: 10)
        let simulation = try await project.edited()
        try project.show(
            gap: 20,
            code: "var hoard = [[UInt8]](); while gap >= 0 { hoard.append([UInt8](repeating: 1, count: 1 << 24)) }")
        try await project.wait("the end") { simulation.editing.phase == .failed }
    }
}
