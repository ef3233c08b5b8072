import Foundation

/// The files with what tests expect, which are written anew with `ZOETROPE_RECORD=1` in the environment.
///
/// A test that has changed such a file fails and says what has changed, so that nobody takes a recording for a pass; the
/// next run compares.
public enum Recording {
    /// Whether the files are written anew.
    public static let isOn = ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == "1"

    /// How many changed lines a description shows.
    private static let shownLines = 12

    /// Writes a file of lines, unless it has that content already.
    ///
    /// - Returns: what has changed; nil if nothing has.
    /// - Throws: an error if the file can't be written.
    public static func write(_ text: String, to file: URL) throws -> String? {
        let former = try? String(contentsOf: file, encoding: .utf8)
        guard former != text else { return nil }
        try text.write(to: file, atomically: true, encoding: .utf8)
        return "\(file.lastPathComponent) is recorded anew: " + changes(from: former ?? "", to: text)
    }

    /// Returns how many lines differ, and the first of them.
    ///
    /// Complexity: O(n) in the number of lines.
    static func changes(from former: String, to text: String) -> String {
        var (old, new) = (former.split(separator: "\n")[...], text.split(separator: "\n")[...])
        if old.count == new.count {
            let changed = zip(old, new).filter { $0 != $1 }
            return summary("\(changed.count) of \(new.count) lines", changed.flatMap { ["- \($0)", "+ \($1)"] })
        }
        while let first = old.first, first == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
        while let last = old.last, last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
        return summary(
            "\(new.count) lines in place of \(old.count)",
            old.prefix(shownLines / 2).map { "- \($0)" }
                + new.map { "+ \($0)" })
    }

    private static func summary(_ count: String, _ lines: [String]) -> String {
        let more = lines.count > shownLines ? ["..."] : []
        return ([count] + lines.prefix(shownLines).map { String($0.prefix(200)) } + more).joined(separator: "\n")
    }
}
