import ProjectFiles
import SwiftParser
import SwiftSyntax

/// A parsed Swift file of the project.
final class SourceFile {
    /// The path relative to the project's folder.
    let path: String
    /// The absolute path.
    let location: String
    /// The contents, UTF-8; spaces stand for what is left out of them.
    let text: [UInt8]
    /// The contents of the file, in the Swift of today.
    let original: [UInt8]
    /// The contents of the file as it is stored.
    let stored: [UInt8]
    let tree: SourceFileSyntax
    let lines: LineTable
    let summary: FileSummary
    private(set) lazy var indexPart = IndexPart(of: self)
    private(set) lazy var additions = makeAdditions()
    /// How it reads answers by names, found once, as that is asked at each save.
    private(set) lazy var answers = AnswerReader(tree)
    /// How the members of each of its extensions are used.
    private(set) lazy var extensionUses = summary.extensions.map {
        $0.node.memberBlock.members.active.map(MemberUse.init)
    }

    convenience init(path: String, in folder: String, text: [UInt8]) {
        self.init(
            path: path, location: folder + "/" + path, text: text, original: text, stored: text, lines: LineTable(text))
    }

    /// Makes the file without some of its contents.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - text: as many bytes, of which some are spaces.
    convenience init(_ file: SourceFile, text: [UInt8]) {
        self.init(
            path: file.path, location: file.location, text: text, original: file.original, stored: file.stored,
            lines: file.lines)
    }

    /// Makes the file in another version of the language.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - text: as many lines.
    convenience init(_ file: SourceFile, converted text: [UInt8]) {
        self.init(
            path: file.path, location: file.location, text: text, original: text, stored: file.stored,
            lines: LineTable(text))
    }

    private init(
        path: String, location: String, text: [UInt8], original: [UInt8], stored: [UInt8], lines: LineTable
    ) {
        (self.path, self.location, self.lines) = (path, location, lines)
        (self.text, self.original, self.stored) = (text, original, stored)
        tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        summary = FileSummary(tree)
        isDependency = ProjectFolder.isDependency(path)
    }

    /// Whether a metatype is named in it, as in `UIView.Type`.
    private(set) lazy var namesMetatype = text.contains(Array(".Type".utf8))

    /// Whether it is of a package that the project depends on, of which nothing is shown by itself.
    let isDependency: Bool

    /// Returns the number of the line on which a node begins, from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// The places of a text's lines, in bytes of UTF-8.
struct LineTable: Sendable {
    private let starts: [Int]
    private let text: [UInt8]

    init(_ text: [UInt8]) {
        self.text = text
        starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
    }

    var count: Int { starts.count }

    /// Returns the number of a byte's line, from 1.
    ///
    /// O(log lines).
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Returns the first byte of a line, which is counted from 1.
    func start(of line: Int) -> Int {
        starts[min(max(line, 1), starts.count) - 1]
    }

    /// Returns a line without its end; nil if there is none of that number.
    func content(of line: Int) -> String? {
        guard 1...starts.count ~= line else { return nil }
        let end = line < starts.count ? starts[line] - 1 : text.count
        return String(decoding: text[starts[line - 1]..<end], as: UTF8.self)
            .trimmingSuffix { $0 == "\r" || $0 == "\r\n" }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isCut(last) { text.removeLast() }
        return text
    }
}
