import SwiftSyntax

/// Asks Swift for the name of an object's class, in place of Objective-C's class method: `type(of: view).description()`,
/// `Card.description()`, `Card.self.description()`, `cellClass.description()` of a parameter that is a class.
final class MetatypeDescriptions: RewritingRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            access.declName.baseName.text == "description", let base = access.base
        else { return .visitChildren }
        if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
            call.arguments.first?.label?.text == "of"
        {
            edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: ")")
            edits.insert("String(describing: ", at: base.bytes.lowerBound)
            return .visitChildren
        }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, isMetatype(name, of: node) {
            edits.replace(base.bytes.upperBound..<node.bytes.upperBound, with: ")")
            edits.insert("String(describing: ", at: base.bytes.lowerBound)
            return .visitChildren
        }
        let metatype = base.as(MemberAccessExprSyntax.self)
        let type = metatype?.declName.baseName.text == "self" ? metatype?.base ?? base : base
        if let name = type.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
            !hasDescription(name)
        {
            edits.replace(type.bytes.upperBound..<node.bytes.upperBound, with: ".self)")
            edits.insert("String(describing: ", at: base.bytes.lowerBound)
        }
        return .visitChildren
    }

    /// Whether a name is that of a parameter that is a type: `cellClass: UITableViewCell.Type`.
    private func isMetatype(_ name: String, of node: some SyntaxProtocol) -> Bool {
        let type = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.parameterType(of: name) }.first
        return type?.as(MetatypeTypeSyntax.self)?.metatypeSpecifier.text == "Type"
    }

    /// Whether a type of the project has such a method of its own.
    private func hasDescription(_ name: String) -> Bool {
        index.type(named: name)?.type.members.active.contains {
            $0.as(FunctionDeclSyntax.self)?.name.plainText == "description"
        } ?? false
    }
}
