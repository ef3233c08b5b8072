import ProjectFiles

/// The modules that packages' files are of, as far as their folders and what is imported tell: the folders of a package's sources, of
/// which none is imported by its name, are those of one module that has the package's.
struct PackageModules {
    /// The names by which files import modules, in letters and digits alone.
    private var imported: Set<String> = []
    /// The packages that are a module each.
    private var whole: Set<String> = []

    /// - Parameter files: the project's files, and those of its packages.
    ///
    /// O(files).
    init(in files: [SourceFile]) {
        imported = Set(files.flatMap { $0.summary.imports.map(Self.importName) })
        var parts: [String: Set<String>] = [:]
        for file in files where file.isDependency {
            guard let package = ProjectFolder.package(of: file.path) else { continue }
            parts[package, default: []].insert(ProjectFolder.module(of: file.path))
        }
        for (package, modules) in parts where imported.contains(importName(of: package)) {
            if !modules.contains(where: { $0 != package && imported.contains(Self.importName($0)) }) {
                whole.insert(package)
            }
        }
    }

    /// Returns the folder of the module that a file is of; empty for one of the project's own.
    func module(of path: String) -> String {
        guard let package = ProjectFolder.package(of: path) else { return "" }
        return whole.contains(package) ? package : ProjectFolder.module(of: path)
    }

    /// Returns the name by which a module's folder is imported: a repository's may end otherwise, as `lottie-ios` does.
    func importName(of module: String) -> String {
        let name = Self.importName(module)
        guard !imported.contains(name) else { return name }
        return Self.endings.lazy.filter(name.hasSuffix).map { String(name.dropLast($0.count)) }.first(
            where: imported.contains)
            ?? name
    }

    /// How repositories' names end where their modules' don't.
    private static let endings = ["ios", "sdk", "spm", "swift"]

    /// Returns a name, or that of a folder, in letters and digits alone.
    static func importName(_ module: String) -> String {
        (module.split(separator: "/").last ?? "").filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}
