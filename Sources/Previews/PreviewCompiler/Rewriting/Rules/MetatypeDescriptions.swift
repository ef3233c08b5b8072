import SwiftSyntax

/// Asks Swift for the name of an object's class, in place of Objective-C's class method: `type(of: view).description()`.
final class MetatypeDescriptions: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            access.declName.baseName.text == "description", let base = access.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
        else { return .visitChildren }
        edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: ")")
        edits.insert("String(describing: ", at: base.bytes.lowerBound)
        return .visitChildren
    }
}
