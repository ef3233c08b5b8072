import SwiftSyntax

/// Takes the shared object of a class of Foundation whose initialiser is public on Apple's systems alone: `ProcessInfo()`.
final class SharedObjects: RewritingRule {
    private static let objects = ["ProcessInfo": "processInfo"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let shared = Self.objects[name], index.type(named: name) == nil, let parenthesis = node.leftParen,
            let end = node.rightParen
        else { return .visitChildren }
        edits.replace(parenthesis.bytes.lowerBound..<end.bytes.upperBound, with: ".\(shared)")
        return .visitChildren
    }
}
