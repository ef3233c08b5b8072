import PreviewProtocol

/// What the compiler says of the sources, in texts for people: notes that say the same of many places together.
enum DiagnosticTexts {
    /// The number of places of one note that are named.
    private static let named = 3

    /// - Parameters:
    ///   - diagnostics: what the compiler says, with files as the project has them.
    ///   - paths: the files' paths as they are shown.
    /// - Returns: the texts: errors and warnings one by one, in their order, then the notes.
    static func all(_ diagnostics: [PreviewDiagnostic], _ paths: TerminalPaths) -> [String] {
        let diagnostics = diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.file = diagnostic.file.map(paths.path)
            return diagnostic
        }
        let notes = diagnostics.filter { $0.severity == .note }
        // Notes that differ in names alone say the same.
        let groups = Dictionary(grouping: notes) { $0.message.replacing(/'[^']*'/, with: "'...'") }
        let texts = groups.sorted { $0.key < $1.key }.flatMap { message, notes -> [String] in
            guard notes.count > named else { return notes.map(\.text) }
            let places = notes.compactMap { note in note.file.map { "\($0):\(note.line)" } }
            let first = places.prefix(named).joined(separator: ", ")
            return ["note: \(message): \(notes.count) times (\(first) and \(notes.count - named) more)"]
        }
        return diagnostics.filter { $0.severity != .note }.map(\.text) + texts
    }
}

extension PreviewDiagnostic {
    /// The problem as compilers print it.
    fileprivate var text: String {
        guard let file else { return "\(severity.rawValue): \(message)" }
        let head = "\(file):\(line):\(column): \(severity.rawValue): \(message)"
        guard let source, column > 0 else { return head }
        let indent = String(source.utf8.prefix(column - 1).map { $0 == 9 ? "\t" : " " as Character })
        return "\(head)\n\(source)\n\(indent)^"
    }
}
