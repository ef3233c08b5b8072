import Dispatch
import Simulation
import StageModel
import Wire

/// A drag on virtual time: what a moving step costs before any socket, in microseconds.
@MainActor
struct OfflineBenchmark {
    private(set) var step = Figures()
    private(set) var snapshot = Figures()
    private(set) var encoding = Figures()

    mutating func run(scene: String, steps: UInt32) throws {
        let simulation = try SceneSimulation(scene: scene, stageWidth: 390, stageHeight: 844)
        var encoder = FrameEncoder()
        var shown = simulation.snapshot()
        for tick in 1...steps {
            let x = 200 - Double(tick % 60) * 3
            let phase: PointerSample.Phase = tick % 60 == 1 ? .down : tick % 60 == 0 ? .up : .move
            simulation.send(.pointer(PointerSample(pointer: 1, phase: phase, x: x, y: 422)))
            let began = DispatchTime.now().uptimeNanoseconds
            simulation.advance(to: tick)
            let advanced = DispatchTime.now().uptimeNanoseconds
            let next = simulation.snapshot()
            let taken = DispatchTime.now().uptimeNanoseconds
            _ = encoder.delta(from: shown, to: next)
            let encoded = DispatchTime.now().uptimeNanoseconds
            step.add(Double(advanced - began) / 1000)
            snapshot.add(Double(taken - advanced) / 1000)
            encoding.add(Double(encoded - taken) / 1000)
            shown = next
        }
    }
}
