import StageModel

/// The lines at which the classes and the functions of sources are declared, as their texts say.
///
/// Strings and comments over several lines may mislead it: what is declared more than once is not found.
struct DeclaredLines {
    private var types: [String: [SourcePlace]] = [:]
    private var functions: [Function: [SourcePlace]] = [:]

    private struct Function: Hashable {
        var type: String
        /// A word of the declaration: the function's name, or a label.
        var word: String
    }

    private static let typeWords: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]

    /// Finds what files declare.
    ///
    /// O(length of the files).
    ///
    /// - Parameter files: the files' paths, and their lines.
    init(_ files: some Sequence<(path: String, lines: [Substring])>) {
        for (path, lines) in files {
            var type = ""
            for (index, line) in lines.enumerated() {
                let words = Self.words(of: line)
                let place = SourcePlace(file: path, line: index + 1)
                if let at = words.firstIndex(where: Self.typeWords.contains), at + 1 < words.count,
                    words[at + 1] != "func", words[at + 1] != "var", words[at + 1] != "let"
                {
                    // Of `Deck.Card` the last name is the class's.
                    let isExtension = words[at] == "extension"
                    type = String(
                        isExtension ? Self.extended(in: line, after: words[at]) ?? words[at + 1] : words[at + 1])
                    if !isExtension { types[type, default: []].append(place) }
                }
                guard let at = words.firstIndex(of: "func") else { continue }
                for word in Set(Self.declaration(from: index, of: lines, after: words[at]).map(String.init)) {
                    functions[Function(type: type, word: word), default: []].append(place)
                }
            }
        }
    }

    /// Returns the place of a class's function whose declaration has a word, or else of the class; nil if that is not
    /// known, or ambiguous.
    func place(of type: String, _ word: String = "") -> SourcePlace? {
        let places = functions[Function(type: type, word: word)] ?? types[type] ?? []
        return places.count == 1 ? places[0] : nil
    }

    /// The names of a function and its parameters, which may stand on several lines.
    private static func declaration(from index: Int, of lines: [Substring], after keyword: Substring) -> [Substring] {
        var words: [Substring] = []
        for (place, line) in lines[index..<min(index + 8, lines.count)].enumerated() {
            let part = place == 0 ? line[keyword.endIndex...] : line
            let end = part.firstIndex(of: "{")
            words += Self.words(of: part[..<(end ?? part.endIndex)])
            if end != nil { break }
        }
        return words
    }

    /// The last of the names that an extension is of.
    private static func extended(in line: Substring, after keyword: Substring) -> Substring? {
        let name = line[keyword.endIndex...].drop { $0 == " " }.prefix {
            $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber
        }
        return name.split(separator: ".").last
    }

    /// The names and keywords of a line, without what a comment says.
    private static func words(of line: Substring) -> [Substring] {
        let bytes = line.utf8
        var words: [Substring] = []
        var start: Substring.Index?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            if byte == UInt8(ascii: "/"), next < bytes.endIndex, bytes[next] == byte { break }
            let isPart =
                byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            if isPart {
                start = start ?? index
            } else if let first = start {
                words.append(line[first..<index])
                start = nil
            }
            index = next
        }
        if let first = start { words.append(line[first..<index]) }
        return words
    }
}
