/// The names of the types of a library whose stand-in is compiled with a project.
///
/// One of which the project, Swift or a framework has another type stands behind the library's name, as all is one module:
/// `Moya_Task`.
struct StandInNames {
    /// The libraries whose stand-ins are compiled with projects.
    static let all = [
        AlamofireShadows.names, MoyaShadows.names, AlamofireImageShadows.names, URLImageShadows.names,
    ]

    /// The library's module.
    let module: String
    /// The modules by which files see its types.
    let modules: Set<String>
    /// The types that other libraries hand on: the others are hidden in a project of which no file imports the module.
    private let handedOn: Set<String>?
    private let types: Set<String>
    /// Those of which Swift or a framework has another.
    private let common: Set<String>

    /// Reads the names out of a stand-in's sources, in which those that are always behind the library's name are so.
    ///
    /// - Parameters:
    ///   - module: the library's module.
    ///   - parts: other modules by which files see its types.
    ///   - handedOn: the types that other libraries hand on; nil if all are seen.
    ///   - sources: the sources.
    init(of module: String, parts: Set<String> = [], handedOn: Set<String>? = nil, in sources: [String]) {
        (self.module, modules, self.handedOn) = (module, parts.union([module]), handedOn)
        let declaration = #/(?m)^(?:public |open |final )+(?:class|enum|protocol|struct|typealias) (\w+)/#
        let declared = sources.flatMap { $0.matches(of: declaration).map { String($0.output.1) } }
        let prefix = module + "_"
        common = Set(declared.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
        types = common.union(declared.filter { !$0.hasPrefix(prefix) })
    }

    /// Whether a file of a project sees the library's types: it, or one whose imports all files see, imports the library.
    func areSeen(in file: SourceFile, of index: ProjectIndex) -> Bool {
        !modules.isDisjoint(with: file.summary.imports)
            || index.files.contains { !$0.isDependency && !modules.isDisjoint(with: $0.summary.exports) }
    }

    /// Whether a file of a project imports the library.
    func areImported(in index: ProjectIndex) -> Bool {
        index.files.contains { !modules.isDisjoint(with: $0.summary.imports) }
    }

    /// Returns what a type is called in a project; nil if that is its name.
    func name(of type: String, in index: ProjectIndex) -> String? {
        guard types.contains(type), common.contains(type) || index.declares(type) || isHidden(type, in: index) else {
            return nil
        }
        return "\(module)_\(type)"
    }

    private func isHidden(_ type: String, in index: ProjectIndex) -> Bool {
        handedOn.map { !$0.contains(type) && !areImported(in: index) } ?? false
    }

    /// Returns the types of some names that a file means, by what they are called in its project where that is another name.
    ///
    /// What the project has itself, or the file in a type of its own, it means rather than the library's.
    func renamed(_ names: Set<String>, in file: SourceFile, of index: ProjectIndex) -> [String: String] {
        guard areSeen(in: file, of: index) else { return [:] }
        let nested = file.summary.types.compactMap { $0.name.split(separator: ".").last.map(String.init) }
        let own = Set(nested).union(index.globals)
        return names.intersection(types).reduce(into: [:]) { renamed, name in
            guard let other = self.name(of: name, in: index), !own.contains(name) else { return }
            let isElsewhere = index.types.contains {
                $0.type.name == name && !$0.type.isHidden && $0.file.isDependency == file.isDependency
            }
            if !isElsewhere { renamed[name] = other }
        }
    }

    /// Returns a source in which the library's types are called as in a project.
    func applied(to source: String, beside index: ProjectIndex) -> String {
        let renamed = types.subtracting(common).reduce(into: [:]) { $0[$1] = name(of: $1, in: index) }
        guard !renamed.isEmpty else { return source }
        return source.replacing(#/\b[A-Z]\w*/#) { word in renamed[String(word.output)] ?? String(word.output) }
    }
}
