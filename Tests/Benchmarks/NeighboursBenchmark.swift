import CoreGraphics
import Demonstrations
import Simulation
import StageModel
import TestSupport
import Wire

/// The time of a moving step with its snapshot and its encoding, with the steps of other stages between two of its own: what memory
/// and code cost that are no more in a core's caches.
@MainActor
enum NeighboursBenchmark {
    /// A scene with a finger that keeps it moving.
    @MainActor
    private final class Stage {
        let scene: String
        private let simulation: SceneSimulation
        private var encoder = StepEncoder()
        /// Not all begin their flings in the same step.
        private let delay: UInt32

        init(_ scene: String, delay: UInt32) throws {
            (self.scene, self.delay) = (scene, delay)
            simulation = try SceneSimulation(scene: scene, stage: CGSize(width: 390, height: 844))
            encoder.begin(with: simulation.snapshot())
        }

        /// Returns whether there was anything to do.
        func step(to tick: UInt32) -> Bool {
            let events = SceneMovement.events(scene, tick + delay)
            guard simulation.needsStep || !events.isEmpty else { return false }
            simulation.advance(to: tick, with: events)
            _ = encoder.step(to: simulation.snapshot())
            return true
        }
    }

    /// - Parameter counts: the numbers of stages.
    /// - Throws: `SceneError`.
    static func print(_ counts: [Int]) throws {
        for count in counts {
            for isSorted in [false, true] {
                let scenes = SceneReport.seedScenes
                var stages = try (0..<count).map { try Stage(scenes[$0 % scenes.count], delay: UInt32($0 % 7)) }
                if isSorted { stages.sort { $0.scene < $1.scene } }
                let order = isSorted ? "scene by scene" : "in turn"
                Swift.print("\(count) stages of \(scenes.count) scenes, \(order): \(measure(stages)) us a moving step")
            }
        }
    }

    /// Returns the median of three seconds' steps, each the mean of all that move in it, in microseconds of the
    /// processor's time.
    private static func measure(_ stages: [Stage]) -> Double {
        var figures = Figures()
        for tick in UInt32(1)...180 {
            var moving = 0
            let began = StepFigures.threadTime()
            for stage in stages where stage.step(to: tick) { moving += 1 }
            let time = StepFigures.threadTime() - began
            if moving > 0 { figures.add(time / Double(moving)) }
        }
        return (figures.percentile(0.5) * 100).rounded() / 100
    }
}
