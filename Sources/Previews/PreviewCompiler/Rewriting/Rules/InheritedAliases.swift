import SwiftSyntax

/// A rule that has a type inherit by what its own type alias stands for where it says the alias: `class Router: Router.Routes`,
/// which the compiler takes for a circle.
final class InheritedAliases: RewritingRule {
    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let named = node.type.as(MemberTypeSyntax.self), let owner = node.parent?.parent?.parent,
            let group = owner.asProtocol((any DeclGroupSyntax).self),
            let name = owner.asProtocol((any NamedDeclSyntax).self)?.name.text,
            named.baseType.as(IdentifierTypeSyntax.self)?.name.text == name
        else { return .visitChildren }
        let aliases = group.memberBlock.members.active.compactMap { $0.as(TypeAliasDeclSyntax.self) }
        if let alias = aliases.first(where: { $0.name.text == named.name.text }), alias.genericParameterClause == nil {
            edits.replace(named.bytes, with: alias.initializer.value.trimmedDescription)
        }
        return .visitChildren
    }
}
