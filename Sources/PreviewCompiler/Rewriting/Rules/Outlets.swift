import SwiftSyntax

/// Gives outlets that would be connected by Interface Builder a plain object of their type, as no such files are read.
final class Outlets: RewritingRule {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.named("IBOutlet") != nil, let binding = node.bindings.first, binding.initializer == nil,
            let optional = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return .skipChildren }
        guard let value = value(of: optional.wrappedType, in: node) else { return .skipChildren }
        // Nothing else holds it.
        for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
            edits.remove(modifier.bytesWithSpace)
        }
        edits.insert(" = \(value)", at: optional.bytes.upperBound)
        note(
            "no Interface Builder files are read: the outlet '\(binding.pattern.trimmedDescription)' is a new "
                + "\(optional.wrappedType.trimmedDescription), put where it is seen unless your code places it",
            at: node)
        return .skipChildren
    }

    private func value(of type: TypeSyntax, in node: VariableDeclSyntax) -> String? {
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        let name = type.trimmedDescription
        if type.plainName == "UICollectionView" {
            let owner = node.enclosingTypeName.flatMap { index.type(named: $0)?.type }
            let layout = owner.flatMap(index.layoutOfInterfaceBuilder) ?? "UICollectionViewFlowLayout"
            return "\(name)(frame: .zero, collectionViewLayout: \(layout)())"
        }
        guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return nil }
        return "\(name)()"
    }
}
