import PreviewProtocol

/// What the rules edit in files, and what they say, kept for the next build.
///
/// A file is gone through again if it has changed, or if another one has in what the rules read of it.
final class FileEdits {
    /// Those of one file.
    struct Entry {
        let file: SourceFile
        let edits: [SourceEdit]
        let notes: [PreviewDiagnostic]
    }

    private var context: RewritingContext?
    private var entries: [String: Entry] = [:]
    /// The number of files that have been gone through.
    private(set) var visited = 0

    /// Returns the edits of all files of an index, in the order of its files.
    func edits(in index: ProjectIndex) -> [Entry] {
        let context = RewritingContext(of: index)
        if context != self.context { entries = [:] }
        self.context = context
        let all = index.files.map { file in
            if let kept = entries[file.path], kept.file === file { return kept }
            visited += 1
            return Self.entry(file, index)
        }
        entries = Dictionary(all.map { ($0.file.path, $0) }) { first, _ in first }
        return all
    }

    private static func entry(_ file: SourceFile, _ index: ProjectIndex) -> Entry {
        var edits: [SourceEdit] = []
        var notes: [PreviewDiagnostic] = []
        for type in RewritingRule.all {
            let rule = type.init(file, index)
            rule.run()
            edits += rule.edits.edits
            notes += rule.notes
        }
        return Entry(file: file, edits: edits, notes: notes)
    }
}
