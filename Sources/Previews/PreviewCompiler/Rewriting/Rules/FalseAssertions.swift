import SwiftSyntax

/// A rule that has `assert(false)` at the end of a way through a function be what never returns, as in a debug build: such a way
/// needs no value.
final class FalseAssertions: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["assert", "precondition"].contains(node.calledExpression.trimmedDescription),
            let first = node.arguments.first, first.label == nil,
            first.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "false",
            let item = node.parent?.as(CodeBlockItemSyntax.self),
            item.parent?.as(CodeBlockItemListSyntax.self)?.last?.id == item.id
        else { return .visitChildren }
        edits.replace(node.calledExpression.bytes, with: "preconditionFailure")
        edits.replace(first.bytes, with: "")
        return .skipChildren
    }
}
