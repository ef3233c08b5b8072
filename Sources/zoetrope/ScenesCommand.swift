import ArgumentParser
import Foundation
import Scenes
import StageModel

/// `zoetrope scenes`
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
            let listings = SceneCatalogue.scenes.map { SceneListing($0, stage: size) }
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(listings), as: UTF8.self))
            } else {
                print(listings.map(\.text).joined(separator: "\n\n"))
            }
        }
    }
}

/// What is declared about a scene.
struct SceneListing: Encodable {
    struct ParameterListing: Encodable {
        var name: String
        var type: String
        var unit: String
        var `default`: StageValue
        var minimum: StageValue?
        var maximum: StageValue?
        var choices: [String]?
        var summary: String
        fileprivate var allowed: String

        private enum CodingKeys: CodingKey {
            case name, type, unit, `default`, minimum, maximum, choices, summary
        }
    }

    struct ActionListing: Encodable {
        var name: String
        var summary: String
    }

    var name: String
    var title: String
    var summary: String
    var parameters: [ParameterListing]
    var actions: [ActionListing]

    @MainActor
    init(_ scene: any Scene.Type, stage: CGSize) {
        name = scene.name
        title = scene.title
        summary = scene.summary
        parameters = scene.parameters(stage: stage).map(ParameterListing.init)
        actions = scene.actions.map { ActionListing(name: $0.name, summary: $0.summary) }
    }

    var text: String {
        var lines = ["\(name) - \(title). \(summary)"]
        for parameter in parameters {
            let unit = parameter.unit == "none" ? "" : " (\(parameter.unit))"
            lines.append(
                "  \(parameter.name)=\(parameter.default)\(unit): \(parameter.summary); \(parameter.allowed)")
        }
        for action in actions {
            lines.append("  action \(action.name): \(action.summary)")
        }
        return lines.joined(separator: "\n")
    }
}

extension SceneListing.ParameterListing {
    init(_ parameter: Parameter) {
        self.init(
            name: parameter.name, type: "", unit: parameter.unit.rawValue, default: parameter.defaultValue,
            summary: parameter.summary, allowed: parameter.choices)
        switch parameter.kind {
        case .number(let range):
            type = "number"
            minimum = .number(range.lowerBound)
            maximum = .number(range.upperBound)
        case .integer(let range):
            type = "integer"
            minimum = .integer(range.lowerBound)
            maximum = .integer(range.upperBound)
        case .choice(let names):
            type = "choice"
            choices = names
        case .toggle:
            type = "toggle"
        }
    }
}
