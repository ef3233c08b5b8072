import SwiftSyntax

/// A replacement of bytes of a source by a text; an empty range inserts.
struct SourceEdit: Equatable {
    /// The range in bytes of UTF-8.
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension SyntaxProtocol {
    /// The node's bytes without the trivia around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The node's bytes and the spaces after it on its line.
    var bytesWithSpace: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset
    }
}

/// Edits of one source that leave the number of its lines as it is, so that what follows an edit keeps its line.
struct SourceEdits {
    private let source: [UInt8]
    private(set) var edits: [SourceEdit] = []

    init(of source: [UInt8]) {
        self.source = source
    }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append(SourceEdit(offset..<offset, text))
    }

    /// Replaces bytes by a text without line ends, and appends the line ends that they had.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let ends = source[range].count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }
        edits.append(SourceEdit(range, text + String(repeating: "\n", count: max(0, ends))))
    }

    /// Removes bytes, but for their line ends.
    mutating func remove(_ range: Range<Int>) {
        replace(range, with: "")
    }

    /// Inserts lines before a place, after which the following keep their line numbers.
    mutating func insertLines(_ text: String, at offset: Int, of file: SourceFile) {
        insert("\n\(text)\n\(file.location(line: file.lines.line(at: offset)))\n", at: offset)
    }

    mutating func append(_ other: [SourceEdit]) {
        edits += other
    }

    /// The edits in order.
    ///
    /// Of two that overlap, the one that begins first or is longer stays.
    var ordered: [SourceEdit] {
        let sorted = edits.enumerated().sorted { one, other in
            let (a, b) = (one.element.range, other.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
            return one.offset < other.offset
        }
        var end = 0
        return sorted.map(\.element).filter { edit in
            guard edit.range.lowerBound >= end else { return false }
            end = max(end, edit.range.upperBound)
            return true
        }
    }

    /// Returns a part of the source with the edits that lie within.
    func applied(in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var offset = range.lowerBound
        for edit in ordered
        where edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound {
            result += source[offset..<edit.range.lowerBound]
            result += edit.text.utf8
            offset = edit.range.upperBound
        }
        return result + source[offset..<range.upperBound]
    }

    func applied() -> [UInt8] { applied(in: 0..<source.count) }

    /// Returns the column before the edits of a column of an edited line, both from 1, in bytes.
    ///
    /// Within a replacement it is the replacement's beginning.
    func originalColumn(_ column: Int, inLine line: Int, of lines: LineTable) -> Int {
        let start = lines.start(of: line)
        let end = line < lines.count ? lines.start(of: line + 1) : source.count
        var offset = start
        // How far the edited line reaches that begins where the original one does.
        var edited = 0
        for edit in ordered where edit.range.upperBound >= start && edit.range.lowerBound < end {
            if edit.range.lowerBound >= start {
                edited += edit.range.lowerBound - offset
                if column - 1 < edited { return edit.range.lowerBound - (edited - column) - start }
            }
            let last = edit.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
            let isBroken = last.utf8.count != edit.text.utf8.count || edit.range.lowerBound < start
            edited = isBroken ? last.utf8.count : edited + last.utf8.count
            if column - 1 < edited { return max(edit.range.lowerBound - start, 0) + 1 }
            offset = edit.range.upperBound
        }
        return min(offset + column - 1 - edited, end) - start + 1
    }
}

extension SourceFile {
    /// Returns the directive that gives the next line the number `line` in this file.
    func location(line: Int) -> String {
        let path = location.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(path)\", line: \(line))"
    }
}
