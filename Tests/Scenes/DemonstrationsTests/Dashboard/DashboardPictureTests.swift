import Foundation
import Demonstrations
import Simulation
import StageModel
import Testing

/// What viewers see, beyond what the tiles' attributes say.
@MainActor
@Suite struct DashboardPictureTests {
    private func simulation(_ style: String) throws -> SceneSimulation {
        try SceneSimulation(
            scene: "dashboard", stage: CGSize(width: 390, height: 844), parameters: ["exitStyle": .text(style)])
    }

    private func run(_ simulation: SceneSimulation, to tick: UInt32, _ action: String? = nil) {
        if let action { simulation.advance(to: simulation.tick + 1, with: [.action(action)]) }
        while simulation.tick < tick { simulation.advance(to: simulation.tick + 1) }
    }

    /// The dashboard's own: what is not hidden while it is closed.
    private func dashboard(_ simulation: SceneSimulation) -> [LayerNode] {
        var hidden: Set<UInt32> = []
        return simulation.snapshot().nodes.filter { node in
            let isHidden = node.flags.contains(.hidden) || hidden.contains(node.parent)
            if isHidden { hidden.insert(node.id) }
            return !isHidden
        }
    }

    private func nodes(_ simulation: SceneSimulation, of first: [LayerNode]) -> [LayerNode] {
        let ids = Set(first.map(\.id))
        return simulation.snapshot().nodes.filter { ids.contains($0.id) }
    }

    @Test(arguments: ["flyOut", "rotate", "curl"])
    func everyLayerIsAsItWasOnceATileIsClosed(_ style: String) throws {
        let simulation = try simulation(style)
        run(simulation, to: 1)
        let first = dashboard(simulation)
        run(simulation, to: 150, "open4")
        #expect(nodes(simulation, of: first) != first)
        run(simulation, to: 300, "close")
        expectSame(nodes(simulation, of: first), first)
        run(simulation, to: 330, "open1")
        run(simulation, to: 400, "close")
        expectSame(nodes(simulation, of: first), first)
    }

    private func expectSame(
        _ nodes: [LayerNode], _ expected: [LayerNode], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(nodes.map(\.id) == expected.map(\.id), sourceLocation: sourceLocation)
        for (node, wanted) in zip(nodes, expected) where node != wanted {
            Issue.record("\(node), not \(wanted)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: ["flyOut", "rotate", "curl"])
    func everyLayerGoesBackTheWayItCame(_ style: String) throws {
        let simulation = try simulation(style)
        run(simulation, to: 1)
        let first = dashboard(simulation)
        var there: [[LayerNode]] = []
        run(simulation, to: 2, "open2")
        for tick in 3...121 {
            run(simulation, to: UInt32(tick))
            there.append(nodes(simulation, of: first))
        }
        run(simulation, to: 150)
        run(simulation, to: 151, "close")
        for tick in 152...270 {
            run(simulation, to: UInt32(tick))
            let (now, then) = (nodes(simulation, of: first), there.removeLast())
            for (a, b) in zip(now, then) {
                let isClose =
                    abs(a.position.x.points - b.position.x.points) < 0.1
                    && abs(a.position.y.points - b.position.y.points) < 0.1
                    && abs(a.boundsSize.x.points - b.boundsSize.x.points) < 0.1
                    && abs(Int(a.opacity) - Int(b.opacity)) <= 1 && a.flags == b.flags
                if !isClose { Issue.record("layer \(a.id) at \(tick) is \(a), not \(b)") }
            }
        }
    }

    @Test func onlyTheDetailIsSeenWhileATileIsOpen() throws {
        let simulation = try simulation("flyOut")
        run(simulation, to: 150, "open5")
        let nodes = simulation.snapshot().nodes
        let list = try #require(nodes.first { $0.accessibility.role == .list })
        #expect(list.opacity == 0)
        let words = nodes.map(\.text.string)
        #expect(words.contains { $0.contains("Tile 6 of 7") })
    }
}
