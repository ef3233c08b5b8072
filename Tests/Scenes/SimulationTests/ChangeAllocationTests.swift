import AllocationCount
import Demonstrations
import Simulation
import StageModel
import TestSupport
import Testing

/// What a change of parameters and traits to extremes allocates, as the measure of its work: the same on every machine.
@MainActor
@Suite struct ChangeAllocationTests {
    /// A fifth more than the greatest change takes: all of the most cells that a grid shows are made.
    private static let budget = 205_000

    /// Returns the most expensive of a scene's changes, and the blocks that its step allocates.
    static func worst(of scene: String) throws -> (change: CostlyChange, cost: Int) {
        let simulation = try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844)
        return CostlyChange.worst(of: 200, in: simulation) { body in
            let before = thread_allocation_count()
            body()
            return Int(thread_allocation_count() - before)
        }
    }

    @Test(.enabled(if: counts_allocations()), arguments: SceneNames.all)
    func noChangeTakesLong(scene: String) throws {
        let (change, count) = try Self.worst(of: scene)
        #expect(count > 0)
        #expect(count <= Self.budget, "\(scene): \(count) for \(change)")
    }
}
