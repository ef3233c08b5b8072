import AllocationCount
import Dispatch
import Simulation
import StageModel
import Wire

/// A scene on virtual time with a finger that keeps it moving: what a step costs before any socket.
@MainActor
struct SceneBenchmark {
    /// Microseconds.
    private(set) var step = Figures()
    private(set) var snapshot = Figures()
    private(set) var encoding = Figures()
    /// Of the step alone.
    private(set) var allocations = Figures()
    private(set) var deltaBytes = Figures()
    private(set) var snapshotBytes = 0

    /// Measures a scene's steps.
    ///
    /// - Parameters:
    ///   - scene: the scene's name.
    ///   - parameters: the values that differ from their defaults.
    ///   - steps: the number of steps that are measured, after a second that is not.
    /// - Throws: `SceneError`.
    mutating func run(scene: String, parameters: [String: StageValue] = [:], steps: UInt32) throws {
        let simulation = try SceneSimulation(scene: scene, stage: stageSize, parameters: parameters)
        var encoder = FrameEncoder()
        var shown = simulation.snapshot()
        snapshotBytes = encoder.snapshot(shown).count
        for tick in 1...steps + 60 {
            for event in SceneMovement.events(scene, tick) { simulation.send(event) }
            guard simulation.needsStep else { continue }
            let allocated = allocation_count()
            let began = DispatchTime.now().uptimeNanoseconds
            simulation.advance(to: tick)
            let advanced = DispatchTime.now().uptimeNanoseconds
            let allocatedAfter = allocation_count()
            let next = simulation.snapshot()
            let taken = DispatchTime.now().uptimeNanoseconds
            let delta = encoder.delta(from: shown, to: next)
            let encoded = DispatchTime.now().uptimeNanoseconds
            shown = next
            guard tick > 60 else { continue }
            step.add(Double(advanced - began) / 1000)
            snapshot.add(Double(taken - advanced) / 1000)
            encoding.add(Double(encoded - taken) / 1000)
            allocations.add(Double(allocatedAfter - allocated))
            deltaBytes.add(Double(delta.count))
        }
    }
}
