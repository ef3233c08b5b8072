import Foundation
import Simulation
import StageModel
import Testing

@MainActor
@Suite struct MonzoProbe {
    @Test func probe() throws {
        let sim = try SceneSimulation(scene: "monzo", stageWidth: 390, stageHeight: 844)
        var x = 300.0
        sim.send(.pointer(PointerSample(pointer: 1, phase: .down, x: x, y: 420)))
        for tick in 1...160 {
            if tick < 12 { x -= 15; sim.send(.pointer(PointerSample(pointer: 1, phase: .move, x: x, y: 420))) }
            if tick == 12 { sim.send(.pointer(PointerSample(pointer: 1, phase: .up, x: x, y: 420))) }
            sim.advance(to: UInt32(tick))
            let s = sim.snapshot()
            print(
                tick, sim.needsStep, s.nodes.count,
                s.nodes.filter { $0.accessibility.role == .list }.map { $0.boundsOrigin.x.points + 0.175 * 390 },
                s.nodes.filter { $0.accessibility.role == .item }.prefix(2).map {
                    ($0.position.x.points, $0.position.y.points)
                })
            if tick > 12, !sim.needsStep { break }
        }
    }
}
