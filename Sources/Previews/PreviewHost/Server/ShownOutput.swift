/// What is passed on of that which a process writes: text without control characters, at a limited rate, and limited in
/// all.
///
/// It reads no clock.
struct ShownOutput {
    /// The bytes that are passed on in all.
    static let limit = 4 << 20
    /// The bytes that are passed on at once, and in a second.
    static let rate = 64 << 10
    /// The bytes after which a line that has no end is passed on.
    private static let longestLine = 8 << 10

    private var allowance = Allowance(most: Double(rate), rate: Double(rate))
    private var left = limit
    private var line: [UInt8] = []
    private var isCut = false

    /// Takes what the process has written.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - seconds: the present time, by any clock.
    /// - Returns: the text to be shown now: whole lines, except for very long ones.
    mutating func take(_ bytes: ArraySlice<UInt8>, at seconds: Double) -> String {
        var text = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            let room = rest.prefix(Self.longestLine - line.count)
            let end = room.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? room.endIndex
            line += rest[..<end]
            rest = rest[end...]
            if line.last == UInt8(ascii: "\n") || line.count >= Self.longestLine { text += flush(at: seconds) }
        }
        return text
    }

    /// Returns the text of what is left at the end.
    mutating func end(at seconds: Double) -> String {
        line.isEmpty ? "" : flush(at: seconds)
    }

    private mutating func flush(at seconds: Double) -> String {
        defer { line.removeAll(keepingCapacity: true) }
        guard left > 0 else { return "" }
        let gap = isCut ? "[previewed code printed more than can be shown here]\n" : ""
        isCut = !allowance.spend(Double(gap.utf8.count + line.count), at: seconds)
        guard !isCut else { return "" }
        let shown = PrintableText.of(String(decoding: line, as: UTF8.self))
        // What is shown by its number is longer.
        _ = allowance.owe(Double(shown.utf8.count - line.count), at: seconds)
        left -= gap.utf8.count + shown.utf8.count
        return left > 0 ? gap + shown : gap + shown + "\n[no more of what previewed code prints is shown]\n"
    }
}
