import AllocationCount
import Foundation
import Demonstrations
import Simulation
import TestSupport
import Testing
import Wire

/// What a moving step allocates, over sessions of fingers that keep the scenes moving: no clock, and the same on every
/// machine.
///
/// With `ZOETROPE_RECORD=1` in the environment the budgets are written anew: a tenth above what is counted.
@MainActor
@Suite struct StepAllocationTests {
    private static let file = Budgets.file("allocations")

    /// The allocations of a step, its snapshot and its encoding: the median over a session.
    private func median(of scene: String) throws -> Int {
        let simulation = try SceneSimulation(scene: scene, stage: .init(width: 390, height: 844), parameters: [:])
        var encoder = StepEncoder()
        encoder.begin(with: simulation.snapshot())
        var counts: [Int] = []
        for tick in 1...300 as ClosedRange<UInt32> {
            let events = SceneMovement.events(scene, tick)
            guard simulation.needsStep || !events.isEmpty else { continue }
            let before = thread_allocation_count()
            simulation.advance(to: tick, with: events)
            _ = encoder.step(to: simulation.snapshot())
            // Of the first second much is made for the first time.
            if tick > 60 { counts.append(Int(thread_allocation_count() - before)) }
        }
        #expect(counts.count > 100)
        return counts.sorted()[counts.count / 2]
    }

    @Test(.enabled(if: counts_allocations()), arguments: SceneNames.all)
    func theMedianStepIsWithinItsBudget(scene: String) throws {
        let counted = try median(of: scene)
        if Recording.isOn { try Budgets.record([scene: counted], in: Self.file) }
        let budget = try #require(try Budgets.read(Self.file)[scene], "no budget for \(scene): record it")
        #expect(counted <= budget, "\(scene) allocates \(counted) blocks a step")
    }
}
