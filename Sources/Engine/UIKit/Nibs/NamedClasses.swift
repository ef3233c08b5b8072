import QuartzCore

/// The search for classes by the names that interface builder files use.
@MainActor
enum NamedClasses {
    private static let prefixes = ["show", "push", "present", "open", "goTo", "to", "segueTo", "presentModally"]
    private static let suffixes = ["", "ViewController", "Controller", "VC"]

    /// The names of the modules of an object's class and of those that it inherits from, the nearest first.
    static func modules(of object: Any) -> [String] {
        var modules: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            let module = String(String(reflecting: current.subjectType).prefix { $0 != "." })
            if !modules.contains(module) { modules.append(module) }
            mirror = current.superclassMirror
        }
        return modules
    }

    /// Returns the class of controllers that an identifier of a storyboard means by its name.
    ///
    /// `Detail`, `detail`, `DetailViewController`, `showDetail` and `DetailSegue` mean a class `DetailViewController`;
    /// O(names).
    ///
    /// - Parameters:
    ///   - identifier: the identifier of a scene or a segue.
    ///   - modules: the modules in which the class is looked for.
    /// - Returns: the class; nil if no module has one.
    static func controller(_ identifier: String, in modules: [String]) -> UIViewController.Type? {
        var stems = [identifier]
        for ending in ["Segue", "Scene", "Identifier", "ID", "VC", "View"]
        where identifier.lowercased().hasSuffix(ending.lowercased()) {
            stems.append(String(identifier.dropLast(ending.count)))
        }
        for stem in stems {
            for prefix in prefixes where stem.lowercased().hasPrefix(prefix.lowercased()) {
                stems.append(String(stem.dropFirst(prefix.count)))
            }
        }
        for stem in stems.map({ $0.filter { $0.isLetter || $0.isNumber } }) where !stem.isEmpty {
            let name = stem.prefix(1).uppercased() + stem.dropFirst()
            for suffix in suffixes {
                for module in modules {
                    if let type = NSClassFromString("\(module).\(name)\(suffix)") as? UIViewController.Type {
                        return type
                    }
                }
            }
        }
        return nil
    }
}
