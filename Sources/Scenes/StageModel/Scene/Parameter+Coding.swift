extension Parameter: Codable {
    private enum Key: String, CodingKey {
        case name, unit, type, minimum, maximum, choices, allowed, `default`, summary, group
    }

    private enum ValueType: String, Codable {
        case number, integer, choice, toggle, color
    }

    private static let stageGroup = "stage"

    /// Encodes the parameter as the wire has it (WIRE.md, `welcome`).
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode(unit, forKey: .unit)
        try container.encode(allowed, forKey: .allowed)
        try container.encode(defaultValue, forKey: .default)
        try container.encode(summary, forKey: .summary)
        if group == .stage { try container.encode(Self.stageGroup, forKey: .group) }
        switch kind {
        case .number(let range):
            try container.encode(ValueType.number, forKey: .type)
            try container.encode(range.lowerBound, forKey: .minimum)
            try container.encode(range.upperBound, forKey: .maximum)
        case .integer(let range):
            try container.encode(ValueType.integer, forKey: .type)
            try container.encode(range.lowerBound, forKey: .minimum)
            try container.encode(range.upperBound, forKey: .maximum)
        case .choice(let names):
            try container.encode(ValueType.choice, forKey: .type)
            try container.encode(names, forKey: .choices)
        case .toggle: try container.encode(ValueType.toggle, forKey: .type)
        case .color: try container.encode(ValueType.color, forKey: .type)
        }
    }

    /// Decodes what ``encode(to:)`` has written.
    ///
    /// - Throws: `DecodingError`, also for a minimum above the maximum.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func range<Bound: Comparable & Decodable>(of bound: Bound.Type) throws -> ClosedRange<Bound> {
            let minimum = try container.decode(bound, forKey: .minimum)
            let maximum = try container.decode(bound, forKey: .maximum)
            guard minimum <= maximum else {
                throw DecodingError.dataCorruptedError(
                    forKey: .maximum, in: container, debugDescription: "the maximum is below the minimum")
            }
            return minimum...maximum
        }
        let kind: Kind =
            switch try container.decode(ValueType.self, forKey: .type) {
            case .number: .number(try range(of: Double.self))
            case .integer: .integer(try range(of: Int.self))
            case .choice: .choice(try container.decode([String].self, forKey: .choices))
            case .toggle: .toggle
            case .color: .color
            }
        self.init(
            name: try container.decode(String.self, forKey: .name),
            unit: try container.decode(Unit.self, forKey: .unit), kind: kind,
            defaultValue: try container.decode(StageValue.self, forKey: .default),
            summary: try container.decode(String.self, forKey: .summary),
            group: try container.decodeIfPresent(String.self, forKey: .group) == Self.stageGroup ? .stage : .scene)
    }
}
