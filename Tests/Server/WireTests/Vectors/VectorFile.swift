import Foundation
import Wire

/// `Tests/Fixtures/wire/vectors.json`: bytes with their meaning, decoded here and by the page's tests.
struct VectorFile {
    struct Valid {
        let name: String
        let sender: Sender
        let bytes: [UInt8]
        /// As `canonical` writes it.
        let message: String
    }

    struct Malformed {
        let name: String
        let sender: Sender
        let bytes: [UInt8]
        let closeCode: UInt16
    }

    struct Control {
        let name: String
        let sender: Sender
        let bytes: [UInt8]
        /// Of a text that breaks the format.
        let closeCode: UInt16?
    }

    enum Sender: String {
        case server, viewer
    }

    struct Invalid: Error {}

    let valid: [Valid]
    let malformed: [Malformed]
    let control: [Control]
    let malformedControl: [Control]
    /// Whole messages of a server, of several parts.
    let messages: [Valid]
    let malformedMessages: [Malformed]
    /// Messages in the order in which a connection was sent them, and the stage that they lead to.
    let sequenceMessages: [[UInt8]]
    /// The format's numbers and names by their own names.
    let constants: String
    let sequenceResult: String

    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../Fixtures/wire/vectors.json").standardized

    init() throws {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.url))
        guard let file = json as? [String: Any], file["subprotocol"] as? String == WireFormat.subprotocol,
            let valid = file["valid"] as? [[String: Any]], let malformed = file["malformed"] as? [[String: Any]],
            let control = file["control"] as? [[String: Any]],
            let malformedControl = file["malformedControl"] as? [[String: Any]],
            let messages = file["messages"] as? [[String: Any]],
            let malformedMessages = file["malformedMessages"] as? [[String: Any]],
            let constants = file["constants"] as? [String: Any],
            let sequence = file["sequence"] as? [String: Any], let sent = sequence["messages"] as? [String],
            let result = sequence["result"] as? [String: Any]
        else { throw Invalid() }
        self.valid = try valid.map {
            guard let name = $0["name"] as? String, let message = $0["message"] as? [String: Any] else {
                throw Invalid()
            }
            return Valid(
                name: name, sender: try Self.sender($0), bytes: try [UInt8](hex: $0["hex"]),
                message: try Self.canonical(message))
        }
        self.malformed = try malformed.map {
            guard let name = $0["name"] as? String, let code = $0["closeCode"] as? Int else { throw Invalid() }
            return Malformed(
                name: name, sender: try Self.sender($0), bytes: try [UInt8](hex: $0["hex"]), closeCode: UInt16(code))
        }
        self.control = try control.map(Self.control)
        self.malformedControl = try malformedControl.map(Self.control)
        self.messages = try messages.map {
            guard let name = $0["name"] as? String, let parts = $0["parts"] as? [[String: Any]] else { throw Invalid() }
            return Valid(
                name: name, sender: .server, bytes: try [UInt8](hex: $0["hex"]), message: try Self.canonical(parts))
        }
        self.malformedMessages = try malformedMessages.map {
            guard let name = $0["name"] as? String, let code = $0["closeCode"] as? Int else { throw Invalid() }
            return Malformed(name: name, sender: .server, bytes: try [UInt8](hex: $0["hex"]), closeCode: UInt16(code))
        }
        self.constants = try Self.canonical(constants)
        sequenceMessages = try sent.map { try [UInt8](hex: $0) }
        sequenceResult = try Self.canonical(result)
    }

    /// JSON on one line, keys in order.
    static func canonical(_ json: Any) throws -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: json, options: options), as: UTF8.self)
    }

    private static func control(_ entry: [String: Any]) throws -> Control {
        guard let name = entry["name"] as? String, let text = entry["text"] as? String else { throw Invalid() }
        let code = (entry["closeCode"] as? Int).map(UInt16.init)
        return Control(name: name, sender: try sender(entry), bytes: Array(text.utf8), closeCode: code)
    }

    private static func sender(_ entry: [String: Any]) throws -> Sender {
        guard let sender = (entry["sender"] as? String).flatMap(Sender.init) else { throw Invalid() }
        return sender
    }
}

extension [UInt8] {
    init(hex: Any?) throws {
        guard let hex = hex as? String, hex.count.isMultiple(of: 2) else { throw VectorFile.Invalid() }
        let digits = try hex.map {
            guard let digit = $0.hexDigitValue else { throw VectorFile.Invalid() }
            return UInt8(digit)
        }
        self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    var hex: String {
        reduce(into: "") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }
}
