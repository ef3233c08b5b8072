import Demonstrations
import Simulation
import StageModel
import TestSupport
import Wire

/// A run of scenes whose moving steps `valgrind --tool=callgrind` counts, told `--toggle-collect=*measuredStep*` and
/// `--dump-after=*measuredScene*`: it writes a dump for each scene, in their order.
@MainActor
enum MeasuredSteps {
    fileprivate static var session: Session?

    /// Runs scenes, each for two seconds after one that is not counted.
    ///
    /// It prints a line for each scene: its name and the number of counted steps.
    ///
    /// - Throws: `SceneError`.
    static func run(_ scenes: [String]) throws {
        for scene in scenes {
            session = try Session(scene)
            measuredScene()
            print(scene, session?.steps ?? 0)
        }
    }

    /// A scene with a finger that keeps it moving.
    @MainActor
    fileprivate final class Session {
        private let scene: String
        private let simulation: SceneSimulation
        private var encoder = StepEncoder()
        private var tick: UInt32 = 0
        private var events: [InputEvent] = []
        private(set) var steps = 0

        init(_ scene: String) throws {
            self.scene = scene
            simulation = try SceneSimulation(scene: scene, stage: stageSize)
            encoder.begin(with: simulation.snapshot())
            while tick < 60 {
                if readEvents() { step() }
            }
        }

        /// Reads the next step's events; returns whether anything moves.
        private func readEvents() -> Bool {
            tick += 1
            events = SceneMovement.events(scene, tick)
            return simulation.needsStep || !events.isEmpty
        }

        /// Runs the steps that are counted.
        func run() {
            while tick < 180 {
                guard readEvents() else { continue }
                steps += 1
                measuredStep()
            }
        }

        /// Runs a step, its snapshot and its encoding.
        func step() {
            simulation.advance(to: tick, with: events)
            _ = encoder.step(to: simulation.snapshot())
        }
    }
}

@inline(never) @MainActor
private func measuredScene() {
    MeasuredSteps.session?.run()
}

@inline(never) @MainActor
private func measuredStep() {
    MeasuredSteps.session?.step()
}
