import PreviewProtocol
import ProjectFiles

/// The compiler's messages as values.
enum CompilerOutput {
    struct Message: Equatable {
        var file: String
        var line: Int
        var column: Int
        var severity: PreviewDiagnostic.Severity
        var text: String
    }

    /// Reads `path:line:column: error: text` from what swiftc prints with `-diagnostic-style llvm`.
    ///
    /// Its excerpts of the source are left out.
    static func parse(_ output: String) -> [Message] {
        var messages: [Message] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*)/#) else {
                if let match = line.wholeMatch(of: #/(?:<unknown>:0: |swiftc: )?error: (.*)/#) {
                    messages.append(Message(file: "", line: 0, column: 0, severity: .error, text: String(match.1)))
                }
                continue
            }
            messages.append(
                Message(
                    file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
                    severity: PreviewDiagnostic.Severity(rawValue: String(match.4)) ?? .error, text: String(match.5)))
        }
        return messages
    }

    /// Returns the messages about the user's files.
    static func diagnostics(
        _ messages: [Message], of sources: RewrittenSources, missing: [String: LeftOutFile]
    ) -> [PreviewDiagnostic] {
        var result: [PreviewDiagnostic] = []
        for message in messages {
            let file = sources.files.first { $0.original.location == message.file }
            let hint = missingName(in: message.text).flatMap { missing[$0] }.map {
                " (declared in \($0.file), which is left out: \($0.reason); a file in \(ProjectFolder.stubs) can stand in for it)"
            }
            let text = message.text + (hint ?? "")
            guard let file else {
                if message.severity == .error {
                    result.append(PreviewDiagnostic(severity: .error, message: text))
                }
                continue
            }
            let lines = file.original.lines
            guard let source = lines.content(of: message.line) else {
                result.append(
                    PreviewDiagnostic(severity: message.severity, file: file.original.path, message: text))
                continue
            }
            let diagnostic = PreviewDiagnostic(
                severity: message.severity, file: file.original.path, line: message.line,
                column: file.edits.originalColumn(message.column, inLine: message.line, of: lines), message: text,
                source: source)
            if !result.contains(diagnostic) { result.append(diagnostic) }
        }
        return result
    }

    private static func missingName(in text: String) -> String? {
        text.firstMatch(of: #/cannot find (?:type )?'([^']+)' in scope/#).map { String($0.1) }
    }
}
