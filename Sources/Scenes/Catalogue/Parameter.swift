import StageModel
import UIKit

/// The declaration of one thing that can be tuned: everything that shows or sets it reads this.
public struct Parameter: Sendable {
    public enum Unit: String, Codable, Sendable {
        case points
        case seconds
        case radians
        case pointsPerSecond
        case fraction
        case count
        case none
    }

    public enum Kind: Sendable {
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case choice([String])
        case toggle
        /// An sRGB colour as text: `#RRGGBB`, or `#RRGGBBAA` with its alpha.
        case color
    }

    public var name: String
    public var unit: Unit
    public var kind: Kind
    public var defaultValue: StageValue
    /// One line.
    public var summary: String

    public init(name: String, unit: Unit = .none, kind: Kind, defaultValue: StageValue, summary: String) {
        self.name = name
        self.unit = unit
        self.kind = kind
        self.defaultValue = defaultValue
        self.summary = summary
    }

    /// What is allowed, in words.
    public var choices: String {
        switch kind {
        case .number(let range): "\(StageValue.number(range.lowerBound)) to \(StageValue.number(range.upperBound))"
        case .integer(let range): "whole numbers from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names): names.joined(separator: ", ")
        case .toggle: "true, false"
        case .color: "colours such as #FF8000, or #FF800080 with an alpha"
        }
    }

    /// The value in the parameter's own type.
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

    /// The value that `text` says.
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

/// What can be wrong with what a scene is asked.
public enum SceneError: Error, Equatable, CustomStringConvertible {
    case unknownScene(String, known: [String])
    case unknownParameter(String, scene: String, known: [String])
    case badValue(String, StageValue, allowed: String)
    /// Values that don't go together.
    case conflict(String)
    case unknownAction(String, known: [String])
    case unknownRestoration(String, scene: String, known: [String])

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
