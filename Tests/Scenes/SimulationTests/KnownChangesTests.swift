import Foundation
import Demonstrations
import StageModel
import TestSupport
import Testing
import Wire

@testable import Simulation

/// What a stage says has changed, beside what is found by comparing all of it.
@MainActor
@Suite struct KnownChangesTests {
    @Test(arguments: SceneNames.all, [2, 3] as [UInt64])
    func stepsAreTheSameBytesWhetherChangesAreKnownOrFound(scene: String, seed: UInt64) throws {
        let stage = CGSize(width: 390, height: 844)
        let simulation = try SceneSimulation(scene: scene, stage: stage)
        let session = RandomSession(simulation.scene, stage: stage, seed: seed, ticks: 1...200)
        var (knowing, comparing, deltas) = (StepEncoder(), StepEncoder(), FrameEncoder())
        var shown = simulation.snapshot()
        knowing.begin(with: shown)
        comparing.begin(with: compared(shown))
        var known = 0
        simulation.play(session.script, to: 300) { snapshot in
            let step = comparing.step(to: compared(snapshot))
            #expect(knowing.step(to: snapshot) == step, "at \(snapshot.tick)")
            let delta = deltas.delta(from: compared(shown), to: compared(snapshot))
            #expect(deltas.delta(from: shown, to: snapshot) == delta, "at \(snapshot.tick)")
            #expect(snapshot.showsTheSame(as: shown) == (snapshot.nodes == shown.nodes))
            if snapshot.changedNodes(since: shown) != nil { known += 1 }
            shown = snapshot
        }
        #expect(known > 50, "hardly ever known")
    }

    /// The same snapshot without what is known of its changes.
    private func compared(_ snapshot: StageSnapshot) -> StageSnapshot {
        StageSnapshot(tick: snapshot.tick, stageSize: snapshot.stageSize, nodes: snapshot.nodes)
    }
}
