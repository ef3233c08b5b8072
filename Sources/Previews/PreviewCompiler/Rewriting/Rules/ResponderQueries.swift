import SwiftSyntax

/// A rule that replaces `delegate.responds(to: #selector(...))` by its answer: every method of a framework's protocol
/// is there, with Apple's default where a class does not implement it.
final class ResponderQueries: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "responds", node.arguments.count == 1,
            node.arguments.first?.label?.text == "to", let base = access.base
        else { return .visitChildren }
        let text = base.trimmedDescription
        // The answer of an optional chain is optional.
        if text.hasSuffix("?") {
            edits.replace(node.bytes, with: "\(text.dropLast()).map { _ in true }")
        } else {
            edits.replace(node.bytes, with: "true")
        }
        return .skipChildren
    }
}
