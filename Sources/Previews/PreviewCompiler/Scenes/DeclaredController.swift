import SwiftSyntax

/// A view controller of the project that is made in code.
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
    /// The names of what scrolls or is laid out, by which a controller has something to show.
    private static let lists: Set<String> = [
        "NSCollectionLayoutSection", "UICollectionView", "UICollectionViewCompositionalLayout",
        "UICollectionViewController", "UICollectionViewDiffableDataSource", "UICollectionViewFlowLayout",
        "UIPageViewController", "UIScrollView", "UITableView", "UITableViewController",
        "UITableViewDiffableDataSource", "UIViewControllerAnimatedTransitioning",
    ]

    /// Returns the controllers that the app begins with, then those that show a layout or a list and that neither a preview
    /// nor another one names; without any such, those that none names at all.
    ///
    /// - Parameters:
    ///   - index: the project.
    ///   - folders: the folders of its apps.
    /// - Returns: the controllers.
    static func all(in index: ProjectIndex, _ folders: AppFolders = AppFolders()) -> [DeclaredController] {
        let layouts = Set(DeclaredLayout.all(in: index).map(\.name))
        let drawn = Set(index.interfaces.storyboardClassNames.compactMap { index.resolved($0, in: "") })
        let controllers = index.ownTypes.filter { _, type in
            type.kind == .class && frameworkControllers.contains(index.superclasses(of: type.name).last ?? "")
        }
        var named: Set<String> = []
        for preview in index.files.flatMap(\.summary.previews) { named.formUnion(UsedNames(in: preview.body).names) }
        var showing: [(file: SourceFile, type: TypeDeclaration)] = []
        for (file, type) in controllers {
            var used = UsedNames(in: type.node).names
            for added in index.extensions(of: type.name) { used.formUnion(UsedNames(in: added.declaration.node).names) }
            used.formUnion(index.superclasses(of: type.name))
            named.formUnion(used.filter { index.resolved($0, in: "") != type.name })
            let shows =
                !used.isDisjoint(with: lists)
                || used.contains { index.resolved($0, in: "").map(layouts.contains) ?? false }
            if shows { showing.append((file, type)) }
        }
        func isFree(_ type: TypeDeclaration) -> Bool { !named.contains(type.name) && !drawn.contains(type.name) }
        let first = controllers.compactMap { file, type in
            index.start.code(for: type.name).map { (file, type, $0.order) }
        }
        .sorted { $0.2 < $1.2 }.filter { !drawn.contains($0.1.name) }.map { (file: $0.0, type: $0.1) }
        let begun = Set(first.map(\.type.name))
        // Those are shown by the app, if it starts.
        let apps = DeclaredApp.all(in: index, folders)
        let starts = apps.contains { $0.fault == nil }
        for app in apps where app.fault == nil {
            for part in app.parts { named.formUnion(UsedNames(in: part).names) }
        }
        // Where the app starts, it leads to what other code makes, with the values that it is given there.
        if starts {
            for file in index.files { named.formUnion(file.summary.constructed.subtracting(file.summary.declared)) }
        }
        let free = showing.filter { isFree($0.type) && !begun.contains($0.type.name) }
        let hasOthers = !layouts.isEmpty || !drawn.isEmpty || index.files.contains { !$0.summary.previews.isEmpty }
        let isNothing = first.isEmpty && free.isEmpty && !hasOthers && !starts
        return ((starts ? [] : first) + free + (isNothing ? controllers.filter { isFree($0.type) } : [])).map {
            file, type in
            let identifier = type.name.replacing(".", with: "_")
            let (code, fault) = construction(type, index)
            return DeclaredController(
                name: type.name, file: file, type: type, line: file.line(of: type.node),
                function: "zoetropeController_\(file.identifier)_\(identifier)", code: code,
                fault: fault ?? TypeReach(index).fault(from: type.node, of: type.name))
        }
    }

    /// Returns the code that makes a controller: as the app's delegate does, or else by its initialisers.
    private static func construction(_ type: TypeDeclaration, _ index: ProjectIndex) -> (code: String, fault: String?) {
        if let start = index.start.code(for: type.name) { return (start.code, nil) }
        let construction = Construction(type, index)
        if construction.fault == nil, construction.inherited == "UICollectionViewController" {
            return ("\(type.name)(collectionViewLayout: \(layout(of: type, index)))", nil)
        }
        return (construction.code, construction.fault)
    }

    /// Returns the code that makes the layout of a controller that is made with one: the project's that it names, or a flow
    /// layout.
    private static func layout(of type: TypeDeclaration, _ index: ProjectIndex) -> String {
        var names = UsedNames(in: type.node).names
        for added in index.extensions(of: type.name) { names.formUnion(UsedNames(in: added.declaration.node).names) }
        let own = DeclaredLayout.all(in: index).filter { $0.fault == nil && names.contains($0.name) }
        return own.count == 1 ? own[0].code : "UICollectionViewFlowLayout()"
    }
}
