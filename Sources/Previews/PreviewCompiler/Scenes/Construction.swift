import SwiftSyntax

/// Whether objects of a class can be made without arguments.
enum Construction {
    /// Returns why no object of a class can be made without arguments, or nil, with the framework's class whose
    /// initialisers it inherits, if no class of the project has any.
    static func fault(_ type: TypeDeclaration, _ index: ProjectIndex) -> (fault: String?, inherited: String?) {
        if type.isGeneric { return ("it is generic, so that its arguments are open", nil) }
        for name in [type.name] + index.superclasses(of: type.name) {
            guard let found = index.type(named: name)?.type else { return (nil, name) }
            let members =
                found.members.active
                + index.extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
            let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
            if initializers.contains(where: { $0.needsNothing && !$0.modifiers.isHidden }) { return (nil, nil) }
            // With designated initialisers of its own, a class does not inherit any.
            let designated = initializers.filter { !$0.modifiers.has("convenience") }
            guard designated.isEmpty else { return (fault(designated), nil) }
            if let unset = found.members.active.first(where: { $0.as(VariableDeclSyntax.self)?.needsValue == true }) {
                let name = unset.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
                return ("'\(name)' has no value", nil)
            }
        }
        return (nil, nil)
    }

    /// Whether a class is made by `init(coder:)` alone, and that does not fail.
    static func isForStoryboards(_ type: TypeDeclaration) -> Bool {
        let initializers = type.members.active.compactMap { $0.as(InitializerDeclSyntax.self) }
        let designated = initializers.filter { !$0.modifiers.has("convenience") }
        guard designated.count == 1, let first = designated.first, first.isForCoding, let body = first.body else {
            return false
        }
        let text = body.statements.trimmedDescription
        return text.contains("super.init(coder:") && !text.contains("fatalError")
    }

    private static func fault(_ designated: [InitializerDeclSyntax]) -> String {
        let signatures = designated.filter { !$0.isForCoding }
            .map { "init" + $0.signature.labels }
        if signatures.isEmpty { return "it has no initialiser but the one for archives: declare init()" }
        return "its initialisers need arguments: \(signatures.joined(separator: ", "))"
    }
}

extension InitializerDeclSyntax {
    fileprivate var needsNothing: Bool {
        optionalMark == nil && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }

    fileprivate var isForCoding: Bool {
        let parameters = signature.parameterClause.parameters
        return parameters.count == 1 && parameters.first?.firstName.text == "coder"
    }
}

extension VariableDeclSyntax {
    /// A stored property without a value of its own.
    fileprivate var needsValue: Bool {
        guard !modifiers.has("static"), !modifiers.has("class"), !modifiers.has("lazy") else { return false }
        return bindings.contains { binding in
            guard binding.initializer == nil, binding.accessorBlock?.isComputed != true else { return false }
            guard let type = binding.typeAnnotation?.type else { return true }
            let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            return !(isOptional && bindingSpecifier.text == "var")
        }
    }
}
