/// A text of somebody else's for a terminal and for people.
enum PrintableText {
    /// Replaces whatever would move the cursor, change colours or turn the direction of writing, but newlines and tabs.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - limit: the number of Unicode scalars at which it is cut off.
    /// - Returns: the text with such characters by their numbers, as in "\u{1b}".
    static func of(_ text: String, upTo limit: Int = .max) -> String {
        var result = ""
        for scalar in text.unicodeScalars.prefix(limit) {
            if isHarmless(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\t": true
        // The marks, embeddings and isolates of writing from right to left.
        case "\u{61c}", "\u{200e}", "\u{200f}", "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": false
        default: scalar.properties.generalCategory != .control
        }
    }
}
