import SwiftSyntax

/// A rule that leaves out the parameter which closures without any could have before Swift 4:
/// `queue.async { _ in show() }` is `queue.async { show() }`.
final class SurplusParameters: RewritingRule {
    private static let functions: Set<String> = ["async", "asyncAfter"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            Self.functions.contains(member.declName.baseName.text),
            let signature = node.trailingClosure?.signature, signature.capture == nil, signature.returnClause == nil,
            let parameters = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
            parameters.count == 1, parameters.first?.name.text == "_"
        else { return .visitChildren }
        edits.remove(signature.bytes)
        return .visitChildren
    }
}
