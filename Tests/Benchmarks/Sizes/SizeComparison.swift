import Simulation
import StageModel
import TestSupport
import Wire

/// The bytes of moving steps beside those of JSON and of MessagePack of the changed attributes, from the same sessions, without and
/// with permessage-deflate.
@MainActor
enum SizeComparison {
    static func print(steps: UInt32 = 1500) throws {
        Swift.print("| scene | this wire | JSON | deflated | MessagePack | deflated |")
        Swift.print("|---|---|---|---|---|---|")
        for scene in SceneSimulation.sceneNames {
            let medians = try sizes(of: scene, steps: steps).map { $0.text(0.5) }
            Swift.print("| \(scene) | \(medians.joined(separator: " | ")) |")
        }
    }

    private static func sizes(of scene: String, steps: UInt32) throws -> [Figures] {
        let simulation = try SceneSimulation(scene: scene, stage: stageSize, parameters: [:])
        var (encoder, frames) = (StepEncoder(), FrameEncoder())
        let (jsonDeflate, packDeflate) = (MessageDeflate(), MessageDeflate())
        var shown = simulation.snapshot()
        encoder.begin(with: shown)
        var figures = [Figures](repeating: Figures(), count: 5)
        for tick in 1...steps {
            let events = SceneMovement.events(scene, tick)
            guard simulation.needsStep || !events.isEmpty else { continue }
            simulation.advance(to: tick, with: events)
            let next = simulation.snapshot()
            guard next.nodes != shown.nodes else { continue }
            guard case .delta(let delta) = try ServerPart(decoding: frames.delta(from: shown, to: next)) else {
                continue
            }
            shown = next
            let json = Array(delta.plainValue.json.utf8)
            let pack = delta.plainValue.messagePack
            let counts = [
                encoder.step(to: next).count + 1, json.count, jsonDeflate.count(of: json), pack.count,
                packDeflate.count(of: pack),
            ]
            for (index, count) in counts.enumerated() { figures[index].add(Double(count)) }
        }
        return figures
    }
}
