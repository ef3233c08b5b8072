import AllocationCount
import CoreGraphics
import Dispatch
import Demonstrations
import Simulation
import StageModel
import TestSupport
import Wire

let stageSize = CGSize(width: 390, height: 844)

/// A scene on virtual time with a finger that keeps it moving: what a step costs before any socket.
@MainActor
struct SceneBenchmark {
    /// Microseconds.
    private(set) var step = Figures()
    private(set) var snapshot = Figures()
    private(set) var encoding = Figures()
    /// All three together.
    private(set) var total = Figures()
    /// Of the step alone.
    private(set) var allocations = Figures()
    /// Of a message with nothing but the step.
    private(set) var stepBytes = Figures()
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
        var frames = FrameEncoder()
        var encoder = StepEncoder()
        let first = simulation.snapshot()
        snapshotBytes = frames.snapshot(first).count
        encoder.begin(with: first)
        for tick in 1...steps + 60 {
            let events = SceneMovement.events(scene, tick)
            guard simulation.needsStep || !events.isEmpty else { continue }
            let allocated = allocation_count()
            let began = DispatchTime.now().uptimeNanoseconds
            simulation.advance(to: tick, with: events)
            let advanced = DispatchTime.now().uptimeNanoseconds
            let allocatedAfter = allocation_count()
            let next = simulation.snapshot()
            let taken = DispatchTime.now().uptimeNanoseconds
            let part = encoder.step(to: next)
            let encoded = DispatchTime.now().uptimeNanoseconds
            guard tick > 60 else { continue }
            step.add(Double(advanced - began) / 1000)
            snapshot.add(Double(taken - advanced) / 1000)
            encoding.add(Double(encoded - taken) / 1000)
            total.add(Double(encoded - began) / 1000)
            allocations.add(Double(allocatedAfter - allocated))
            stepBytes.add(Double(part.count + 1))
        }
    }
}
