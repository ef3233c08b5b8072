import Demonstrations
import Simulation
import StageModel
import TestSupport
import Wire

/// The bytes of moving steps beside those of JSON and of MessagePack of the changed attributes, from the same sessions, without and
/// with permessage-deflate.
@MainActor
enum SizeComparison {
    /// The bytes of a moving step that are to be reached.
    private static let bounds: [String: Double] = [
        "monzo": 12, "stack": 20, "dashboard": 64, "album": 48, "flip": 40, "grid": 10,
    ]

    static func print(steps: UInt32 = 1500, into table: FigureTable) throws {
        Swift.print("| scene | this wire | JSON | deflated | MessagePack | deflated |")
        Swift.print("|---|---|---|---|---|---|")
        for scene in SceneSimulation.sceneNames {
            let sizes = try sizes(of: scene, steps: steps)
            Swift.print("| \(scene) | \(sizes.map { $0.text(0.5) }.joined(separator: " | ")) |")
            // The smallest of the others.
            let other = sizes.dropFirst().map { $0.percentile(0.5) }.min()
            table.row(
                "\(scene): bytes of a step, beside MessagePack or JSON, deflated", sizes[0].percentile(0.5),
                baseline: other,
                bounds[scene].map { .most($0) })
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
