import StageModel

/// A parsed JSON text. (`JSONSerialization` rounds numbers' last digits on Linux; `JSONDecoder` does not.)
enum JSONValue: Decodable {
    /// A number, string or truth value.
    case plain(StageValue)
    case object([String: JSONValue])
    /// An array, null or a number too large to be one, which no input has.
    case other(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Double.self) {
            self = .plain(.number(value))
        } else if let value = try? container.decode(String.self) {
            self = .plain(.text(value))
        } else if let value = try? container.decode(Bool.self) {
            self = .plain(.flag(value))
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else if container.decodeNil() {
            self = .other("null")
        } else {
            self = .other((try? container.decode([JSONValue].self)) == nil ? "too large a number" : "a list")
        }
    }
}

extension JSONValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .plain(let value): value.description
        case .object: "an object"
        case .other(let kind): kind
        }
    }
}
