import SwiftSyntax

/// A rule that names the module of `abs` in extensions of numbers, as Linux's `CGFloat` has an unavailable one of its
/// own.
final class AbsoluteValues: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs",
            node.enclosingTypeName == "CGFloat"
        {
            edits.insert("Swift.", at: name.bytes.lowerBound)
        }
        return .visitChildren
    }
}
