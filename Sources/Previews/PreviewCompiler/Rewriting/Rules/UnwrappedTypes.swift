import SwiftSyntax

/// A rule that makes optionals of implicitly unwrapped ones within other types and in casts, `a as NSArray!`, which Swift once took.
final class UnwrappedTypes: RewritingRule {
    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        if !isAllowed(node) { edits.replace(node.exclamationMark.bytes, with: "?") }
        return .visitChildren
    }

    /// Whether the type is that of a declaration, as Swift has it.
    private func isAllowed(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> Bool {
        guard var parent = node.parent else { return false }
        if parent.is(AttributedTypeSyntax.self), let outer = parent.parent { parent = outer }
        if let clause = parent.as(ReturnClauseSyntax.self) {
            return clause.parent?.is(FunctionSignatureSyntax.self) == true
                || clause.parent?.is(SubscriptDeclSyntax.self) == true
        }
        return parent.is(TypeAnnotationSyntax.self) || parent.is(FunctionParameterSyntax.self)
            || parent.is(ClosureParameterSyntax.self)
    }
}
