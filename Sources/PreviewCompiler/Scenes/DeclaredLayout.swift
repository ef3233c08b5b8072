import SwiftSyntax

/// A `UICollectionViewLayout` subclass of the project.
struct DeclaredLayout {
    /// The class's full name.
    var name: String
    var file: SourceFile
    var line: Int
    /// The function that makes one.
    var function: String
    /// Why it can't be shown by itself.
    var fault: String?

    static let frameworkLayouts: Set<String> = ["UICollectionViewFlowLayout", "UICollectionViewLayout"]

    static func all(in index: ProjectIndex) -> [DeclaredLayout] {
        index.types.compactMap { file, type in
            guard type.kind == .class, let root = index.superclasses(of: type.name).last,
                frameworkLayouts.contains(root)
            else { return nil }
            let identifier = type.name.replacing(".", with: "_")
            return DeclaredLayout(
                name: type.name, file: file, line: file.line(of: type.node),
                function: "zoetropeLayout_\(file.identifier)_\(identifier)", fault: fault(type, index))
        }
    }

    /// Why no layout can be made without arguments; nil if one can.
    private static func fault(_ type: TypeDeclaration, _ index: ProjectIndex) -> String? {
        if type.isGeneric { return "it is generic, so that its arguments are open" }
        for name in [type.name] + index.superclasses(of: type.name) {
            guard let found = index.type(named: name)?.type else { return nil }
            let members =
                found.members.active
                + index.extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
            let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
            if initializers.contains(where: { $0.needsNothing && !$0.modifiers.isHidden }) { return nil }
            // With designated initialisers of its own, a class does not inherit any.
            let designated = initializers.filter { !$0.modifiers.has("convenience") }
            guard designated.isEmpty else { return fault(designated) }
            if let unset = found.members.active.first(where: { $0.as(VariableDeclSyntax.self)?.needsValue == true }) {
                return
                    "'\(unset.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? "")' has no value"
            }
        }
        return nil
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

extension AccessorBlockSyntax {
    /// Whether the property is computed, not only observed.
    var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
