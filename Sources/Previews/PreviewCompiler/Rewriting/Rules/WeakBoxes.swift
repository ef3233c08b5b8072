import SwiftSyntax

/// A rule that lets a generic type with a weak property hold objects of a protocol: `Weak<T: AnyObject>` of `Weak<Delegate>`.
///
/// To Objective-C a value of a protocol of its own is an object; to Swift it is none, whatever conforms.
final class WeakBoxes: RewritingRule {
    /// The names of the types that are rewritten.
    private var boxes: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.name.text, node.genericParameterClause, node.memberBlock.members)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node.name.text, node.genericParameterClause, node.memberBlock.members)
        return .visitChildren
    }

    /// What has an identity is an object, whichever type the compiler knows of it.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "ObjectIdentifier", node.arguments.count == 1,
            let argument = node.arguments.first?.expression, argument.is(DeclReferenceExprSyntax.self),
            let type = node.enclosingTypeName?.split(separator: ".").last, boxes.contains(String(type))
        {
            edits.insert(" as AnyObject", at: argument.bytes.upperBound)
        }
        return .visitChildren
    }

    private func rewrite(_ name: String, _ clause: GenericParameterClauseSyntax?, _ members: MemberBlockItemListSyntax)
    {
        guard let parameters = clause?.parameters,
            members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
        else { return }
        let properties = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        for (position, parameter) in parameters.enumerated() {
            guard let limit = parameter.inheritedType, ["AnyObject", "class"].contains(limit.trimmedDescription)
            else { continue }
            let element = parameter.name.text
            let held = properties.filter { Self.holds(element, in: $0) }
            guard !held.isEmpty, holdsProtocol(name, at: position) else { continue }
            boxes.insert(name)
            edits.remove(parameter.name.bytes.upperBound..<limit.bytes.upperBound)
            for property in held {
                let access = property.modifiers.filter { $0.name.text != "weak" }.map { $0.trimmedDescription + " " }
                let names = property.bindings.map { $0.pattern.trimmedDescription }.joined()
                edits.replace(
                    property.bytes, with: "@ZoetropeWeak \(access.joined())var \(names): \(element)?")
            }
        }
    }

    /// Whether a property is `weak var value: T?`, or `let` in place of `var`.
    private static func holds(_ element: String, in property: VariableDeclSyntax) -> Bool {
        guard property.modifiers.contains(where: { $0.name.text == "weak" && $0.detail == nil }),
            property.bindings.count == 1, let binding = property.bindings.first, binding.accessorBlock == nil,
            binding.initializer == nil, binding.pattern.is(IdentifierPatternSyntax.self)
        else { return false }
        return ["\(element)?", "\(element)!"].contains(binding.typeAnnotation?.type.trimmedDescription)
    }

    /// Whether somewhere an argument of the generic type is one of the project's protocols, or a delegate's of UIKit.
    private func holdsProtocol(_ name: String, at position: Int) -> Bool {
        let protocols = Set(index.types.filter { $0.type.kind == .protocol }.map(\.type.name))
        return index.files.contains { file in
            guard file.summary.names.contains(name) else { return false }
            return String(decoding: file.text, as: UTF8.self).split(separator: "\(name)<").dropFirst().contains {
                let arguments = $0.prefix { $0 != ">" && $0 != "\n" }.split(separator: ",")
                guard arguments.count > position else { return false }
                let argument = arguments[position].split(separator: " ").last ?? ""
                return protocols.contains(String(argument))
                    || argument.hasPrefix("UI") && (argument.hasSuffix("Delegate") || argument.hasSuffix("DataSource"))
            }
        }
    }
}
