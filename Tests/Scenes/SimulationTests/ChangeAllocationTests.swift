import AllocationCount
import Demonstrations
import Simulation
import StageModel
import TestSupport
import Testing

/// What a change of parameters and traits to extremes allocates, as the measure of its work: the same on every machine.
@MainActor
@Suite struct ChangeAllocationTests {
    /// Half again what the greatest change takes: each visible card of a wall of texts is laid out anew.
    private static let budget = 60_000

    @Test(.enabled(if: counts_allocations()), arguments: SceneNames.all)
    func noChangeTakesLong(scene: String) throws {
        let simulation = try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844)
        var random = SplitMix64(seed: 1)
        var most: (count: Int, change: [String: StageValue]) = (0, [:])
        for _ in 0..<200 {
            let change = simulation.scene.extremes(using: &random)
            for events in [[InputEvent.set(change)], []] {
                let before = thread_allocation_count()
                simulation.advance(to: simulation.tick + 1, with: events)
                _ = simulation.snapshot()
                let count = Int(thread_allocation_count() - before)
                if count > most.count { most = (count, change) }
            }
        }
        #expect(most.count > 0)
        #expect(most.count <= Self.budget, "\(scene): \(most)")
    }
}
