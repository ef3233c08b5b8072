import Foundation
import StageModel

@testable import Simulation

/// What several people might do to any scene, all over its stage, until they have lifted their fingers.
@MainActor
struct RandomSession {
    private(set) var script = Script()
    private var random: SplitMix64
    private let stage: CGSize

    /// Makes a session of random events.
    ///
    /// - Parameters:
    ///   - scene: the scene, for its parameters and actions.
    ///   - stage: the stage's size in points.
    ///   - seed: the seed of all random numbers.
    ///   - ticks: the steps in which events take effect.
    ///   - sets: whether parameters are changed.
    init(_ scene: SceneDescription, stage: CGSize, seed: UInt64, ticks: ClosedRange<UInt32>, sets: Bool = true) {
        random = SplitMix64(seed: seed)
        self.stage = stage
        for pointer in 1...UInt64(3) { addDrags(pointer, ticks) }
        for _ in 0..<4 {
            let tick = UInt32.random(in: ticks, using: &random)
            script[tick, default: []].append(wheel())
            let key = Key.allCases.randomElement(using: &random)!
            add(.key(key), ticks)
            if let action = scene.actions.randomElement(using: &random) { add(.action(action.name), ticks) }
        }
        guard sets, seed.isMultiple(of: 2) else { return }
        for _ in 0..<3 { add(change(scene), ticks) }
    }

    private mutating func add(_ event: InputEvent, _ ticks: ClosedRange<UInt32>) {
        script[UInt32.random(in: ticks, using: &random), default: []].append(event)
    }

    private mutating func addDrags(_ pointer: UInt64, _ ticks: ClosedRange<UInt32>) {
        var tick = ticks.lowerBound + UInt32.random(in: 0...40, using: &random)
        while tick + 100 < ticks.upperBound {
            var (x, y) = place()
            let isTap = Int.random(in: 0...3, using: &random) == 0
            let speed = isTap ? 0 : 30.0
            let (dx, dy) = (
                Double.random(in: -speed...speed, using: &random), Double.random(in: -speed...speed, using: &random)
            )
            func sample(_ phase: PointerSample.Phase) -> InputEvent {
                .pointer(PointerSample(pointer: pointer, phase: phase, x: x, y: y))
            }
            script[tick, default: []].append(sample(.down))
            if Int.random(in: 0...5, using: &random) == 0 { tick += 35 }
            for _ in 0..<Int.random(in: 1...15, using: &random) {
                tick += 1
                (x, y) = (x + dx, y + dy)
                script[tick, default: []].append(sample(.move))
            }
            tick += UInt32.random(in: 0...8, using: &random)
            script[tick, default: []].append(sample(Int.random(in: 0...5, using: &random) == 0 ? .cancel : .up))
            tick += UInt32.random(in: 2...80, using: &random)
        }
    }

    private mutating func place() -> (x: Double, y: Double) {
        (
            .random(in: 0...Double(stage.width), using: &random),
            .random(in: 0...Double(stage.height), using: &random)
        )
    }

    private mutating func wheel() -> InputEvent {
        let (x, y) = place()
        let (dx, dy) = (
            Double.random(in: -300...300, using: &random), Double.random(in: -300...300, using: &random)
        )
        return .wheel(WheelSample(x: x, y: y, dx: dx, dy: dy))
    }

    private mutating func change(_ scene: SceneDescription) -> InputEvent {
        let parameter = scene.parameters.randomElement(using: &random)!
        switch (parameter.kind, parameter.defaultValue) {
        case (.choice(let names), _): return .set([parameter.name: .text(names.randomElement(using: &random)!)])
        case (.toggle, _): return .set([parameter.name: .flag(.random(using: &random))])
        case (.integer, _): return .set([parameter.name: .integer(.random(in: 1...20, using: &random))])
        case (.number, .number(let value)):
            return .set([parameter.name: .number(value * .random(in: 0.7...1.3, using: &random))])
        default: return .set([:])
        }
    }
}
