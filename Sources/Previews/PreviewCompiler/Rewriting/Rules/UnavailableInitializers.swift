import SwiftSyntax

/// A rule that gives heirs of a class whose `init(coder:)` is marked as unavailable one of their own.
///
/// Swift asks heirs for a required initialiser, but not for one that is unavailable. Previews make it available again, as
/// interfaces' objects are made by it.
final class UnavailableInitializers: RewritingRule {
    override func run() {
        for type in file.summary.types where type.kind == .class && !type.isLocal {
            let own = type.initializers
            guard own.contains(where: { !$0.modifiers.has("convenience") }), Self.coder(of: own) == nil,
                let inherited = inheritedCoder(of: type.name), inherited.isUnavailable
            else { continue }
            let labels = inherited.signature.parameterClause.trimmedDescription
            let mark = inherited.optionalMark?.text ?? ""
            edits.insertLines(
                "\(type.accessOfOverrides)required init\(mark)\(labels) { fatalError(\"\(type.name) has no init(coder:)\") }",
                at: type.end, of: file)
        }
    }

    /// The nearest `init(coder:)` that a class's ancestors in the project declare.
    private func inheritedCoder(of name: String) -> InitializerDeclSyntax? {
        for ancestor in index.superclasses(of: name) {
            guard let type = index.type(named: ancestor)?.type else { return nil }
            if let found = Self.coder(of: type.initializers) {
                return found
            }
        }
        return nil
    }

    private static func coder(of initializers: [InitializerDeclSyntax]) -> InitializerDeclSyntax? {
        initializers.first { $0.signature.labels == "(coder:)" }
    }
}

extension InitializerDeclSyntax {
    /// Whether it is marked as unavailable everywhere.
    fileprivate var isUnavailable: Bool {
        guard let arguments = attributes.named("available")?.arguments?.trimmedDescription else { return false }
        return arguments.hasPrefix("*") && arguments.contains("unavailable")
    }
}
