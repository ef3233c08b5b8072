import SwiftSyntax

/// A view controller of the project that shows one of the project's layouts.
struct DeclaredController {
    /// The class's full name.
    var name: String
    var file: SourceFile
    var type: TypeDeclaration
    var line: Int
    /// The function that makes one.
    var function: String
    /// The expression in it.
    var code: String
    /// Why it can't be shown by itself.
    var fault: String?

    private static let frameworkControllers: Set<String> = [
        "UICollectionViewController", "UINavigationController", "UIPageViewController", "UISplitViewController",
        "UITabBarController", "UITableViewController", "UIViewController",
    ]

    /// Returns the controllers that name a layout of the project, but for those that a preview or another one names.
    static func all(in index: ProjectIndex) -> [DeclaredController] {
        let layouts = Set(DeclaredLayout.all(in: index).map(\.name))
        guard !layouts.isEmpty else { return [] }
        let controllers = index.types.filter { _, type in
            type.kind == .class && frameworkControllers.contains(index.superclasses(of: type.name).last ?? "")
        }
        var named: Set<String> = []
        for preview in index.files.flatMap(\.summary.previews) { named.formUnion(names(in: preview.body, index)) }
        var showing: [(file: SourceFile, type: TypeDeclaration)] = []
        for (file, type) in controllers {
            var used = names(in: type.node, index)
            for added in index.extensions(of: type.name) { used.formUnion(names(in: added.declaration.node, index)) }
            named.formUnion(used.subtracting([type.name]))
            if !used.isDisjoint(with: layouts) { showing.append((file, type)) }
        }
        return showing.filter { !named.contains($0.type.name) }.map { file, type in
            let identifier = type.name.replacing(".", with: "_")
            let (code, fault) = construction(type, index)
            return DeclaredController(
                name: type.name, file: file, type: type, line: file.line(of: type.node),
                function: "zoetropeController_\(file.identifier)_\(identifier)", code: code,
                fault: fault ?? TypeReach(index).fault(from: type.node, of: type.name))
        }
    }

    /// Returns the code that makes a controller, as a storyboard does where its initialisers are for that, or why none
    /// can be made.
    private static func construction(_ type: TypeDeclaration, _ index: ProjectIndex) -> (code: String, fault: String?) {
        let (fault, inherited) = Construction.fault(type, index)
        if fault == nil, inherited == "UICollectionViewController" {
            guard let layout = index.layoutOfInterfaceBuilder(of: type) else {
                return ("", "it is made with a layout: declare init()")
            }
            return ("\(type.name)(collectionViewLayout: \(layout)())", nil)
        }
        if fault != nil, Construction.isForStoryboards(type) { return ("\(type.name)(coder: NSCoder())!", nil) }
        return ("\(type.name)()", fault)
    }

    private static func names(in node: some SyntaxProtocol, _ index: ProjectIndex) -> Set<String> {
        Set(UsedNames(in: node).names.compactMap { index.resolved($0, in: "") })
    }
}
