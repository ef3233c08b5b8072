import SwiftSyntax

/// A rule that leaves out the parameter which closures without any could have before Swift 4:
/// `queue.async { _ in show() }` is `queue.async { show() }`.
final class SurplusParameters: RewritingRule {
    /// Functions whose closures have no parameter, with the labels of their calls; nil for any.
    private static let functions: [String: Set<String>?] = [
        "async": nil, "asyncAfter": nil, "dismiss": ["animated:", "animated:completion:"],
        "present": ["_:animated:", "_:animated:completion:"], "setCompletionBlock": ["", "_:"],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard
            let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self),
            let labels = Self.functions[member.baseName.text]
        else { return .visitChildren }
        let written = node.arguments.map { ($0.label?.plainText ?? "_") + ":" }.joined()
        guard labels?.contains(written) ?? member.parent?.is(MemberAccessExprSyntax.self) ?? false else {
            return .visitChildren
        }
        let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
        guard let signature = closure?.signature, signature.capture == nil, signature.returnClause == nil,
            let parameters = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
            parameters.count == 1, parameters.first?.name.text == "_"
        else { return .visitChildren }
        edits.remove(signature.bytes)
        return .visitChildren
    }
}
