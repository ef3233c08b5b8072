import SwiftSyntax

/// The types of several files, found by their names.
struct ProjectIndex {
    let files: [SourceFile]
    let types: [(file: SourceFile, type: TypeDeclaration)]
    /// The project's types, without those of packages.
    let ownTypes: [(file: SourceFile, type: TypeDeclaration)]
    private var declarations: [String: [(file: SourceFile, type: TypeDeclaration)]] = [:]
    private var extensions: [String: [(file: SourceFile, declaration: ExtensionDeclaration)]] = [:]
    private var subclasses: [String: [String]] = [:]
    private(set) var optionalRequirements = OptionalRequirements()
    private(set) var extensionMembers = ExtensionMembers()
    private(set) var inheritedDelegates = InheritedDelegates()
    private(set) var plainInitializers = PlainInitializers()
    private(set) var rivalAdditions = RivalAdditions()
    /// The names of what is declared to hold the metatype of a framework's class.
    private(set) var metatypeHolders: Set<String> = []
    /// The protocols of the project that some of them are of.
    private(set) var metatypeProtocols: [String: String] = [:]
    /// The modules that files can import and that are not the project's own.
    let frameworks: Set<String>
    /// The modules that files import and that are none of the engine's.
    private let modules: Set<String>
    /// The folders of the project's own sources that may be named as their modules.
    private let ownFolders: Set<String>

    /// What of the files is left out.
    let broken: BrokenMembers
    /// The project's storyboards and nibs.
    let interfaces: ProjectInterfaces
    /// How the app makes its first controller.
    let start: AppStart
    /// The paths of the sources whose declarations are isolated to the main actor unless they say otherwise.
    let isolated: Set<String>
    /// The names of Foundation that every source of the library is to mean otherwise, with what they mean.
    let shadowed: [String: String]
    private let aliases: [String: String]
    /// The classes by the names that they have in Objective-C, and so in storyboards and nibs, where these are others.
    let objectiveCNames: [String: String]
    /// The names of the functions, variables and other types' names that files declare for others.
    let globals: Set<String>
    /// Whether code from before Swift 4 names an attribute of texts.
    let hasFormerTextAttributes: Bool

    init(
        _ files: [SourceFile], broken: BrokenMembers = BrokenMembers(), interfaces: ProjectInterfaces = .init(),
        start: AppStart = AppStart(), isolated: Set<String> = [], shadowed: [String: String] = [:]
    ) {
        self.files = files
        types = files.flatMap { file in file.summary.types.filter { !$0.isLocal }.map { (file, $0) } }
        ownTypes = types.filter { !$0.file.isDependency }
        self.broken = broken
        self.interfaces = interfaces
        self.start = start
        self.isolated = isolated
        self.shadowed = shadowed
        aliases = files.reduce(into: [:]) { $0.merge($1.summary.aliases) { first, _ in first } }
        objectiveCNames = types.reduce(into: [:]) { names, entry in
            let attribute = entry.type.node.as(ClassDeclSyntax.self)?.attributes.named("objc")
            if let name = attribute?.arguments?.trimmedDescription { names[name] = entry.type.name }
        }
        globals = files.reduce(into: []) { $0.formUnion($1.summary.globals) }
        hasFormerTextAttributes = files.contains { $0.summary.names.contains { TextAttributes.isKey($0) } }
        frameworks = BuildConditions.modules(for: files)
        modules = Set(files.flatMap(\.summary.imports)).subtracting(frameworks)
        ownFolders = Set(files.filter { !$0.isDependency }.flatMap { Self.folders(around: $0.path) }).subtracting(
            modules
        )
        .subtracting(BuildConditions.modules)
        for (file, type) in types { declarations[type.name, default: []].append((file, type)) }
        for file in files {
            for type in file.summary.types where type.kind == .class && !type.isLocal {
                if let base = superclass(of: type) { subclasses[base, default: []].append(type.name) }
            }
            for declaration in file.summary.extensions {
                // An alias may be the file's own, and the same name another one in another file.
                let written = file.summary.aliases[declaration.name].map(aliased) ?? aliased(declaration.name)
                let name = resolved(written, in: "") ?? written
                extensions[name, default: []].append((file, declaration))
            }
        }
        optionalRequirements = OptionalRequirements(in: self)
        extensionMembers = ExtensionMembers(in: self)
        inheritedDelegates = InheritedDelegates(in: self)
        plainInitializers = PlainInitializers(in: self)
        rivalAdditions = RivalAdditions(in: files)
        (metatypeHolders, metatypeProtocols) = MetatypeHolders.names(in: self)
    }

    func type(named name: String) -> (file: SourceFile, type: TypeDeclaration)? { declarations[name]?.first }

    /// Whether a name is that of a type, or of an alias for one, outside of other types.
    func declares(_ name: String) -> Bool { declarations[name] != nil || aliases[name] != nil }

    /// Whether a name is that of a type that other files see.
    func declaresForAll(_ name: String) -> Bool { declarations[name]?.contains { !$0.type.isHidden } == true }

    /// The outer folders of a source, of which one may be named as its module, as they would be imported.
    private static func folders(around path: String) -> [String] {
        path.split(separator: "/").dropLast().prefix(2).map { folder in
            String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }

    /// Whether a name before a dot and another one is that of a module whose sources may be the project's, and of nothing else.
    func isOwnModule(_ name: String, before member: String) -> Bool {
        guard !declares(name), !LoggingShadows.hasType(name, with: member), !Self.typesNamedAsModules.contains(name)
        else { return false }
        return modules.contains(name) || ownFolders.contains(name) && (declares(member) || globals.contains(member))
    }

    /// Types of Foundation, and one of Realm's, of which a module has the name: the name before a dot is theirs.
    private static let typesNamedAsModules: Set = [
        "Bundle", "Host", "NotificationCenter", "Operation", "Process", "Progress", "Realm", "Stream", "Thread",
        "Timer",
    ]

    /// The extensions of a type of the project or of a framework.
    func extensions(of name: String) -> [(file: SourceFile, declaration: ExtensionDeclaration)] {
        extensions[name] ?? []
    }

    /// The full name of a type of the project that `name` means within another type; nil if it is none of the
    /// project's.
    func resolved(_ name: String, in scope: String) -> String? {
        var outer = scope.split(separator: ".")
        while !outer.isEmpty {
            let full = outer.joined(separator: ".") + "." + name
            if declarations[full] != nil { return full }
            outer.removeLast()
        }
        return declarations[name] == nil ? objectiveCNames[name] : name
    }

    /// Returns what a type inherits from or conforms to directly, with its extensions' conformances: full names of the
    /// project's types, or names as they are written.
    func inherited(by type: TypeDeclaration) -> [String] {
        let added = extensions(of: type.name).flatMap(\.declaration.inherited)
        return (type.inherited + added).map { resolved($0, in: type.name) ?? $0 }
    }

    /// What a type, the classes above it and their protocols inherit from.
    func allInherited(by type: TypeDeclaration) -> Set<String> {
        var found: Set<String> = []
        var open = inherited(by: type)
        while let name = open.popLast() {
            guard found.insert(name).inserted, let next = self.type(named: name)?.type else { continue }
            open += inherited(by: next)
        }
        return found
    }

    /// What a name stands for if the project has a type alias of that name; else the name.
    func aliased(_ name: String) -> String {
        var name = name
        for _ in 0..<8 { name = declarations[name] == nil ? aliases[name] ?? name : name }
        return name
    }

    /// The full name of the class that a class of the project inherits from, or a framework's; nil without any.
    func superclass(of type: TypeDeclaration) -> String? {
        guard type.kind == .class, var first = type.inherited.first else { return nil }
        first = aliased(first)
        guard let name = resolved(first, in: outer(type.name)) else { return first }
        return name != type.name && self.type(named: name)?.type.kind == .class ? name : nil
    }

    /// The classes above a class, nearest first; the last one may be a framework's.
    func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var next = type(named: name).flatMap { superclass(of: $0.type) }
        while let name = next, !result.contains(name) {
            result.append(name)
            next = type(named: name).flatMap { superclass(of: $0.type) }
        }
        return result
    }

    /// All classes below a class.
    func descendants(of name: String) -> [String] {
        var result: [String] = []
        var open = subclasses[name] ?? []
        while let next = open.popLast() {
            guard !result.contains(next) else { continue }
            result.append(next)
            open += subclasses[next] ?? []
        }
        return result
    }

    private func outer(_ name: String) -> String {
        name.split(separator: ".").dropLast().joined(separator: ".")
    }
}
