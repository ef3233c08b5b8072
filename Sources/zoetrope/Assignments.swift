import ArgumentParser
import CoreGraphics
import SceneContract
import Simulation
import StageModel

/// `--set NAME=VALUE ...`, `--items N` and `--compare NAME=VALUE,VALUE` as values for a scene's parameters.
struct Assignments {
    private var texts: [(name: String, value: String)] = []
    private let comparisons: [Comparison]

    init(_ assignments: [String], items: Int?, comparisons: [Comparison] = []) throws {
        self.comparisons = comparisons
        if let items { texts.append(("itemCount", "\(items)")) }
        for assignment in assignments {
            let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError("--set '\(assignment)' is not NAME=VALUE")
            }
            texts.append((String(parts[0]), String(parts[1])))
        }
    }

    /// - Throws: `SceneError`.
    @MainActor
    func values(of scene: any SceneDefinition, stage: CGSize) throws -> [String: StageValue] {
        let scene = scene.withStageSettings
        let parameters = scene.parameters(stage: stage)
        var values: [String: StageValue] = [:]
        for (name, text) in texts {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw SceneError.unknownParameter(name, scene: scene.name, known: parameters.map(\.name))
            }
            values[name] = try parameter.parse(text)
        }
        try scene.check(values, stage: stage)
        return values
    }

    /// Makes a simulation of a scene with these values.
    ///
    /// - Throws: `SceneError` or `ValidationError`.
    @MainActor
    func simulation(
        of scene: any SceneDefinition, stage: CGSize, rate: Double = 60, photos: [Photo]
    ) throws -> SceneSimulation {
        let values = try values(of: scene, stage: stage)
        guard !comparisons.isEmpty else {
            return try SceneSimulation(scene, stage: stage, parameters: values, rate: rate, photos: photos)
        }
        let start = try Comparison.start(comparisons, of: scene, stage: stage, parameters: values)
        return try SceneSimulation(checkpoint: start, of: scene, rate: rate, photos: photos)
    }
}
