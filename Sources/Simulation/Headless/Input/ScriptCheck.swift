import Foundation
import Scenes
import StageModel

/// Checks whether a scene has what a script's lines name, some lines at a time.
@MainActor
struct ScriptCheck {
    private let input: ParsedInput
    private let scene: any SceneDefinition
    private let stage: CGSize
    /// The parameters as the lines that were checked leave them.
    private var values: [String: StageValue]
    private var next = 0

    /// - Parameters:
    ///   - stage: points. Of a script that says where it begins, that start's counts.
    ///   - parameters: the values that the run begins with. Likewise.
    /// - Throws: ``InputScript/Fault`` if the script is another scene's.
    init(_ input: ParsedInput, scene: any SceneDefinition, stage: CGSize, parameters: [String: StageValue]) throws {
        self.input = input
        self.scene = scene
        guard let start = input.start else {
            (self.stage, values) = (stage, parameters)
            return
        }
        let checkpoint = start.checkpoint
        guard checkpoint.scene == scene.name else {
            throw InputScript.Fault(
                line: start.line, problem: "this is a log of '\(checkpoint.scene)', not of '\(scene.name)'")
        }
        self.stage = CGSize(width: checkpoint.stageWidth, height: checkpoint.stageHeight)
        values = checkpoint.parameters
    }

    /// Checks the next line, and more while there is time. Each takes some 0.05 ms.
    ///
    /// - Parameter hasTime: asked after each line.
    /// - Returns: whether all are checked.
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
            guard scene.actions.contains(where: { $0.name == name }) else {
                throw SceneError.unknownAction(name, known: scene.actions.map { $0.name })
            }
        case .set(let changes):
            let merged = values.merging(changes) { $1 }
            try scene.check(merged, stage: stage)
            values = merged
        case .pointer, .wheel, .key: break
        }
    }
}
