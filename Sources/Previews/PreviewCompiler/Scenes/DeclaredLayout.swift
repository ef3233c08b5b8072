import SwiftSyntax

/// A `UICollectionViewLayout` subclass of the project.
struct DeclaredLayout {
    /// The class's full name.
    var name: String
    var file: SourceFile
    var line: Int
    /// The function that makes one.
    var function: String
    /// The expression in it.
    var code: String
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
            return DeclaredLayout(
                name: type.name, file: file, line: file.line(of: type.node),
                function: "zoetropeLayout_\(file.identifier)_\(identifier)",
                code: construction.code,
                fault: construction.fault
                    ?? TypeReach(index).fault(from: type.node, of: type.name))
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
