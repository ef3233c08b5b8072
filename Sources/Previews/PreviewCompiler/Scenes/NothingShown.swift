/// What is said of a project in which nothing can be shown.
enum NothingShown {
    /// The number of controllers that are named.
    private static let named = 4

    /// Returns the reason in words, with the lines that would show the first of the controllers.
    ///
    /// - Parameters:
    ///   - files: all files of the project.
    ///   - index: those of them that are compiled.
    ///   - missing: the modules that they import and that are not here.
    /// - Returns: one or more lines.
    static func sentence(
        _ files: [SourceFile], _ index: ProjectIndex, missing: MissingModules = MissingModules(in: [])
    ) -> String {
        if files.isEmpty { return "nothing here can be shown: there is no Swift file, and Objective-C is not compiled" }
        // What a test shows is none of the project's screens.
        let all = ProjectIndex(files.filter { $0.summary.imports.isDisjoint(with: FileExclusion.tests) })
        let controllers = all.ownTypes.filter { _, type in
            type.kind == .class && all.superclasses(of: type.name).last?.hasSuffix("ViewController") == true
        }
        // One that others inherit from is seldom a screen.
        let screens = controllers.filter { all.descendants(of: $0.type.name).isEmpty }
        guard let first = screens.first ?? controllers.first else {
            return "nothing here can be shown: there is neither a #Preview of a UIViewController or UIView nor a "
                + "view controller, a storyboard or a UICollectionViewLayout; these lines in a file of yours would show "
                + "something:\n#Preview {\n    \(view(all))\n}"
        }
        let names = listed((screens.isEmpty ? controllers : screens).map(\.type.name))
        let modules = missing.sentenceOnPackages.map { "; \($0)" } ?? ""
        return
            "nothing here can be shown by itself; these lines in a file of yours would show the first of the controllers "
            + "\(names):\n#Preview {\n    \(first.type.name)(/* what its initialiser needs */)\n}\n"
            + "\(first.file.path) declares it\(modules)"
    }

    private static func listed(_ names: [String]) -> String {
        names.prefix(named).joined(separator: ", ") + (names.count > named ? " and \(names.count - named) more" : "")
    }

    /// The expression of a view of the project's own, or of any.
    private static func view(_ index: ProjectIndex) -> String {
        let views = index.ownTypes.filter { _, type in
            type.kind == .class && !type.isGeneric && !type.isHidden
                && index.superclasses(of: type.name).contains {
                    $0 == "UIView" || $0 == "UIControl" || $0 == "UIButton"
                }
        }
        return views.first.map { "\($0.type.name)(/* what its initialiser needs */)" } ?? "UIView()"
    }
}
