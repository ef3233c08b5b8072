import Foundation
import Demonstrations
import Simulation
import StageModel
@_exported import TestSupport

typealias Script = [UInt32: [InputEvent]]

extension Script {
    /// Several viewers' drags, wheels and keys at once, by the seed.
    static func random(seed: UInt64, ticks: UInt32) -> Script {
        var random = SplitMix64(seed: seed)
        var script = Script()
        for pointer in 1...UInt64(3) {
            var tick = UInt32.random(in: 1...20, using: &random)
            while tick + 40 < ticks {
                var x = Double.random(in: 20...370, using: &random)
                let speed = Double.random(in: -40...40, using: &random)
                func add(_ phase: PointerSample.Phase) {
                    script[tick, default: []].append(
                        .pointer(PointerSample(pointer: pointer, phase: phase, x: x, y: 430)))
                }
                add(.down)
                for _ in 0..<Int.random(in: 1...15, using: &random) {
                    tick += 1
                    x += speed
                    add(.move)
                }
                tick += UInt32.random(in: 0...8, using: &random)
                add(Int.random(in: 0...4, using: &random) == 0 ? .cancel : .up)
                tick += UInt32.random(in: 2...50, using: &random)
            }
        }
        for _ in 0..<5 {
            let tick = UInt32.random(in: 1..<ticks, using: &random)
            let delta = Double.random(in: -200...200, using: &random)
            script[tick, default: []].append(.wheel(WheelSample(x: 200, y: 430, dx: delta, dy: 0)))
            script[UInt32.random(in: 1..<ticks, using: &random), default: []].append(.key(.arrowRight))
        }
        return script
    }

    /// One flick to the left in ticks 1 to 11.
    static var flick: Script {
        var script = Script()
        for tick in 1...UInt32(11) {
            let x = 320 - 20 * Double(tick)
            script[tick] = [.pointer(PointerSample(pointer: 1, phase: tick == 1 ? .down : .move, x: x, y: 430))]
        }
        script[11]?.append(.pointer(PointerSample(pointer: 1, phase: .up, x: 100, y: 430)))
        return script
    }
}

@MainActor
extension SceneSimulation {
    static func monzo(rate: Double = 60) throws -> SceneSimulation {
        try SceneSimulation(scene: "monzo", stage: CGSize(width: 390, height: 844), rate: rate)
    }

    /// Plays `script` to `end`; with `skipping`, advances only to the ticks that have events and to each
    /// `skipping`-th.
    func play(
        _ script: Script, to end: UInt32, skipping: UInt32 = 1, _ visit: (StageSnapshot) -> Void = { _ in }
    ) {
        for next in tick + 1...end {
            let events = script[next] ?? []
            if events.isEmpty, !next.isMultiple(of: skipping), next != end { continue }
            advance(to: next, with: events)
            visit(snapshot())
        }
    }
}

extension RecordedSimulation {
    /// Returns another simulation that has repeated the log of this one, and shows the same step.
    func replayed() throws -> any RewindableSimulation {
        let text = String(decoding: try log(from: nil, to: tick)(), as: UTF8.self)
        let start = checkpoint()
        let size = CGSize(width: start.stageWidth, height: start.stageHeight)
        let opening = try LogOpening(ParsedInput(text), tick: tick, scene: scene.name, stage: size)
        while true {
            guard let again = try opening.goOn(while: { true }) else { continue }
            again.seek(to: tick)
            while again.isSeeking { again.continueSeeking { true } }
            return again
        }
    }
}
