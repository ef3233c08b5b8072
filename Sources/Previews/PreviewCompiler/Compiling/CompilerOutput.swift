import PreviewProtocol
import ProjectFiles
import SwiftSyntax

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
    ///
    /// - Parameters:
    ///   - messages: the compiler's.
    ///   - sources: what was compiled.
    ///   - index: the types in it.
    ///   - missing: the files that are left out, by the names that they declare.
    ///   - lost: why declarations are left out, by their names.
    ///   - objectiveC: the names of sources in Objective-C, which mostly are those of their classes.
    /// - Returns: the messages with the places in the user's files.
    static func diagnostics(
        _ messages: [Message], of sources: RewrittenSources, _ index: ProjectIndex,
        missing: [String: LeftOutFile] = [:], lost: [String: String] = [:], objectiveC: Set<String> = []
    ) -> [PreviewDiagnostic] {
        var result: [PreviewDiagnostic] = []
        for message in atOpeningBraces(messages) {
            let file = sources.files.first { $0.original.location == message.file }
            let text = Self.text(of: message, in: file?.original, index, missing, lost, objectiveC)
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
        return inReadingOrder(result)
    }

    /// Returns messages of which those of braces without an end have the places of the braces.
    ///
    /// The compiler finds that one has none where the file ends, behind what was added to it, and tells the brace in a note.
    private static func atOpeningBraces(_ messages: [Message]) -> [Message] {
        var result: [Message] = []
        for message in messages {
            if message.text == "to match this opening '{'", let error = result.last, error.severity == .error {
                result[result.count - 1] = message
                result[result.count - 1].severity = .error
                result[result.count - 1].text = "\(error.text) to match this '{'"
            } else {
                result.append(message)
            }
        }
        return result
    }

    /// Returns the diagnostics without the errors that have no line, if others have one: what is added to a file fails
    /// mostly for what is wrong in it.
    static func withoutConsequences(_ diagnostics: [PreviewDiagnostic]) -> [PreviewDiagnostic] {
        guard diagnostics.contains(where: { $0.severity == .error && $0.line > 0 }) else { return diagnostics }
        return diagnostics.filter { $0.severity != .error || $0.line > 0 }
    }

    /// Returns the messages of each file from its top down and then those without a line, the files in the order in which
    /// they are first named.
    ///
    /// What is wrong further up is mostly the reason for what is wrong below; the compiler names it later where the
    /// first is found while types are checked, and the second while the text is parsed. What is found in code that was added
    /// to a file, and has no line there, is last.
    private static func inReadingOrder(_ diagnostics: [PreviewDiagnostic]) -> [PreviewDiagnostic] {
        var ranks: [String?: Int] = [:]
        for diagnostic in diagnostics where ranks[diagnostic.file] == nil { ranks[diagnostic.file] = ranks.count }
        return diagnostics.enumerated()
            .map { (place: [ranks[$1.file] ?? 0, $1.line > 0 ? $1.line : .max, $1.column, $0], diagnostic: $1) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }
            .map(\.diagnostic)
    }

    private static func text(
        of message: Message, in file: SourceFile?, _ index: ProjectIndex, _ missing: [String: LeftOutFile],
        _ lost: [String: String], _ objectiveC: Set<String>
    ) -> String {
        // That asks for a report on the compiler, which whoever reads it here can't help.
        if message.text.hasPrefix("failed to produce diagnostic") {
            return "the compiler does not say what is wrong with it"
        }
        let type = file?.typeName(around: message.line)
        let source = file?.lines.content(of: message.line)
        if let lack = EngineLacks.explainedOverride(message.text, source, in: type, index) { return lack }
        guard let name = missingName(in: message.text) else { return EngineLacks.explained(message.text, index) }
        if let reason = lost[name] { return "\(message.text) (it is left out: \(root(of: reason)))" }
        guard let file = missing[name] else {
            guard objectiveC.contains(name) else { return EngineLacks.explained(message.text, in: type, index) }
            return message.text
                + " (it is in Objective-C, which is not compiled: a file in \(ProjectFolder.stubs) can stand in for it)"
        }
        return message.text + " (declared in \(file.file), which is left out: \(file.reason); "
            + "a file in \(ProjectFolder.stubs) can stand in for it)"
    }

    /// What a reason that has others in it comes down to.
    private static func root(of reason: String) -> String {
        let levels = reason.ranges(of: "(it is left out: ")
        guard let last = levels.last else { return reason }
        var text = reason[last.upperBound...]
        for _ in levels where text.last == ")" { text.removeLast() }
        return String(text)
    }

    private static func missingName(in text: String) -> String? {
        text.firstMatch(of: #/cannot find (?:type )?'([^']+)' in scope/#).map { String($0.1) }
    }
}

extension SourceFile {
    /// Returns the full name of the type in which a line begins; nil outside of any.
    fileprivate func typeName(around line: Int) -> String? {
        guard 1...lines.count ~= line else { return nil }
        return tree.token(at: AbsolutePosition(utf8Offset: lines.start(of: line)))?.enclosingTypeName
    }
}
