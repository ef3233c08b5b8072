import SwiftSyntax

/// The protocols of the project that demand an `init()` and to which its extensions have frameworks' classes conform.
///
/// Objective-C's classes have one for each subclass. Swift's need not, so that a static method stands for it.
struct PlainInitializers {
    /// The method that stands for the initialiser.
    static let method = "zoetropeInit"

    /// The protocols' names.
    private(set) var protocols: Set<String> = []

    init() {}

    init(in index: ProjectIndex) {
        let extensions = index.files.flatMap(\.summary.extensions)
        for declaration in extensions where Self.isOfFrameworkClass(declaration, index) {
            protocols.formUnion(Self.demanded(by: declaration, index))
        }
    }

    /// Whether an extension is one of a framework's class: a value has the initialisers that its type or the extension declares.
    static func isOfFrameworkClass(_ declaration: ExtensionDeclaration, _ index: ProjectIndex) -> Bool {
        ["CA", "NS", "UI"].contains { declaration.name.hasPrefix($0) } && index.type(named: declaration.name) == nil
    }

    /// The protocols with such a demand to which an extension has a type conform.
    static func demanded(by declaration: ExtensionDeclaration, _ index: ProjectIndex) -> [String] {
        declaration.inherited.compactMap { index.resolved($0, in: "") }.filter { name in
            guard let type = index.type(named: name)?.type, type.kind == .protocol else { return false }
            return type.members.active.contains { $0.as(InitializerDeclSyntax.self)?.isPlain == true }
        }
    }
}

extension InitializerDeclSyntax {
    /// Whether it takes nothing and always makes an object.
    var isPlain: Bool { signature.parameterClause.parameters.isEmpty && optionalMark == nil }
}
