import Foundation

/// Unpadded base64url: RFC 4648, section 5.
enum Base64URL {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// - Returns: nil for a text that ``text(_:)`` gives for no bytes.
    static func bytes(_ text: String) -> [UInt8]? {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        let standard = text.replacing("-", with: "+").replacing("_", with: "/") + padding
        guard let data = Data(base64Encoded: standard) else { return nil }
        let bytes = Array(data)
        // Bits that no byte has may be set at the end: one value has one text.
        return Self.text(bytes) == text ? bytes : nil
    }
}
