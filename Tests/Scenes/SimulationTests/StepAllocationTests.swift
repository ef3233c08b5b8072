import AllocationCount
import Foundation
import Demonstrations
import Simulation
import StageModel
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
    private func median(of scene: String, stages count: Int = 1) throws -> Int {
        let checkpoint = StageCheckpoint(
            scene: scene, stageWidth: 390, stageHeight: 844, columns: min(count, 4), sharesTouches: count > 1
        ).with(Array(repeating: StageCheckpoint.Stage(width: 390, height: 844), count: count))
        let simulation = try SceneSimulation(checkpoint: checkpoint)
        let first = simulation.stageFrames[0].origin
        var encoder = StepEncoder()
        encoder.begin(with: simulation.snapshot())
        var counts: [Int] = []
        for tick in 1...300 as ClosedRange<UInt32> {
            let events = SceneMovement.events(scene, tick).map { $0.moved(by: first) }
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

    @Test(.enabled(if: counts_allocations()), arguments: ["grid", "stack", "messages"])
    func eightStagesThatOneFingerMovesAllocateNoMoreThanEightRooms(scene: String) throws {
        let (eight, one) = (try median(of: scene, stages: 8), try median(of: scene))
        #expect(eight > one)
        // What joins them is less than what a room does around its stage's step.
        #expect(eight <= 8 * (one + 3), "\(scene) allocates \(eight) blocks a step, one stage \(one)")
    }

    @Test(.enabled(if: counts_allocations()), arguments: SceneNames.all)
    func theMedianStepIsWithinItsBudget(scene: String) throws {
        let counted = try median(of: scene)
        if Recording.isOn { try Budgets.record([scene: counted], in: Self.file) }
        let budget = try #require(try Budgets.read(Self.file)[scene], "no budget for \(scene): record it")
        #expect(counted <= budget, "\(scene) allocates \(counted) blocks a step")
    }
}

extension InputEvent {
    /// The same at another place of what is shown.
    fileprivate func moved(by distance: CGPoint) -> InputEvent {
        switch self {
        case .pointer(var sample):
            sample.x += distance.x
            sample.y += distance.y
            return .pointer(sample)
        case .wheel(var sample):
            sample.x += distance.x
            sample.y += distance.y
            return .wheel(sample)
        case .key, .text, .action, .set: return self
        }
    }
}
