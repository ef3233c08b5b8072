import PreviewProtocol
import SwiftSyntax

/// The sources as they are compiled.
struct RewrittenSources {
    struct File {
        var original: SourceFile
        var edits: SourceEdits
        var text: [UInt8]
    }

    var files: [File]
    var notes: [PreviewDiagnostic]

    /// Rewrites files by all rules.
    ///
    /// - Parameters:
    ///   - index: the project's files.
    ///   - additions: declarations that are appended to a file, by its path.
    ///   - kept: what has been edited before.
    init(_ index: ProjectIndex, additions: [String: String] = [:], keeping kept: FileEdits = FileEdits()) {
        var edits: [String: SourceEdits] = [:]
        var notes: [PreviewDiagnostic] = []
        for entry in kept.edits(in: index) {
            let previews = PreviewMacros(entry.file, index)
            previews.run()
            var all = SourceEdits(of: entry.file.text)
            all.append(entry.edits)
            all.append(previews.edits.edits)
            notes += entry.notes
            edits[entry.file.path] = all
        }

        let moves = MemberMoves(in: index)
        var finished = edits
        var gone: Set<DeclSyntax> = []
        for move in moves.moves {
            guard let source = edits[move.from.path] else { continue }
            let range = move.from.wholeLines(of: move.member)
            let access = move.access.map { move.member.hasAccess ? "" : $0 + " " } ?? ""
            let text = String(decoding: source.applied(in: range.member), as: UTF8.self)
            finished[move.to.file.path]?.insertLines(
                "\(move.from.location(line: range.line))\n\(range.indentation)\(access)\(text)", at: move.to.type.end,
                of: move.to.file)
            if gone.insert(move.member).inserted { finished[move.from.path]?.remove(range.member) }
        }

        for (file, modifier) in moves.unhidden { finished[file.path]?.remove(modifier.bytesWithSpace) }

        self.notes = notes + moves.notes
        files = index.files.map { file in
            let edits = finished[file.path] ?? SourceEdits(of: file.text)
            // A file may see UIKit by a bridging header or another file's import, and Core Foundation by Foundation.
            let imports = file.summary.imports.contains("UIKit") ? "" : "import UIKit\n"
            var text = Array((imports + file.location(line: 1) + "\n").utf8) + edits.applied()
            if let addition = additions[file.path] { text += "\n\(addition)\n".utf8 }
            return File(original: file, edits: edits, text: text)
        }
    }
}

extension SourceFile {
    /// Returns a declaration's bytes without comments before it, its line and the spaces before it there.
    fileprivate func wholeLines(of member: DeclSyntax) -> (member: Range<Int>, line: Int, indentation: String) {
        let bytes = member.bytes
        let line = lines.line(at: bytes.lowerBound)
        let column = bytes.lowerBound - lines.start(of: line)
        return (bytes, line, String(repeating: " ", count: column))
    }
}

extension DeclSyntax {
    fileprivate var hasAccess: Bool {
        modifiers?.contains { ["public", "open", "internal", "private", "fileprivate"].contains($0.name.text) } ?? false
    }
}
