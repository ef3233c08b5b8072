import SwiftSyntax

/// A `UICollectionViewLayout` subclass of the project.
struct DeclaredLayout {
    /// The class's full name.
    var name: String
    var file: SourceFile
    var line: Int
    /// The expression that makes one.
    var code: String
    /// The function that makes a controller which shows one.
    var function: String
    /// The statements in it.
    var body: String
    /// Why it can't be shown by itself.
    var fault: String?

    static let frameworkLayouts: Set<String> = [
        "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout", "UICollectionViewLayout",
    ]

    static func all(in index: ProjectIndex) -> [DeclaredLayout] {
        index.ownTypes.compactMap { file, type in
            guard type.kind == .class, let root = index.superclasses(of: type.name).last,
                frameworkLayouts.contains(root)
            else { return nil }
            let identifier = type.name.replacing(".", with: "_")
            let construction = Construction(type, index)
            let delegates = LayoutDelegates(of: type, in: file, index)
            return DeclaredLayout(
                name: type.name, file: file, line: file.line(of: type.node),
                code: construction.code,
                function: "zoetropeLayout_\(file.identifier)_\(identifier)",
                body: delegates.code(showing: construction.code),
                fault: construction.fault
                    ?? TypeReach(index).fault(from: type.node, of: type.name)
                    ?? faultOfDelegate(of: type, besides: delegates.properties, index))
        }
    }

    /// Says which delegate of a type of its own a layout needs that has none by itself: it asks an implicitly unwrapped property,
    /// and would end.
    private static func faultOfDelegate(
        of type: TypeDeclaration, besides answered: [String], _ index: ProjectIndex
    ) -> String? {
        for property in type.members.active.compactMap({ $0.as(VariableDeclSyntax.self) }) {
            guard let binding = property.bindings.first, binding.initializer == nil,
                binding.accessorBlock?.isComputed != true,
                let wanted = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType,
                let demands = index.type(named: wanted.trimmedDescription)?.type, demands.kind == .protocol
            else { continue }
            let name = binding.pattern.trimmedDescription
            guard !answered.contains(name) else { continue }
            let code = [Syntax(type.node)] + index.extensions(of: type.name).map { Syntax($0.declaration.node) }
            let isAsked = code.contains { node in
                node.tokens(viewMode: .sourceAccurate).contains {
                    $0.text == name && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
                }
            }
            guard isAsked else { continue }
            return
                "its \(name) is nil, which it asks as a \(demands.name): a #Preview of a controller that is one shows it"
        }
        return nil
    }
}

extension AccessorBlockSyntax {
    /// Whether the property is computed, not only observed.
    var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
