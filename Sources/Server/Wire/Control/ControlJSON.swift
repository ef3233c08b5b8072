import Foundation

/// The encoding of control messages as bytes.
enum ControlJSON {
    /// Encodes a message as one object without white space, its fields in the order of their names.
    ///
    /// Numbers that JSON cannot hold become text.
    ///
    /// - Precondition: `message` encodes into an object; the types of this folder do.
    static func bytes(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(message) else { preconditionFailure("\(message) is not JSON") }
        return Array(data)
    }
}
