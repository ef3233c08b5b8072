import AllocationCount
import StageModel
import TestSupport
import Testing

import Demonstrations
@testable import Simulation

/// What a room leaves behind whose parameters were set to extremes, and in whose time somebody went back and forth.
@MainActor
@Suite(.serialized) struct SceneMemoryTests {
    @Test(.enabled(if: counts_allocations()), arguments: SceneNames.all)
    func aRoomThatIsClosedLeavesNothingBehind(scene: String) throws {
        let seeds: ClosedRange<UInt64> = 1...3
        // What is kept for all rooms is made in the first.
        for _ in 0..<2 { for seed in seeds { try open(scene, seed: seed) } }
        let before = allocated_bytes()
        for _ in 0..<3 { for seed in seeds { try open(scene, seed: seed) } }
        #expect(allocated_bytes() < before + 9 * 2000)
    }

    @Test func aRoomKeepsNoMoreThanTheNewestReports() throws {
        let room = RecordedSimulation(try SceneSimulation(scene: "stack", stageWidth: 390, stageHeight: 844))
        for turn in 0..<UInt32(600) {
            room.advance(to: turn * 30 + 1, with: [.action(turn.isMultiple(of: 2) ? "expand" : "collapse")])
        }
        while room.needsStep { room.advance(to: room.tick + 1) }
        let reports = room.simulation.drainReports()
        #expect(reports.count == SceneSimulation.mostReports)
        #expect(reports.last == SceneSimulation.Report(name: "positionChanged", detail: .text("collapsed")))
        #expect(room.simulation.drainReports().isEmpty)
    }

    private func open(_ scene: String, seed: UInt64) throws {
        let room = RecordedSimulation(try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844))
        var random = SplitMix64(seed: seed)
        for tick in 1...UInt32(60) {
            let changes = tick.isMultiple(of: 6) ? [InputEvent.set(room.scene.extremes(using: &random))] : []
            room.advance(to: tick, with: changes)
        }
        for target in [UInt32(5), 50] {
            room.seek(to: target)
            while room.isSeeking { room.continueSeeking { true } }
        }
    }
}
