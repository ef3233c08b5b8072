import SwiftSyntax

/// The types that a file has for itself alone, whose names mean something else in all other files: `Timer`, or a type of another
/// module of the project.
enum HiddenTypes {
    /// Returns a file in which its own types have other names than those that are given.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - names: the names.
    ///   - derived: files that were made before.
    /// - Returns: the file with them.
    static func renamed(in file: SourceFile, unlike names: Set<String>, keeping derived: DerivedFiles) -> SourceFile {
        let summary = file.summary
        let own = summary.types.filter { $0.isHidden && !$0.isLocal && names.contains($0.name) }.map(\.name)
        guard !own.isEmpty else { return file }
        let taken = summary.names.union(summary.declared).union(names)
        let others = own.reduce(into: [:]) { $0[$1] = ExampleNames.other($1, besides: taken) }
        var text = file.text
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let other = others[name],
                token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            else { continue }
            text.replaceSubrange(token.bytes, with: other.utf8)
        }
        return derived.file(file, text: text)
    }
}
