import SwiftSyntax

/// A rule that isolates declarations to the main actor, one by one, in the sources of targets that do so by default.
///
/// The compiler can only do it for a whole module, and previews compile a project and its packages as one. The isolation is
/// one of before concurrency, `@preconcurrency`: code of other targets and packages may call what is declared as it could of another
/// module. What SE-0466 leaves as it is stays so: actors, errors, coding keys, and what says otherwise. So do SwiftData's models,
/// whose properties conditions and orders name wherever these are.
final class DefaultIsolation: RewritingRule {
    /// Protocols whose values go from one actor to another.
    private static let exempt: Set = ["CodingKey", "Error", "LocalizedError"]

    override func run() {
        if index.isolated.contains(file.path) { super.run() }
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        ModelClasses.isModel(node, in: file) ? .visitChildren : visit(type: node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(type: node) }

    /// Members of the project's types have the isolation of these.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard index.type(named: node.extendedType.plainName) == nil, !isIsolated(node) else { return .visitChildren }
        for member in node.memberBlock.members.active
        where !member.isProtocol((any DeclGroupSyntax).self) && !member.is(TypeAliasDeclSyntax.self) {
            isolate(member)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isGlobal { isolate(node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isGlobal { isolate(node) }
        return .visitChildren
    }

    private func visit(type node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
        if Self.exempt.isDisjoint(with: inherited) { isolate(node) }
        return .visitChildren
    }

    /// Whether a declaration says where it is isolated.
    private func isIsolated(_ node: some SyntaxProtocol) -> Bool {
        node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("nonisolated") == true
            || attributes(of: node).contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") == true
            }
    }

    private func isolate(_ node: some SyntaxProtocol) {
        guard !isIsolated(node) else { return }
        let isOfBefore = attributes(of: node).named("preconcurrency") != nil
        edits.insert(isOfBefore ? "@MainActor " : "@preconcurrency @MainActor ", at: node.bytes.lowerBound)
    }

    private func attributes(of node: some SyntaxProtocol) -> AttributeListSyntax {
        node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    }
}

extension SyntaxProtocol {
    /// Whether a declaration is outside of any other.
    fileprivate var isGlobal: Bool {
        var next = parent
        while let node = next {
            if node.is(SourceFileSyntax.self) { return true }
            guard
                node.is(CodeBlockItemSyntax.self) || node.is(CodeBlockItemListSyntax.self)
                    || node.is(IfConfigDeclSyntax.self) || node.is(IfConfigClauseSyntax.self)
                    || node.is(IfConfigClauseListSyntax.self)
            else { return false }
            next = node.parent
        }
        return false
    }
}
