import ProjectFiles
import SwiftSyntax

/// The types of packages, each of which has its own: packages and the project that have types of one name are one module here, in
/// which all but one of these have another name.
///
/// The project's own keeps its name, then one that other modules see. What a package has for itself has another name as well where
/// others mention that name, by which they mean what a framework has: Lottie's `Font`, beside SwiftUI's. So has what others see
/// where files mention the name that don't import the package: Lottie's `Color`.
struct PackageTypes {
    /// The names that the project's own sources declare.
    private let own: Set<String>
    /// The other names, by the modules and the names that they have there.
    private var renamed: [String: [String: String]] = [:]
    /// The names of those that no other module sees, by the modules.
    private var hidden: [String: Set<String>] = [:]
    /// The module that keeps each name; empty for the project itself.
    private var keepers: [String: String] = [:]
    /// The modules by the names by which they are imported.
    private var modules: [String: [String]] = [:]
    /// What each file of a package is of.
    private let folders: PackageModules
    /// The frameworks that files import which mention a name of a package's that they don't import, by the names.
    private var frameworks: [String: Set<String>] = [:]

    /// - Parameter files: the project's files, and those of its packages.
    ///
    /// O(files and their types).
    init(in files: [SourceFile]) {
        var own: Set<String> = []
        var names: [String: Names] = [:]
        let folders = PackageModules(in: files)
        self.folders = folders
        for file in files {
            if file.isDependency {
                names[folders.module(of: file.path), default: Names()].add(file.summary)
            } else {
                own.formUnion(Self.types(of: file.summary))
            }
        }
        self.own = own
        guard !names.isEmpty else { return }
        var declared: [String: [String]] = [:]
        for (module, names) in names { for name in names.all { declared[name, default: []].append(module) } }
        let repeated = declared.filter { $0.value.count > 1 || own.contains($0.key) }
        let concealed = declared.filter { repeated[$0.key] == nil && names[$0.value[0]]?.hides($0.key) == true }
        let mentions = Mentions(of: Set(concealed.keys), in: files, folders)
        for (name, modules) in concealed where mentions.isMentioned(name, outside: modules[0]) {
            hidden[modules[0], default: []].insert(name)
        }
        for module in names.keys { modules[folders.importName(of: module), default: []].append(module) }
        let visible = declared.filter { repeated[$0.key] == nil && names[$0.value[0]]?.shows($0.key) == true }
        let mistaken = findMistaken(visible.mapValues { $0[0] }, in: files)
        guard !repeated.isEmpty || !hidden.isEmpty || !mistaken.isEmpty else { return }
        var taken = files.reduce(into: Set<String>()) { $0.formUnion($1.summary.names.union($1.summary.declared)) }
        for (name, declaring) in repeated.sorted(by: { $0.key < $1.key }) {
            // Two aliases of one name for the same are one.
            let meanings = Set(declaring.map { names[$0]?.aliases[name] })
            if !own.contains(name), meanings.count == 1, meanings != [nil] { continue }
            let inOrder = declaring.sorted {
                let (one, other) = (names[$0]?.seen.contains(name) != true, names[$1]?.seen.contains(name) != true)
                return one == other ? $0 < $1 : !one
            }
            keepers[name] = own.contains(name) ? "" : inOrder[0]
            for module in inOrder where module != keepers[name] {
                // A type of that name within another one can't be told from it.
                guard names[module]?.inner.contains(name) != true,
                    let other = ExampleNames.other(name, besides: taken)
                else { continue }
                taken.insert(other)
                renamed[module, default: [:]][name] = other
            }
        }
        for (module, names) in hidden.merging(mistaken, uniquingKeysWith: { $0.union($1) }).sorted(by: {
            $0.key < $1.key
        }) {
            for name in names.sorted() {
                guard let other = ExampleNames.other(name, besides: taken) else { continue }
                taken.insert(other)
                renamed[module, default: [:]][name] = other
            }
        }
    }

    /// Returns the names, by the modules that declare them, which files of the project mention that don't import those modules.
    ///
    /// - Parameters:
    ///   - visible: the modules by the names that they alone declare, for others, too.
    ///   - files: the files.
    /// - Returns: the names of modules that the project imports and that nothing hands on.
    private mutating func findMistaken(_ visible: [String: String], in files: [SourceFile]) -> [String: Set<String>] {
        guard !visible.isEmpty else { return [:] }
        let exported = Set(files.flatMap(\.summary.exports).flatMap { modules[PackageModules.importName($0)] ?? [] })
        var used: Set<String> = []
        var mistaken: [String: Set<String>] = [:]
        // What looks like modules of a package may be folders of one.
        var shared: Set<String> = []
        let names = Set(visible.keys)
        for file in files {
            let imported = Set(file.summary.imports.flatMap { modules[PackageModules.importName($0)] ?? [] })
            if !file.isDependency { used.formUnion(imported) }
            for name in names.intersection(file.summary.names) {
                guard let module = visible[name], !imported.contains(module) else { continue }
                if !file.isDependency {
                    mistaken[module, default: []].insert(name)
                    let imports = file.summary.imports
                    frameworks[name] = frameworks[name].map { $0.intersection(imports) } ?? imports
                } else if folders.module(of: file.path) != module,
                    ProjectFolder.package(of: file.path) == ProjectFolder.package(of: module + "/")
                {
                    shared.insert(name)
                }
            }
        }
        return mistaken.filter { used.contains($0.key) && !exported.contains($0.key) }
            .mapValues { $0.subtracting(shared) }
    }

    /// Which of some names files mention without a dot before them.
    private struct Mentions {
        /// By the packages and the modules in them; empty names for the project's own.
        private var modules: [String: [String: Set<String>]] = [:]

        init(of names: Set<String>, in files: [SourceFile], _ folders: PackageModules) {
            guard !names.isEmpty else { return }
            for file in files {
                let mentioned = names.intersection(file.summary.names)
                let package = ProjectFolder.package(of: file.path) ?? ""
                modules[package, default: [:]][folders.module(of: file.path), default: []].formUnion(mentioned)
            }
        }

        /// Whether the project or another package mentions a name, and nothing in the package beside the module: what looks like
        /// modules may be folders of one.
        func isMentioned(_ name: String, outside module: String) -> Bool {
            var isMentioned = false
            for modules in modules.values {
                let isWithin = modules[module] != nil
                for (other, names) in modules where other != module && names.contains(name) {
                    if isWithin { return false }
                    isMentioned = true
                }
            }
            return isMentioned
        }
    }

    /// What one module declares.
    private struct Names {
        var all: Set<String> = []
        var seen: Set<String> = []
        /// Types within others.
        var inner: Set<String> = []
        var aliases: [String: String] = [:]
        var seenAliases: Set<String> = []

        /// Whether it has a type of a name that no other module sees, and none of that name within another one.
        func hides(_ name: String) -> Bool { !seen.contains(name) && !inner.contains(name) && aliases[name] == nil }

        /// Whether it has a type, or another name of one, that other modules see, and no type of that name within another one.
        func shows(_ name: String) -> Bool {
            !inner.contains(name) && (seenAliases.contains(name) || seen.contains(name) && aliases[name] == nil)
        }

        mutating func add(_ summary: FileSummary) {
            all.formUnion(PackageTypes.types(of: summary))
            seenAliases.formUnion(summary.seenAliases)
            aliases.merge(summary.aliases) { first, _ in first }
            for type in summary.types where !type.isLocal {
                if type.name.contains(".") {
                    inner.formUnion(type.name.split(separator: ".").dropFirst().map(String.init))
                } else if !type.isHidden, !type.accessOfOverrides.isEmpty {
                    seen.insert(type.name)
                }
            }
        }
    }

    /// The names of types, and other names for some, that a file declares for all of its module.
    private static func types(of summary: FileSummary) -> Set<String> {
        summary.declaredOnce.union(summary.globals.intersection(summary.aliases.keys))
    }

    /// Returns a file with the names that the types have here.
    ///
    /// - Parameters:
    ///   - file: one of those that this was made of.
    ///   - derived: files that were made before.
    /// - Returns: the file.
    func applied(to file: SourceFile, keeping derived: DerivedFiles) -> SourceFile {
        guard !renamed.isEmpty else { return file }
        let module = folders.module(of: file.path)
        let imported = Set(file.summary.imports.flatMap { modules[PackageModules.importName($0)] ?? [] })
        var others = renamed[module] ?? [:]
        var qualified: [String: [String: String]] = [:]
        for other in imported.sorted() where other != module {
            for (name, new) in renamed[other] ?? [:] where hidden[other]?.contains(name) != true {
                qualified[folders.importName(of: other), default: [:]][name] = new
                // What a framework has that the file imports, too, could mean either on iOS, and means that.
                if frameworks[name]?.isDisjoint(with: file.summary.imports) == false { continue }
                // What the file's own module has, or another one that it imports, is meant without a module before it.
                let isOwn = file.isDependency ? others[name] != nil || keepers[name] == module : own.contains(name)
                if !isOwn, !imported.contains(keepers[name] ?? ""), others[name] == nil { others[name] = new }
            }
        }
        let mentioned = file.summary.names.union(file.summary.declared).union(file.summary.qualified.values.joined())
        guard !mentioned.isDisjoint(with: others.keys) || !mentioned.isDisjoint(with: qualified.values.flatMap(\.keys))
        else { return file }
        var text = file.text
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            let new: String?
            if let dot = token.previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period {
                let base = dot.previousToken(viewMode: .sourceAccurate).map { PackageModules.importName($0.text) } ?? ""
                new = base == folders.importName(of: module) ? others[name] : qualified[base]?[name]
            } else {
                new = token.isOfSomethingElse ? nil : others[name]
            }
            if let new { text.replaceSubrange(token.bytes, with: new.utf8) }
        }
        return text == file.text ? file : derived.file(file, text: text)
    }
}

extension TokenSyntax {
    /// Whether it is the label of an argument or a parameter, or declares an enumeration's case.
    fileprivate var isOfSomethingElse: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label?.id == id }
        if let parameter = parent?.as(FunctionParameterSyntax.self) { return parameter.firstName.id == id }
        return parent?.is(EnumCaseElementSyntax.self) == true
    }
}
