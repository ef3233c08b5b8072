import ArgumentParser
import Foundation
import Simulation
import StageModel

/// The command `zoetrope scenes`.
struct ScenesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenes", abstract: "Lists the scenes with their parameters and actions.")

    @Flag(help: "As JSON.")
    var json = false

    @Option(
        help: ArgumentHelp("The stage that the defaults are for.", valueName: "WxH"),
        transform: StageSize.init(argument:))
    var stage = StageSize(width: 390, height: 844)

    func run() throws {
        try MainActor.assumeIsolated {
            let size = CGSize(width: stage.width, height: stage.height)
            let scenes = SceneSimulation.scenes(stage: size)
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(scenes), as: UTF8.self))
            } else {
                print(scenes.map(text).joined(separator: "\n\n"))
            }
        }
    }

    private func text(_ scene: SceneDescription) -> String {
        let parameters = scene.parameters.map { parameter in
            let unit = parameter.unit == .none ? "" : " (\(parameter.unit.rawValue))"
            return "  \(parameter.name)=\(parameter.defaultValue)\(unit): \(parameter.summary); \(parameter.allowed)"
        }
        let actions = scene.actions.map { "  action \($0.name): \($0.summary)" }
        return (["\(scene.name) - \(scene.title). \(scene.summary)"] + parameters + actions).joined(separator: "\n")
    }
}
