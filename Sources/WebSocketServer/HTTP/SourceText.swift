/// Scripts and stylesheets as they are sent: without the comments, which are for those who read the source.
enum SourceText {
    static func isSource(_ contentType: String) -> Bool {
        contentType.hasPrefix("text/javascript") || contentType.hasPrefix("text/css")
    }

    /// Leaves out the lines that hold nothing but comments. What stands beside code stays: only a parser could tell a
    /// comment there from a string. O(bytes).
    static func withoutComments(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var isInComment = false
        for line in source.split(separator: newline, omittingEmptySubsequences: false) {
            let text = line.drop { $0 == space || $0 == tab }
            if !isInComment, text.starts(with: slashes) { continue }
            if isInComment || text.starts(with: opening) {
                isInComment = !text.contains(closing)
                // Code after the comment's end.
                guard !isInComment, !text.hasSuffix(closing) else { continue }
            }
            result += line
            result.append(newline)
        }
        // Splitting sees an empty line after the last newline.
        if !result.isEmpty { result.removeLast() }
        return result
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")
    private static let slashes = Array("//".utf8)
    private static let opening = Array("/*".utf8)
    fileprivate static let closing = Array("*/".utf8)
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ bytes: [UInt8]) -> Bool {
        count >= bytes.count && suffix(bytes.count).elementsEqual(bytes)
    }

    fileprivate func contains(_ bytes: [UInt8]) -> Bool {
        indices.dropLast(bytes.count - 1).contains { self[$0..<$0 + bytes.count].elementsEqual(bytes) }
    }
}
