import Scenes
import StageModel
import UIKit

extension SceneDescription {
    /// - Parameter stage: points; parameters' defaults depend on it.
    @MainActor
    public init(_ scene: any SceneDefinition, stage: CGSize) {
        self.init(
            name: scene.name, title: scene.title, summary: scene.summary,
            parameters: scene.parameters(stage: stage).map(ParameterDescription.init),
            actions: scene.actions.map { ActionDescription(name: $0.name, summary: $0.summary) }, axes: scene.axes,
            swift: scene.swift)
    }
}

extension ParameterDescription {
    fileprivate init(_ parameter: Parameter) {
        self.init(
            name: parameter.name, unit: parameter.unit.rawValue, type: .toggle, allowed: parameter.choices,
            default: parameter.defaultValue, summary: parameter.summary)
        switch parameter.kind {
        case .number(let range): (type, minimum, maximum) = (.number, range.lowerBound, range.upperBound)
        case .integer(let range):
            (type, minimum, maximum) = (.integer, Double(range.lowerBound), Double(range.upperBound))
        case .choice(let names): (type, choices) = (.choice, names)
        case .toggle: break
        case .color: type = .color
        }
    }
}
