import ArgumentParser
import CoreGraphics
import SceneContract
import StageModel

/// `--compare NAME=VALUE,VALUE...`: what stages that are shown at once differ in.
struct Comparison: ExpressibleByArgument {
    /// The name that stands for the stages' sizes, in place of a parameter's.
    private static let size = "stage"
    /// Rows and columns.
    static let most = 2

    private let name: String
    private let values: [String]

    /// Parses `stiffness=50,200` or `stage=390x844,820x1180`; nil for another form.
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let values = parts.count == 2 ? parts[1].split(separator: ",", omittingEmptySubsequences: false) : []
        guard values.count > 1, !parts[0].isEmpty, values.allSatisfy({ !$0.isEmpty }) else { return nil }
        (name, self.values) = (String(parts[0]), values.map(String.init))
    }

    /// Returns a stage at each of the values.
    ///
    /// - Throws: `SceneError`, or `ValidationError` for a size.
    @MainActor
    private func stages(
        from stage: StageCheckpoint.Stage, of scene: any SceneDefinition
    ) throws -> [StageCheckpoint.Stage] {
        let parameters = scene.parameters(stage: CGSize(width: stage.width, height: stage.height))
        return try values.map { text in
            var copy = stage
            if name == Self.size {
                let size = try StageSize(argument: text)
                (copy.width, copy.height) = (size.width, size.height)
            } else {
                guard let parameter = parameters.first(where: { $0.name == name }) else {
                    throw SceneError.unknownParameter(
                        name, scene: scene.name, known: [Self.size] + parameters.map(\.name))
                }
                copy.overrides[name] = try parameter.parse(text)
            }
            return copy
        }
    }

    /// Returns the state at which a scene begins on stages that differ, each of which is touched with the others.
    ///
    /// - Parameters:
    ///   - comparisons: what they differ in: the columns, and the rows; at least one.
    ///   - scene: the scene.
    ///   - stage: the size in points of stages of which no comparison has one.
    ///   - parameters: what they have in common.
    /// - Returns: the state.
    /// - Throws: `SceneError` or `ValidationError`.
    @MainActor
    static func start(
        _ comparisons: [Comparison], of scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]
    ) throws -> StageCheckpoint {
        let scene = scene.withStageSettings
        guard comparisons.count <= most, Set(comparisons.map(\.name)).count == comparisons.count else {
            throw ValidationError("--compare: two things that differ at most, each once")
        }
        var stages = [StageCheckpoint.Stage(width: stage.width, height: stage.height)]
        // The first one runs along the rows.
        for comparison in comparisons.reversed() {
            stages = try stages.flatMap { try comparison.stages(from: $0, of: scene) }
        }
        guard stages.count <= StageCheckpoint.mostStages else {
            throw ValidationError("--compare: \(stages.count) stages; allowed: at most \(StageCheckpoint.mostStages)")
        }
        return StageCheckpoint(
            scene: scene.name, stageWidth: stage.width, stageHeight: stage.height, parameters: parameters,
            columns: comparisons[0].values.count, sharesTouches: true
        ).with(stages)
    }
}
