import Foundation
import Simulation
import StageModel
import Testing

@MainActor
@Suite struct RestTests {
    private func pointer(_ phase: PointerSample.Phase, _ x: Double) -> InputEvent {
        .pointer(PointerSample(pointer: 1, phase: phase, x: x, y: 430))
    }

    @Test func aStageAtRestNeedsNoStep() throws {
        let simulation = try SceneSimulation.monzo()
        #expect(!simulation.needsStep)
        simulation.play(.flick, to: 11)
        #expect(simulation.needsStep)
        var steps = 0
        while simulation.needsStep, steps < 1000 {
            steps += 1
            simulation.advance(to: simulation.tick + 1)
        }
        #expect(steps > 10 && steps < 200)
        let before = simulation.snapshot().nodes
        simulation.advance(to: simulation.tick + 1000)
        #expect(simulation.snapshot().nodes == before)
    }

    @Test func aTouchThatHoldsStillNeedsNoStep() throws {
        let simulation = try SceneSimulation.monzo()
        simulation.play([1: [pointer(.down, 300)], 2: [pointer(.move, 250)], 3: [pointer(.move, 200)]], to: 3)
        #expect(!simulation.needsStep)
        let held = simulation.snapshot().nodes
        simulation.advance(to: 100)
        #expect(simulation.snapshot().nodes == held && !simulation.needsStep)
        // It rested: no fling.
        simulation.advance(to: 101, with: [pointer(.up, 200)])
        #expect(simulation.snapshot().nodes == held && simulation.needsStep)
    }

    @Test func eventsThatMeanNothingLeaveTheStageAtRest() throws {
        let simulation = try SceneSimulation.monzo()
        let before = simulation.snapshot().nodes
        for event in [
            pointer(.move, 100), pointer(.up, 100), .pointer(PointerSample(pointer: 9, phase: .cancel, x: 0, y: 0)),
            .wheel(WheelSample(x: 5, y: 5, dx: 100, dy: 100)), .key(.escape), .action("explode"),
            .set(["height": .number(-5)]), .set(["nothing": .flag(true)]),
        ] {
            simulation.advance(to: simulation.tick + 1, with: [event])
            #expect(!simulation.needsStep, "\(event)")
        }
        #expect(simulation.snapshot().nodes == before)
    }
}
