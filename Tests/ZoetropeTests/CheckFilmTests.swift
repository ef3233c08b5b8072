import Demonstrations
import Foundation
import Simulation
import StageModel
import Testing

@testable import zoetrope

/// A session as it was recorded beside what it is now, as both are drawn.
@MainActor
@Suite struct CheckFilmTests {
    /// What a grid shows, in a step.
    private func shown() throws -> (frames: [CheckFrame], steps: [CheckFilm.Step]) {
        let simulation = try SceneSimulation(scene: "grid", stageWidth: 390, stageHeight: 844)
        var (frames, steps) = ([CheckFrame](), [CheckFilm.Step]())
        try HeadlessRun(simulation: simulation, script: InputScript(), ticks: 1, every: 1).run(
            { frames.append(try JSONDecoder().decode(CheckFrame.self, from: $0)) },
            show: { steps.append(CheckFilm.Step($0, of: simulation)) })
        return ([frames[0]], [steps[0]])
    }

    private func film(_ change: (inout CheckFrame.View) -> Void) throws -> [LayerNode] {
        let (found, steps) = try shown()
        var expected = found
        change(&expected[0].views[0])
        let session = CheckedSession(
            name: "grid", log: "", expected: expected, found: found, tolerance: CheckTolerance())
        let snapshots = CheckFilm(session, steps).snapshots()
        #expect(snapshots.count == 1)
        return snapshots[0].nodes
    }

    /// The layers of one of two stages, which have every second id.
    private func nodes(_ all: [LayerNode], of stage: UInt32) -> [LayerNode] {
        all.filter { $0.id > 1 && $0.id % 2 == stage }
    }

    private func marked(_ nodes: [LayerNode]) -> [LayerNode] { nodes.filter { $0.border.width.points == 4 } }

    @Test func theSameIsDrawnTwice() throws {
        let nodes = try film { _ in }
        let sides = (0..<2).map { stage in self.nodes(nodes, of: UInt32(stage)).filter { $0.parent != 1 } }
        #expect(sides[0].count > 10)
        #expect(sides[0].map(\.position) == sides[1].map(\.position))
        #expect(marked(nodes).isEmpty)
    }

    @Test func anItemThatIsElsewhereStandsWhereItWasAndIsMarkedOnBothSides() throws {
        let nodes = try film { $0.items[1].center[1] += 50 }
        let (before, now) = (marked(self.nodes(nodes, of: 0)), marked(self.nodes(nodes, of: 1)))
        #expect((before.count, now.count) == (1, 1))
        #expect(before.first.map { $0.position.y.points } == now.first.map { $0.position.y.points + 50 })
        #expect(before.first?.boundsSize == now.first?.boundsSize)
    }

    @Test func anItemThatIsGoneIsAnEmptyFrameAndANewOneHasNone() throws {
        let nodes = try film { $0.items[1].item = 9999 }
        let (before, now) = (self.nodes(nodes, of: 0), self.nodes(nodes, of: 1))
        #expect(marked(before).count == 1)
        #expect(before.count { $0.flags.contains(.hidden) } == now.count { $0.flags.contains(.hidden) } + 1)
        #expect(marked(now).count == 1)
    }

    @Test func whatWasScrolledIsScrolled() throws {
        let nodes = try film { $0.contentOffset[1] += 120 }
        func offset(_ stage: UInt32) -> Double? { self.nodes(nodes, of: stage).map(\.boundsOrigin.y.points).max() }
        #expect(offset(0) == offset(1).map { $0 + 120 })
    }
}
