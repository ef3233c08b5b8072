import SwiftSyntax

/// A rule that marks initialisers of classes `convenience` which call another one of the class by `self.init(...)`.
///
/// Only those may do so; compilers of before Swift 5 took others, too.
final class DelegatingInitializers: RewritingRule {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.modifiers.has("convenience"), let body = node.body,
            node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
            body.statements.contains(where: { Self.delegates($0.item) })
        else { return .visitChildren }
        edits.insert("convenience ", at: node.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .visitChildren
    }

    /// Whether a statement is a call of `self.init`.
    private static func delegates(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard let call = item.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return access.declName.baseName.text == "init" && access.base?.trimmedDescription == "self"
    }
}
