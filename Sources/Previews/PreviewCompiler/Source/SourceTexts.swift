import Foundation
import StageModel

/// The texts of a library's sources, to tell what the next one's have otherwise.
struct SourceTexts {
    /// The number of lines around a change that are listed, too.
    private static let context = 3
    /// The number of lines between the first and the last change beyond which nothing is looked for that stays between them.
    private static let comparedLines = 2000

    /// By their paths; nil before the first library.
    private var texts: [String: [UInt8]]?

    /// Takes the sources of a newer library.
    ///
    /// - Returns: what they have otherwise; nil for the first library, and for one of the same sources.
    mutating func replace(with sources: [String: SourceFile]) -> SourceDifference? {
        let new = sources.filter { !$0.value.isDependency }.mapValues(\.stored)
        defer { texts = new }
        guard let texts else { return nil }
        let paths = Set(texts.keys).union(new.keys).filter { texts[$0] != new[$0] }
        guard !paths.isEmpty else { return nil }
        let files = paths.sorted().map { path in
            SourceDifference.File(
                file: path, parts: Self.parts(Self.lines(texts[path] ?? []), Self.lines(new[path] ?? [])))
        }
        return SourceDifference(time: Date().timeIntervalSince1970, files: files)
    }

    private static func lines(_ text: [UInt8]) -> [String] {
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self).replacing("\t", with: "    ").replacing("\r", with: "")
        }
        // What ends with the end of a line has no further one.
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Returns the lines that differ, with some around them.
    ///
    /// O(lines) and what is between the first and the last change times what is changed there, which is bounded.
    static func parts(_ old: [String], _ new: [String]) -> [[SourceDifference.Line]] {
        let lines = all(old, new)
        var parts: [[SourceDifference.Line]] = []
        var end = 0
        for (index, line) in lines.enumerated() where line.mark != .same {
            let start = max(index - context, end)
            // Changes with little between them are told together.
            if start > end || parts.isEmpty { parts.append([]) }
            let next = min(index + context + 1, lines.count)
            parts[parts.count - 1] += lines[start..<next]
            end = next
        }
        return parts
    }

    /// Returns all lines of both texts, those that are gone before those that have come.
    private static func all(_ old: [String], _ new: [String]) -> [SourceDifference.Line] {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let (gone, come) = (old[head..<old.count - tail], new[head..<new.count - tail])
        let (removed, inserted) = changes(Array(gone), Array(come))
        var lines = new.prefix(head).enumerated().map { SourceDifference.Line(.same, $0.offset + 1, $0.element) }
        var (before, after) = (head, head)
        while before < old.count - tail || after < new.count - tail {
            if before < old.count - tail, removed.contains(before - head) {
                lines.append(.init(.removed, before + 1, old[before]))
                before += 1
            } else if after < new.count - tail, inserted.contains(after - head) {
                lines.append(.init(.added, after + 1, new[after]))
                after += 1
            } else {
                lines.append(.init(.same, after + 1, new[after]))
                (before, after) = (before + 1, after + 1)
            }
        }
        return lines + (new.count - tail..<new.count).map { .init(.same, $0 + 1, new[$0]) }
    }

    /// Returns the places of the lines that are gone, and of those that have come.
    private static func changes(_ old: [String], _ new: [String]) -> (removed: Set<Int>, inserted: Set<Int>) {
        guard old.count <= comparedLines, new.count <= comparedLines else {
            return (Set(old.indices), Set(new.indices))
        }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return (removed, inserted)
    }
}
