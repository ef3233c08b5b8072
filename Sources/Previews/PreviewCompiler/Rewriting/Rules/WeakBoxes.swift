import SwiftSyntax

/// A rule that lets a generic class with a weak property hold objects of a protocol: `Weak<T: AnyObject>` of `Weak<Delegate>`.
///
/// To Objective-C a value of a protocol of its own is an object; to Swift it is none, whatever conforms.
final class WeakBoxes: RewritingRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.name.text, node.genericParameterClause, node.memberBlock.members)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.name.text, node.genericParameterClause, node.memberBlock.members)
        return .visitChildren
    }

    private func rewrite(_ name: String, _ clause: GenericParameterClauseSyntax?, _ members: MemberBlockItemListSyntax)
    {
        guard let parameters = clause?.parameters, parameters.count == 1, let parameter = parameters.first,
            let limit = parameter.inheritedType, ["AnyObject", "class"].contains(limit.trimmedDescription),
            members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
        else { return }
        let element = parameter.name.text
        let held = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { property in
            Self.held(property, element).map { (property, $0) }
        }
        guard !held.isEmpty, holdsProtocol(name) else { return }
        edits.remove(parameter.name.bytes.upperBound..<limit.bytes.upperBound)
        for (property, name) in held {
            let access = property.modifiers.filter { $0.name.text != "weak" }.map { $0.trimmedDescription + " " }
                .joined()
            edits.replace(
                property.bytes,
                with: "private weak var zoetropeHeld_\(name): AnyObject?; \(access)var \(name): \(element)? "
                    + "{ get { zoetropeHeld_\(name) as? \(element) } "
                    + "set { zoetropeHeld_\(name) = newValue.map { $0 as AnyObject } } }")
        }
    }

    /// Returns the name of `weak var value: T?`; nil for another property.
    private static func held(_ property: VariableDeclSyntax, _ element: String) -> String? {
        guard property.modifiers.contains(where: { $0.name.text == "weak" && $0.detail == nil }),
            !property.modifiers.contains(where: { $0.detail != nil }), property.bindings.count == 1,
            let binding = property.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            ["\(element)?", "\(element)!"].contains(binding.typeAnnotation?.type.trimmedDescription)
        else { return nil }
        return name
    }

    /// Whether somewhere the generic type is that of one of the project's protocols.
    private func holdsProtocol(_ name: String) -> Bool {
        let protocols = index.types.filter { $0.type.kind == .protocol }.map(\.type.name)
        return index.files.contains { file in
            let text = String(decoding: file.text, as: UTF8.self)
            return text.contains("\(name)<")
                && protocols.contains { text.contains("\(name)<\($0)>") || text.contains("\(name)<any \($0)>") }
        }
    }
}
