import Foundation
import SceneContract
import StageModel

/// A check that a scene has what a script's lines name, done in parts.
@MainActor
struct ScriptCheck {
    private let input: ParsedInput
    private let scene: any SceneDefinition
    private let stage: CGSize
    /// The stages of the script's start, each of which an action keeps; nil for one.
    private let variants: StageVariants?
    /// The parameters' values after the lines that were checked.
    private var values: [String: StageValue]
    private var next = 0

    /// Begins a check.
    ///
    /// - Parameters:
    ///   - input: the script's lines.
    ///   - scene: the scene.
    ///   - stage: the stage's size in points; that of the script's start is used instead if it has one.
    ///   - parameters: the values at the run's beginning; those of the script's start are used instead if it has one.
    /// - Throws: ``InputScript/Fault`` if the script belongs to another scene.
    init(_ input: ParsedInput, scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]) throws {
        self.input = input
        self.scene = scene.withStageSettings
        guard let start = input.start else {
            (self.stage, values, variants) = (stage, parameters, nil)
            return
        }
        let checkpoint = start.checkpoint
        guard checkpoint.scene == scene.name else {
            throw InputScript.Fault(
                line: start.line, problem: "this is a log of '\(checkpoint.scene)', not of '\(scene.name)'")
        }
        self.stage = CGSize(width: checkpoint.stageWidth, height: checkpoint.stageHeight)
        values = self.scene.followed(checkpoint.parameters)
        variants = StageVariants(of: checkpoint)
    }

    /// Checks the next line, and further lines while there is time.
    ///
    /// A line takes some 0.05 ms.
    ///
    /// - Parameter hasTime: is asked after each line.
    /// - Returns: whether all lines are checked.
    /// - Throws: ``InputScript/Fault``.
    mutating func goOn(while hasTime: () -> Bool) throws -> Bool {
        while next < input.entries.count {
            let (line, entry) = input.entries[next]
            do { try check(entry.event) } catch { throw InputScript.Fault(line: line, problem: "\(error)") }
            next += 1
            guard next == input.entries.count || hasTime() else { return false }
        }
        return true
    }

    private mutating func check(_ event: InputEvent) throws {
        switch event {
        case .action(let name):
            let known = scene.actions.map(\.name) + (variants?.keepNames ?? [])
            guard known.contains(name) else { throw SceneError.unknownAction(name, known: known) }
        case .set(let changes):
            let merged = values.merging(changes) { $1 }
            try scene.check(merged, stage: stage)
            values = merged
        case .pointer, .wheel, .key, .text: break
        }
    }
}
