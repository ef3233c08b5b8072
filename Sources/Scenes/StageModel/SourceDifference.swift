/// What a save has changed of the sources, as the lines that differ with some around them: text alone, and bounded.
public struct SourceDifference: Codable, Equatable, Sendable {
    /// The greatest number of lines that are listed.
    public static let lineLimit = 400
    /// The greatest number of bytes of all their texts in UTF-8.
    public static let textLimit = 24_000
    /// The greatest number of characters of the author's name.
    public static let authorLimit = 60

    /// When it was saved, in seconds since 1970.
    public var time: Double
    /// The name of whoever saved it, as they gave it; nil if they did not.
    public var author: String?
    /// The files that differ, in the order of their paths, as far as their lines are listed.
    public var files: [File]
    /// The number of changed lines that are not listed.
    public var omitted: Int

    /// The lines of a file that differ.
    public struct File: Codable, Equatable, Sendable {
        /// The path from the project's folder on.
        public var file: String
        /// Lines that follow each other, with some that are as before around those that are not.
        public var parts: [[Line]]

        /// Makes an entry of its attributes.
        public init(file: String, parts: [[Line]]) {
            self.file = file
            self.parts = parts
        }
    }

    /// A line as it was before, as it is now, or both.
    public struct Line: Equatable, Sendable {
        /// What has become of a line.
        public enum Mark: String, Codable, Sendable {
            case same = " "
            case added = "+"
            case removed = "-"
        }

        /// The greatest number of characters of a line.
        public static let textLimit = 300

        /// What has become of it.
        public var mark: Mark
        /// Its number, from 1: of one that is gone before the save, else after it.
        public var number: Int
        /// Its text.
        public var text: String

        /// Makes a line, whose text is cut to the limit.
        public init(_ mark: Mark, _ number: Int, _ text: String) {
            self.mark = mark
            self.number = number
            self.text = text.cut(to: Self.textLimit)
        }
    }

    /// Makes a difference of files, of which lines beyond the limits are left out and counted.
    public init(time: Double, author: String? = nil, files: [File], omitted: Int = 0) {
        self.time = time
        self.author = author.map { $0.cut(to: Self.authorLimit) }
        self.omitted = omitted
        self.files = []
        var (lines, bytes) = (Self.lineLimit, Self.textLimit)
        for file in files {
            var kept = File(file: file.file.cut(to: Line.textLimit), parts: [])
            for part in file.parts {
                let listed = part.prefix { line in
                    lines -= 1
                    bytes -= line.text.utf8.count
                    return lines >= 0 && bytes >= 0
                }
                if !listed.isEmpty { kept.parts.append(Array(listed)) }
                self.omitted += part.dropFirst(listed.count).count { $0.mark != .same }
            }
            if !kept.parts.isEmpty { self.files.append(kept) }
        }
    }
}

extension SourceDifference.Line: Codable {
    /// Decodes a list of mark, number and text.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(try list.decode(Mark.self), try list.decode(Int.self), try list.decode(String.self))
    }

    /// Encodes a list of mark, number and text.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(mark)
        try list.encode(number)
        try list.encode(text)
    }
}
