import SceneContract
import StageModel

/// What a simulation at rest is made of again, of a hundredth of its size.
@MainActor
struct SleepingSimulation {
    let start: InputScript.Start
    private let definition: any SceneDefinition
    private let rate: Double
    private let photos: [Photo]

    /// - Parameters:
    ///   - simulation: a simulation at rest, of a scene whose state its checkpoints hold.
    ///   - start: its state.
    init(_ simulation: SceneSimulation, _ start: InputScript.Start) {
        self.start = start
        (definition, rate, photos) = (simulation.definition, simulation.rate, simulation.photos)
    }

    /// Makes the simulation anew, at the same step.
    ///
    /// O(layers on the stage).
    func wake() -> SceneSimulation {
        do {
            return try SceneSimulation(
                checkpoint: start.checkpoint, of: definition, tick: start.tick, rate: rate, photos: photos)
        } catch {
            preconditionFailure("a checkpoint of \(start.checkpoint.scene) is none: \(error)")
        }
    }
}
