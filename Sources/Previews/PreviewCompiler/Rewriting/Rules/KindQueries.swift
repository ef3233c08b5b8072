import SwiftSyntax

/// A rule that makes `delegate.isKind(of: Flow.self)` a question of Swift's, `(delegate is Flow)`: the protocols of Apple's
/// frameworks inherit it from Objective-C's.
final class KindQueries: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, node.trailingClosure == nil, let argument = node.arguments.first,
            argument.label?.text == "of",
            let kind = argument.expression.as(MemberAccessExprSyntax.self), kind.declName.baseName.text == "self",
            let type = kind.base, type.trimmedDescription.split(separator: ".").last?.first?.isUppercase == true,
            let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "isKind",
            let base = access.base, !base.is(SuperExprSyntax.self)
        else { return .visitChildren }
        let chained = base.as(OptionalChainingExprSyntax.self)
        let object = chained?.expression ?? base
        // The answer of an optional chain is optional.
        let isOptional = chained != nil || base.trimmedDescription.contains("?.")
        edits.insert(isOptional ? "Optional(" : "(", at: object.bytes.lowerBound)
        edits.replace(object.bytes.upperBound..<type.bytes.lowerBound, with: " is ")
        edits.replace(type.bytes.upperBound..<node.bytes.upperBound, with: ")")
        return .visitChildren
    }
}
