/// A value of a parameter, a scene's state or an event, in JSON's types with integers apart.
public enum StageValue: Hashable, Sendable {
    case number(Double)
    case integer(Int)
    case text(String)
    case flag(Bool)
    case list([StageValue])
    case null
}

extension StageValue: Encodable {
    /// Encodes the value as plain JSON, in which minus zero is written as 0.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        // JSON has no minus zero that anyone wants to read.
        case .number(let value): try container.encode(value == 0 ? 0 : value)
        case .integer(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .null: try container.encodeNil()
        }
    }
}

extension StageValue: Decodable {
    /// Decodes plain JSON.
    ///
    /// A number without a fraction becomes ``integer(_:)``.
    ///
    /// - Throws: `DecodingError` for an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else {
            self = .list(try container.decode([StageValue].self))
        }
    }
}

extension StageValue: CustomStringConvertible {
    /// The value as one types it: `12`, `0.5`, `text`, `true`, `[1, 2]`, `null`.
    public var description: String {
        switch self {
        case .number(let value): value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
        case .integer(let value): "\(value)"
        case .text(let value): value
        case .flag(let value): "\(value)"
        case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
        case .null: "null"
        }
    }
}
