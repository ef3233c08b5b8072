import SwiftSyntax

/// Gives outlets that would be connected by Interface Builder a plain object of their type, as no such files are read.
final class Outlets: RewritingRule {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.named("IBOutlet") != nil, let binding = node.bindings.first, binding.initializer == nil,
            let optional = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return .skipChildren }
        if let view = collectionView(ofLayout: optional.wrappedType, in: node), binding.accessorBlock == nil {
            for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
                edits.remove(modifier.bytesWithSpace)
            }
            edits.insert(
                " { get { \(view).collectionViewLayout as? \(optional.wrappedType.trimmedDescription) }"
                    + " set { if let newValue { \(view).collectionViewLayout = newValue } } }",
                at: optional.bytes.upperBound)
            return .skipChildren
        }
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

    /// Returns the outlet, or the controller's property, whose layout an outlet of a layout is; nil if there is none.
    private func collectionView(ofLayout type: TypeSyntax, in node: VariableDeclSyntax) -> String? {
        let name = type.plainName
        guard let owner = node.enclosingTypeName.flatMap({ index.type(named: $0)?.type }),
            DeclaredLayout.frameworkLayouts.contains(name)
                || DeclaredLayout.frameworkLayouts.contains(index.superclasses(of: name).last ?? "")
        else { return nil }
        for member in owner.members.active {
            guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.named("IBOutlet") != nil,
                let binding = variable.bindings.first,
                let name = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
                    .plainName,
                name == "UICollectionView" || index.superclasses(of: name).contains("UICollectionView")
            else { continue }
            return binding.pattern.trimmedDescription
        }
        return index.superclasses(of: owner.name).contains("UICollectionViewController") ? "collectionView" : nil
    }

    private func value(of type: TypeSyntax, in node: VariableDeclSyntax) -> String? {
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        let name = type.trimmedDescription
        let bases = index.superclasses(of: type.plainName)
        // A view's outlet of the controller whose outlet is the view would make both for ever.
        if bases.last?.hasSuffix("ViewController") == true { return nil }
        if type.plainName == "UICollectionView" || bases.contains("UICollectionView") {
            let owner = node.enclosingTypeName.flatMap { index.type(named: $0)?.type }
            let layout = owner.flatMap(index.layoutOfInterfaceBuilder) ?? "UICollectionViewFlowLayout"
            return "\(name)(frame: .zero, collectionViewLayout: \(layout)())"
        }
        guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return nil }
        return "\(name)()"
    }
}
