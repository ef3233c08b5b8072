import SwiftSyntax

/// A rule that says which class is expected of the controller that a storyboard begins with:
/// `UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() as? Deck`.
///
/// A framework's storyboard may have the name of the app's, as bundles are none here.
final class InitialControllers: RewritingRule {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated().dropFirst(2) {
            guard let type = element.as(TypeExprSyntax.self)?.type, elements[index - 1].is(UnresolvedAsExprSyntax.self),
                let call = elements[index - 2].as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
                call.trailingClosure == nil, let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
                name.baseName.plainText == "instantiateInitialViewController", let bracket = call.leftParen,
                self.index.superclasses(of: type.trimmedDescription).last?.hasPrefix("UI") == true
            else { continue }
            edits.replace(name.bytes, with: "zoetropeInitial")
            edits.insert("\(type.trimmedDescription).self", at: bracket.bytes.upperBound)
        }
        return .visitChildren
    }
}
