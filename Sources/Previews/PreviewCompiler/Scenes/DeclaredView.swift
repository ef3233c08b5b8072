import SwiftSyntax

/// A view of the project that is made in code.
struct DeclaredView {
    /// The class's full name.
    var name: String
    var file: SourceFile
    var type: TypeDeclaration
    var line: Int
    /// The function that makes one.
    var function: String
    /// The expression in it.
    var code: String

    /// The greatest number of views that are shown by themselves.
    private static let limit = 12

    /// Returns the views that can be made by themselves and that no other one of the project's types names; without any such,
    /// those that others name.
    static func all(in index: ProjectIndex) -> [DeclaredView] {
        let views = index.ownTypes.filter { _, type in
            guard type.kind == .class, !type.isHidden, !type.isGeneric, !type.isLocal else { return false }
            let superclasses = index.superclasses(of: type.name)
            guard let root = superclasses.last, superclasses.dropLast().allSatisfy({ index.type(named: $0) != nil })
            else {
                return false
            }
            return FrameworkViews.shown.contains(root)
        }
        var named: Set<String> = []
        for (_, type) in index.ownTypes {
            named.formUnion(UsedNames(in: type.node).names.filter { index.resolved($0, in: "") != type.name })
        }
        let made = views.compactMap { file, type -> DeclaredView? in
            let construction = Construction(type, index)
            guard construction.fault == nil, TypeReach(index).fault(from: type.node, of: type.name) == nil else {
                return nil
            }
            return DeclaredView(
                name: type.name, file: file, type: type, line: file.line(of: type.node),
                function: "zoetropeView_\(file.identifier)_\(type.name.replacing(".", with: "_"))",
                code: construction.code)
        }
        let free = made.filter { !named.contains($0.name) }
        return Array((free.isEmpty ? made : free).prefix(limit))
    }
}
