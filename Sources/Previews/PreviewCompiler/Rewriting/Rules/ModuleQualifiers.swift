import SwiftSyntax

/// A rule that removes the names of the project's own modules before their declarations, as all are compiled as one
/// module.
final class ModuleQualifiers: RewritingRule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self),
            index.isOwnModule(base.baseName.text, before: node.declName.baseName.text)
        {
            edits.remove(base.bytes.lowerBound..<node.period.bytes.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self),
            index.isOwnModule(base.name.text, before: node.name.text)
        {
            edits.remove(base.bytes.lowerBound..<node.period.bytes.upperBound)
        }
        return .visitChildren
    }
}
