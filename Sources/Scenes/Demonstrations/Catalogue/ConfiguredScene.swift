import SceneContract
import StageModel
import UIKit

/// The constants of a scene, as its iOS code has them.
protocol SceneConfiguration: Equatable, Sendable {
    /// The defaults on a stage of this size in points.
    init(stage: CGSize)

    /// - Throws: ``SceneError/conflict(_:)`` for values that don't go together.
    func validate() throws
}

extension SceneConfiguration {
    func validate() throws {}
}

/// A scene whose parameters are fields of one configuration.
protocol ConfiguredScene: BuiltInScene {
    associatedtype Configuration: SceneConfiguration
    static var fields: [ParameterField<Configuration>] { get }
    static var source: SceneSource { get }
    var configuration: Configuration { get set }
}

/// A parameter and where it is kept: the one place that declares it.
struct ParameterField<Configuration: SceneConfiguration> {
    var name: String
    var unit: Parameter.Unit
    var kind: Parameter.Kind
    var summary: String
    var get: (Configuration) -> StageValue
    var set: (inout Configuration, StageValue) -> Void

    func declaration(default configuration: Configuration) -> Parameter {
        Parameter(name: name, unit: unit, kind: kind, defaultValue: get(configuration), summary: summary)
    }

    static func number(
        _ name: String, _ path: WritableKeyPath<Configuration, CGFloat>, _ unit: Parameter.Unit,
        _ range: ClosedRange<Double>, _ summary: String
    ) -> ParameterField {
        ParameterField(
            name: name, unit: unit, kind: .number(range), summary: summary,
            get: { .number(Double($0[keyPath: path])) },
            set: { if case .number(let value) = $1 { $0[keyPath: path] = CGFloat(value) } })
    }

    static func seconds(
        _ name: String, _ path: WritableKeyPath<Configuration, TimeInterval>, _ range: ClosedRange<Double>,
        _ summary: String
    ) -> ParameterField {
        ParameterField(
            name: name, unit: .seconds, kind: .number(range), summary: summary,
            get: { .number($0[keyPath: path]) },
            set: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
    }

    static func integer(
        _ name: String, _ path: WritableKeyPath<Configuration, Int>, _ range: ClosedRange<Int>, _ summary: String
    ) -> ParameterField {
        ParameterField(
            name: name, unit: .count, kind: .integer(range), summary: summary,
            get: { .integer($0[keyPath: path]) },
            set: { if case .integer(let value) = $1 { $0[keyPath: path] = value } })
    }

    static func toggle(
        _ name: String, _ path: WritableKeyPath<Configuration, Bool>, _ summary: String
    ) -> ParameterField {
        ParameterField(
            name: name, unit: .none, kind: .toggle, summary: summary,
            get: { .flag($0[keyPath: path]) },
            set: { if case .flag(let value) = $1 { $0[keyPath: path] = value } })
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ path: WritableKeyPath<Configuration, Choice>, _ summary: String
    ) -> ParameterField where Choice.RawValue == String {
        ParameterField(
            name: name, unit: .none, kind: .choice(Choice.allCases.map(\.rawValue)), summary: summary,
            get: { .text($0[keyPath: path].rawValue) },
            set: {
                if case .text(let name) = $1, let value = Choice(rawValue: name) { $0[keyPath: path] = value }
            })
    }
}

extension ConfiguredScene {
    static var swift: String { source.swift(setting: fields.map { ($0.name, $0.kind) }) }

    static func parameters(stage: CGSize) -> [Parameter] {
        let defaults = Configuration(stage: stage)
        return fields.map { $0.declaration(default: defaults) }
    }

    static func check(_ values: [String: StageValue], stage: CGSize) throws {
        _ = try applying(values, to: Configuration(stage: stage))
    }

    var values: [StageValue] { Self.fields.map { $0.get(configuration) } }

    func set(_ changes: [String: StageValue]) throws {
        let changed = try Self.applying(changes, to: configuration)
        if changed != configuration { configuration = changed }
    }

    private static func applying(
        _ changes: [String: StageValue], to configuration: Configuration
    ) throws -> Configuration {
        var changed = configuration
        // In order of the names, so that of several faults the same one is reported each time.
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
            guard let field = fields.first(where: { $0.name == name }) else {
                throw SceneError.unknownParameter(name, scene: Self.name, known: fields.map(\.name))
            }
            field.set(&changed, try field.declaration(default: configuration).check(value))
        }
        try changed.validate()
        return changed
    }
}
