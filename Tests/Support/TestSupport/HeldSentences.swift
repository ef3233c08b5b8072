import Foundation

/// A list of what a document says, each with the names of the tests that hold it.
///
/// In the file a line begins a sentence, or is a table's first cell; the names stand indented below it.
public struct HeldSentences {
    /// The names of tests by the words with which a sentence begins.
    public let tests: [String: [String]]

    /// Reads a list.
    ///
    /// - Parameter path: below the project's folder.
    /// - Throws: an error if it can't be read.
    public init(_ path: String) throws {
        var tests: [String: [String]] = [:]
        var sentence = ""
        for line in try String(contentsOf: Document.project.appending(path: path), encoding: .utf8)
            .split(separator: "\n")
        {
            if line.hasPrefix("    ") {
                tests[sentence, default: []].append(String(line.dropFirst(4)))
            } else {
                sentence = String(line)
            }
        }
        self.tests = tests
    }

    /// Returns what a document's sentences and this list do not agree on: sentences without a test, entries that no
    /// sentence begins with, and names that are no test's.
    public func faults(in sentences: [String]) throws -> [String] {
        let all = try Self.testNames()
        return sentences.filter { sentence in !tests.keys.contains { sentence.hasPrefix($0) } }.map { "no test: \($0)" }
            + tests.keys.filter { start in !sentences.contains { $0.hasPrefix(start) } }.map { "not said: \($0)" }
            + Set(tests.values.flatMap(\.self)).subtracting(all).map { "no such test: \($0)" }
    }

    /// Returns the names of all functions in the folder of tests.
    public static func testNames() throws -> Set<String> {
        var names: Set<String> = []
        let files = FileManager.default.enumerator(
            at: Document.project.appending(path: "Tests"), includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where ["swift", "py"].contains(file.pathExtension) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let start = line.firstRange(of: "func ") ?? line.firstRange(of: "def ") else { continue }
                names.insert(String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        return names
    }
}

extension Document {
    /// The first cells of the tables' rows, without their heads.
    public var rows: [String] { table.compactMap(\.first) }

    /// The cells of the tables' rows, without their heads.
    public var table: [[String]] {
        var isHead = true
        return lines.compactMap { line in
            guard line.hasPrefix("|") else {
                isHead = true
                return nil
            }
            if line.hasPrefix("|---") {
                isHead = false
                return nil
            }
            guard !isHead else { return nil }
            let cells = line.dropFirst(2).components(separatedBy: " | ")
            return cells.map { $0.hasSuffix(" |") ? String($0.dropLast(2)) : $0 }
        }
    }

    /// The sentences around tables and code, without headings.
    public var sentences: [String] {
        var prose: [Substring] = []
        var isCode = false
        for line in lines {
            if line.hasPrefix("```") { isCode.toggle() }
            prose.append(isCode || ["```", "#", "|"].contains { line.hasPrefix($0) } ? "" : line)
        }
        return prose.split(separator: "").flatMap { paragraph in
            paragraph.joined(separator: " ").replacing(/([.:]) (?=[`#A-Z])/) { "\($0.1)\n" }
                .split(separator: "\n").map(String.init)
        }
    }
}
