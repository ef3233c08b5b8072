/// The depth of nesting of a JSON text, found without recursion before the text is decoded.
enum JSONDepth {
    /// Returns whether every value of `text` is within at most `limit` objects and lists.
    ///
    /// O(bytes). The result means nothing for a text that is not JSON.
    static func isWithin(_ limit: Int, _ text: [UInt8]) -> Bool {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in text {
            if isEscaped {
                isEscaped = false
            } else if isInString {
                isEscaped = byte == UInt8(ascii: "\\")
                isInString = byte != UInt8(ascii: "\"")
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
                if depth > limit { return false }
            }
        }
        return true
    }
}
