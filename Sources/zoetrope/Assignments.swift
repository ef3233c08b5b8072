import ArgumentParser
import CoreGraphics
import SceneContract
import StageModel

/// `--set NAME=VALUE ...` and `--items N` as values for a scene's parameters.
struct Assignments {
    private var texts: [(name: String, value: String)] = []

    init(_ assignments: [String], items: Int?) throws {
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
}
