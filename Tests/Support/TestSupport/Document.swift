import Foundation

/// A document of the project, for tests of what its sentences say.
public struct Document {
    /// Its text, with one space for each run of white space.
    public let text: String
    /// Its lines.
    let lines: [Substring]

    /// The project's folder.
    public static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    /// Reads a document.
    ///
    /// - Parameter path: below the project's folder.
    /// - Throws: an error if it can't be read.
    public init(_ path: String) throws {
        let whole = try String(contentsOf: Self.project.appending(path: path), encoding: .utf8)
        lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        text = Self.plain(whole)
    }

    /// Returns the part of a document below a heading, up to the next one.
    public func section(_ heading: String) -> Document {
        let start = lines.firstIndex { $0.hasPrefix("#") && $0.drop { $0 == "#" }.dropFirst() == heading }
        let rest = start.map { lines[($0 + 1)...] } ?? []
        return Document(rest.prefix { !$0.hasPrefix("#") })
    }

    private init(_ lines: some Sequence<Substring>) {
        self.lines = Array(lines)
        text = Self.plain(self.lines.joined(separator: "\n"))
    }

    /// Returns whether it has a sentence, or a part of one, wherever its lines break.
    public func says(_ words: String) -> Bool { text.contains(Self.plain(words)) }

    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
