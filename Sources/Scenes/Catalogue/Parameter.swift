import StageModel
import UIKit

/// The declaration of a value that can be tuned.
///
/// Everything that shows or sets it reads this.
public struct Parameter: Sendable {
    /// The unit of a parameter's value.
    public enum Unit: String, Codable, Sendable {
        case points
        case seconds
        case radians
        case pointsPerSecond
        case fraction
        case count
        case none
    }

    /// The type of a parameter's value, with its valid values.
    public enum Kind: Sendable {
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case choice([String])
        case toggle
        /// An sRGB colour as text: `#RRGGBB`, or `#RRGGBBAA` with its alpha.
        case color
    }

    /// The name, unique in the scene.
    public var name: String
    /// The value's unit.
    public var unit: Unit
    /// The value's type, with the valid values.
    public var kind: Kind
    /// The value as long as none is set.
    public var defaultValue: StageValue
    /// A description of one line.
    public var summary: String

    /// Makes a parameter of its attributes.
    public init(name: String, unit: Unit = .none, kind: Kind, defaultValue: StageValue, summary: String) {
        self.name = name
        self.unit = unit
        self.kind = kind
        self.defaultValue = defaultValue
        self.summary = summary
    }

    /// The valid values, in words.
    public var choices: String {
        switch kind {
        case .number(let range): "\(StageValue.number(range.lowerBound)) to \(StageValue.number(range.upperBound))"
        case .integer(let range): "whole numbers from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names): names.joined(separator: ", ")
        case .toggle: "true, false"
        case .color: "colours such as #FF8000, or #FF800080 with an alpha"
        }
    }

    /// Returns a value in the parameter's own type.
    ///
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    public func check(_ value: StageValue) throws -> StageValue {
        switch (kind, value) {
        case (.number(let range), .number(let number)) where range.contains(number): return value
        case (.number(let range), .integer(let number)) where range.contains(Double(number)):
            return .number(Double(number))
        case (.integer(let range), .integer(let number)) where range.contains(number): return value
        case (.integer(let range), .number(let number))
        where number == number.rounded() && number.magnitude < 1e15 && range.contains(Int(number)):
            return .integer(Int(number))
        case (.choice(let names), .text(let name)) where names.contains(name): return value
        case (.toggle, .flag): return value
        case (.color, .text(let text)) where ColorText(text) != nil: return value
        default: throw SceneError.badValue(name, value, allowed: choices)
        }
    }

    /// Returns the value that a text stands for.
    ///
    /// - Throws: ``SceneError/badValue(_:_:allowed:)``.
    public func parse(_ text: String) throws -> StageValue {
        let value: StageValue =
            switch kind {
            case .number, .integer: Double(text).map(StageValue.number) ?? .text(text)
            case .choice, .color: .text(text)
            case .toggle: Bool(text).map(StageValue.flag) ?? .text(text)
            }
        return try check(value)
    }
}

/// A fault of what a scene is asked for.
public enum SceneError: Error, Equatable, CustomStringConvertible {
    case unknownScene(String, known: [String])
    case unknownParameter(String, scene: String, known: [String])
    case badValue(String, StageValue, allowed: String)
    /// Values that can't be had together.
    case conflict(String)
    case unknownAction(String, known: [String])
    case unknownRestoration(String, scene: String, known: [String])

    /// The fault in words, with the valid values.
    public var description: String {
        switch self {
        case .unknownScene(let name, let known):
            "unknown scene '\(name)'; scenes: \(known.joined(separator: ", "))"
        case .unknownParameter(let name, let scene, let known):
            "'\(scene)' has no parameter '\(name)'; parameters: \(known.joined(separator: ", "))"
        case .badValue(let name, let value, let allowed):
            "'\(value)' is no value for '\(name)'; allowed: \(allowed)"
        case .conflict(let what): what
        case .unknownAction(let name, let known):
            "unknown action '\(name)'; actions: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
        case .unknownRestoration(let name, let scene, let known):
            "'\(scene)' can't be restored from '\(name)'; it is restored from: \(known.joined(separator: ", "))"
        }
    }
}
