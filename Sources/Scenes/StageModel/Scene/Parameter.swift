/// The declaration of a value that can be tuned.
///
/// Everything that shows or sets it reads this.
public struct Parameter: Equatable, Sendable {
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
    public enum Kind: Equatable, Sendable {
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case choice([String])
        case toggle
        /// An sRGB colour as text: `#RRGGBB`, or `#RRGGBBAA` with its alpha.
        case color
    }

    /// What a parameter can belong to.
    public enum Group: Sendable {
        /// The scene itself.
        case scene
        /// The stage that any scene is on.
        case stage
    }

    /// The name, unique in the scene.
    public var name: String
    /// The value's unit.
    public var unit: Unit
    /// The value's type, with the valid values.
    public var kind: Kind
    /// The value on the stage as long as none is set.
    public var defaultValue: StageValue
    /// A description of one line.
    public var summary: String
    /// What it belongs to.
    public var group: Group

    /// Makes a parameter of its attributes.
    public init(
        name: String, unit: Unit = .none, kind: Kind, defaultValue: StageValue, summary: String, group: Group = .scene
    ) {
        self.name = name
        self.unit = unit
        self.kind = kind
        self.defaultValue = defaultValue
        self.summary = summary
        self.group = group
    }

    /// The valid values in words, for messages.
    public var allowed: String {
        switch kind {
        case .number(let range): "\(StageValue.number(range.lowerBound)) to \(StageValue.number(range.upperBound))"
        case .integer(let range): "whole numbers from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names): names.joined(separator: ", ")
        case .toggle: "true, false"
        case .color: "colours such as #FF8000, or #FF800080 with an alpha"
        }
    }
}
