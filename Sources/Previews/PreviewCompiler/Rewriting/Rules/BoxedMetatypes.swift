import SwiftSyntax

/// A rule that has a class be put as an object into a dictionary of objects: `kinds[name] = kind` where `kinds` is declared as
/// `[String: AnyObject]` and `kind` as a `Card.Type`.
///
/// Objective-C's classes are objects.
final class BoxedMetatypes: RewritingRule {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let called = elements[0].as(SubscriptCallExprSyntax.self)?.calledExpression,
            holdsObjects(called), isMetatype(elements[2])
        else { return .visitChildren }
        edits.insert(" as AnyObject", at: elements[2].bytes.upperBound)
        return .visitChildren
    }

    /// Whether an expression names a property of the type around it that is a dictionary of objects.
    private func holdsObjects(_ node: ExprSyntax) -> Bool {
        let access = node.as(MemberAccessExprSyntax.self)
        guard access.map({ $0.base?.trimmedDescription == "self" }) ?? true,
            let name = access?.declName.baseName.plainText ?? node.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            let written = node.enclosingTypeName,
            let type = index.type(named: index.resolved(written, in: "") ?? written)?.type
        else { return false }
        let bindings = type.members.active.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
        return bindings.contains {
            $0.pattern.trimmedDescription == name
                && $0.typeAnnotation?.type.as(DictionaryTypeSyntax.self)?.value.trimmedDescription == "AnyObject"
        }
    }

    /// Whether an expression is a class: `Card.self`, or a parameter `kind: Card.Type`.
    private func isMetatype(_ node: ExprSyntax) -> Bool {
        if let access = node.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text == "self" && access.base != nil
        }
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
        let type = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.parameterType(of: name) }.first
        return type?.is(MetatypeTypeSyntax.self) == true
    }
}
