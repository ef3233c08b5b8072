import SwiftSyntax

/// The methods that the project adds to frameworks' classes and overrides in classes below them.
///
/// Objective-C finds the override when the method is called. Swift alone overrides no method of an extension: the method asks
/// at run time whether the object is of a class with another one.
struct ExtensionMembers {
    /// What begins the name of such a method itself, which the others call by `super`.
    static let bodyPrefix = "zoetropeBase_"
    /// What begins the names of those that override it.
    static let overridePrefix = "zoetropeOverride_"

    /// The classes that override a method, by its name with its parameters.
    private var overriders: [String: [String]] = [:]
    private var bases: Set<String> = []

    init() {}

    init(in index: ProjectIndex) {
        for (declaration, method) in Self.methods(in: index) where !method.isOverride {
            if Self.canAsk(method), index.type(named: declaration.name) == nil { bases.insert(method.overridingKey) }
        }
        guard !bases.isEmpty else { return }
        for (_, type) in index.types where type.kind == .class && !type.isGeneric && !type.isHidden {
            for method in type.members.active.compactMap({ $0.as(FunctionDeclSyntax.self) })
            where isFirst(method, of: type, in: index) {
                overriders[method.overridingKey, default: []].append(type.name)
            }
        }
        // Frameworks' classes after those of the project, which may be below them.
        for (declaration, method) in Self.methods(in: index) where isOverriding(method) {
            overriders[method.overridingKey, default: []].append(declaration.name)
        }
    }

    private static func methods(in index: ProjectIndex) -> [(ExtensionDeclaration, FunctionDeclSyntax)] {
        index.files.flatMap(\.summary.extensions).flatMap { declaration in
            declaration.node.memberBlock.members.active.compactMap { member in
                member.as(FunctionDeclSyntax.self).map { (declaration, $0) }
            }
        }
    }

    /// Whether a method's arguments can be handed on.
    private static func canAsk(_ method: FunctionDeclSyntax) -> Bool {
        let result = method.signature.returnClause?.type.trimmedDescription ?? ""
        return !method.modifiers.has("static") && !method.modifiers.has("class") && !result.hasPrefix("some ")
            && !result.contains("Self") && method.signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
    }

    /// Whether a method overrides one that an extension of the project's adds to a framework's class.
    func isOverriding(_ method: FunctionDeclSyntax) -> Bool {
        method.isOverride && bases.contains(method.overridingKey)
    }

    /// Whether a class's method overrides one that an extension of the project's adds to a framework's class, and none that a
    /// class of the project declares.
    func isOverriding(_ method: FunctionDeclSyntax, of type: TypeDeclaration, in index: ProjectIndex) -> Bool {
        isOverriding(method) && Self.methods(above: type, like: method, in: index).allSatisfy(\.isOverride)
    }

    /// Whether no class of the project between a type and the framework's class has the method, too.
    func isFirst(_ method: FunctionDeclSyntax, of type: TypeDeclaration, in index: ProjectIndex) -> Bool {
        isOverriding(method) && Self.methods(above: type, like: method, in: index).isEmpty
    }

    private static func methods(
        above type: TypeDeclaration, like method: FunctionDeclSyntax, in index: ProjectIndex
    ) -> [FunctionDeclSyntax] {
        index.superclasses(of: type.name).compactMap { index.type(named: $0)?.type }
            .flatMap { $0.members.active.compactMap { $0.as(FunctionDeclSyntax.self) } }
            .filter { $0.overridingKey == method.overridingKey }
    }

    /// The classes that have a method of their own in place of one that an extension adds.
    func overriders(of method: FunctionDeclSyntax) -> [String] {
        method.isOverride ? [] : overriders[method.overridingKey] ?? []
    }
}

extension FunctionDeclSyntax {
    fileprivate var isOverride: Bool { modifiers.has("override") }

    /// The name with labels and types of parameters, by which methods override each other.
    fileprivate var overridingKey: String {
        let parameters = signature.parameterClause.parameters.map {
            "\($0.firstName.plainText):\($0.type.trimmedDescription)\($0.ellipsis?.text ?? "")"
        }
        return "\(name.plainText)(\(parameters.joined(separator: ",")))"
    }
}
