import SwiftSyntax

/// How an object of a class is made.
struct Construction {
    /// The expression that makes one.
    private(set) var code = ""
    /// Why none can be made; nil if one can.
    private(set) var fault: String?
    /// The framework's class whose initialisers it inherits, if no class of the project has any.
    private(set) var inherited: String?

    private let index: ProjectIndex

    /// Looks for an initialiser that needs nothing, or arguments for which there are obvious values: sizes, numbers,
    /// colours, closures.
    init(_ type: TypeDeclaration, _ index: ProjectIndex) {
        self.index = index
        guard !type.isGeneric else {
            fault = "it is generic, so that its arguments are open"
            return
        }
        for name in [type.name] + index.superclasses(of: type.name) {
            guard let found = index.type(named: name)?.type else {
                inherited = name
                break
            }
            let all = Self.initializers(of: found, index)
            let initializers = all.filter { !$0.modifiers.isHidden }
            if initializers.contains(where: { $0.needsNothing }) { break }
            for initializer in initializers {
                guard let arguments = arguments(initializer) else { continue }
                code = "\(type.name)(\(arguments))"
                return
            }
            // With designated initialisers of its own, a class does not inherit any.
            let designated = all.filter { !$0.modifiers.has("convenience") }
            guard designated.isEmpty else {
                fault = Self.fault(designated)
                return
            }
            if let unset = found.members.active.first(where: { $0.as(VariableDeclSyntax.self)?.needsValue == true }) {
                let name = unset.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
                fault = "'\(name)' has no value"
                return
            }
        }
        code = "\(type.name)()"
    }

    /// Returns an obvious value of a type; nil if there is none.
    static func value(of type: TypeSyntax, _ index: ProjectIndex) -> String? {
        Construction(index).value(of: type)
    }

    private init(_ index: ProjectIndex) {
        self.index = index
    }

    private static func initializers(of type: TypeDeclaration, _ index: ProjectIndex) -> [InitializerDeclSyntax] {
        let members =
            type.members.active
            + index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active }
        return members.compactMap { $0.as(InitializerDeclSyntax.self) }
    }

    private static func fault(_ designated: [InitializerDeclSyntax]) -> String {
        let signatures = designated.filter { !$0.isForCoding }
            .map { "init" + $0.signature.labels }
        if signatures.isEmpty { return "it is made by a storyboard, which is not here, or else declare init()" }
        return "its initialisers need arguments: \(signatures.joined(separator: ", "))"
    }

    // MARK: Obvious values

    /// Returns the arguments of an initialiser, nil if one of its parameters has no obvious value.
    private func arguments(_ initializer: InitializerDeclSyntax) -> String? {
        guard initializer.optionalMark == nil, !initializer.isForCoding, initializer.genericParameterClause == nil
        else {
            return nil
        }
        var arguments: [String] = []
        for parameter in initializer.signature.parameterClause.parameters where parameter.defaultValue == nil {
            guard let value = value(of: parameter.type) else { return nil }
            let label = parameter.firstName.text
            arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        return arguments.joined(separator: ", ")
    }

    private static let values: [String: String] = [
        "CGFloat": "10", "Double": "10", "Float": "10", "Int": "3", "UInt": "3", "Bool": "false", "String": "\"\"",
        "TimeInterval": "1", "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": ".zero", "CGRect": ".zero",
        "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero", "UIColor": ".systemBlue",
        "UIFont": ".systemFont(ofSize: 17)", "UIImage": "UIImage()", "IndexPath": "IndexPath(item: 0, section: 0)",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()",
        "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()", "UICollectionView.ScrollDirection": ".vertical",
        "UICollectionViewScrollDirection": ".vertical",
        "UICollectionViewCompositionalLayoutConfiguration":
            "UICollectionViewCompositionalLayoutConfiguration()",
    ]

    private func value(of type: TypeSyntax, depth: Int = 0) -> String? {
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let attributed = type.as(AttributedTypeSyntax.self) { return value(of: attributed.baseType, depth: depth) }
        if let function = type.as(FunctionTypeSyntax.self) {
            let result = function.returnClause.type
            let ignored =
                function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
            if ["Void", "()"].contains(result.trimmedDescription) { return "{ \(ignored)}" }
            return value(of: result, depth: depth + 1).map { "{ \(ignored)\($0) }" }
        }
        let name = type.trimmedDescription
        if let known = Self.values[name] { return known }
        guard depth < 3, let found = index.type(named: name)?.type, !found.isGeneric, !found.isHidden else {
            return nil
        }
        switch found.kind {
        case .enumeration:
            let cases = found.members.active.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
            return cases.first { $0.parameterClause == nil }.map { "\(name).\($0.name.text)" }
        case .structure: return structure(found, depth)
        default: return nil
        }
    }

    /// Returns the code that makes a structure by its own initialiser that needs nothing, or with a value for each property.
    private func structure(_ type: TypeDeclaration, _ depth: Int) -> String? {
        let initializers = Self.initializers(of: type, index)
        guard initializers.isEmpty else {
            return initializers.contains { $0.needsNothing } ? "\(type.name)()" : nil
        }
        var arguments: [String] = []
        for variable in type.members.active.compactMap({ $0.as(VariableDeclSyntax.self) }) where variable.needsValue {
            guard !variable.modifiers.isHidden, let binding = variable.bindings.first, variable.bindings.count == 1,
                let type = binding.typeAnnotation?.type, let value = value(of: type, depth: depth + 1)
            else { return nil }
            arguments.append("\(binding.pattern.trimmedDescription): \(value)")
        }
        return "\(type.name)(\(arguments.joined(separator: ", ")))"
    }
}

extension InitializerDeclSyntax {
    var needsNothing: Bool {
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
