import SwiftSyntax

/// A method, or a property that computes its value, of an extension or a class.
struct AddedMember {
    /// What it is in.
    enum Kind {
        case method(FunctionDeclSyntax)
        case property(PatternBindingSyntax, AccessorBlockSyntax)
    }

    let kind: Kind
    let node: DeclSyntax
    let name: TokenSyntax
    let modifiers: DeclModifierListSyntax
    /// The name, of a method with labels and types of parameters, by which members override each other.
    let key: String

    /// - Parameter node: a declaration; nil for any other one.
    init?(_ node: DeclSyntax) {
        self.node = node
        if let method = node.as(FunctionDeclSyntax.self) {
            kind = .method(method)
            (name, modifiers) = (method.name, method.modifiers)
            let parameters = method.signature.parameterClause.parameters.map {
                "\($0.firstName.plainText):\($0.type.trimmedDescription)\($0.ellipsis?.text ?? "")"
            }
            key = "\(name.plainText)(\(parameters.joined(separator: ",")))"
        } else if let property = node.as(VariableDeclSyntax.self), property.bindings.count == 1,
            let binding = property.bindings.first, let accessors = binding.accessorBlock, binding.initializer == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        {
            kind = .property(binding, accessors)
            (name, modifiers) = (pattern.identifier, property.modifiers)
            key = name.plainText
        } else {
            return nil
        }
    }

    var isOverride: Bool { modifiers.has("override") }

    /// The code in which it may call the one that it overrides.
    var body: Syntax? {
        switch kind {
        case .method(let method): method.body.map(Syntax.init)
        case .property(_, let accessors): Syntax(accessors)
        }
    }

    /// Whether what it is given can be handed on.
    var canAsk: Bool {
        guard !modifiers.has("static"), !modifiers.has("class") else { return false }
        switch kind {
        case .method(let method):
            let result = method.signature.returnClause?.type.trimmedDescription ?? ""
            return !result.hasPrefix("some ") && !result.contains("Self")
                && method.signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
        case .property(let binding, _):
            guard let type = binding.typeAnnotation?.type.trimmedDescription else { return false }
            return !type.hasPrefix("some ") && !type.contains("Self")
        }
    }
}
