import AllocationCount
import Dispatch
import Demonstrations
import Simulation
import StageModel

/// What a scene with many items costs.
@MainActor
struct ScaleBenchmark {
    /// From nothing to the first snapshot, in milliseconds.
    private(set) var start = Figures()
    /// That it holds then.
    private(set) var bytes = Figures()
    private(set) var moving = SceneBenchmark()

    mutating func run(scene: String, items: Int) throws {
        let parameters: [String: StageValue] = ["itemCount": .integer(items)]
        for _ in 0..<20 {
            let held = allocated_bytes()
            let began = DispatchTime.now().uptimeNanoseconds
            let simulation = try SceneSimulation(scene: scene, stage: stageSize, parameters: parameters)
            _ = simulation.snapshot()
            start.add(Double(DispatchTime.now().uptimeNanoseconds - began) / 1e6)
            bytes.add(Double(allocated_bytes()) - Double(held))
            withExtendedLifetime(simulation) {}
        }
        try moving.run(scene: scene, parameters: parameters, steps: 1800)
    }
}
