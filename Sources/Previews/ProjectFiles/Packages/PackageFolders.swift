import Foundation
import Photos

/// The folders with the sources of what a project depends on, as package managers lay them out.
struct PackageFolders {
    /// The parts of a package that no project compiles.
    static let skipped: Set<String> = [
        "Benchmarks", "Demo", "Demos", "Example", "Examples", "Playground", "Playgrounds", "Sample", "Samples", "Tests",
    ]
    /// The folders among packages that are none: CocoaPods has how it builds each pod in them, in Objective-C for any.
    private static let notPackages: Set<String> = [
        "Headers", "Local Podspecs", "Pods.xcodeproj", "Target Support Files",
    ]
    /// Where in a package its modules are.
    private static let sources = ["Sources", "Source"]

    private let root: OpenFolder
    /// The folders that hold packages, relative to the project's.
    private let shelves: [String]

    /// - Parameters:
    ///   - managers: the folders `Pods`, `Carthage`, `.build` and `SourcePackages`, relative to the project's.
    ///   - root: the project's folder.
    init(_ managers: [String], in root: OpenFolder) {
        self.root = root
        shelves = managers.sorted().flatMap { path in
            switch path.split(separator: "/").last {
            case "Pods": [path]
            case "Carthage": [path + "/Checkouts"]
            default: [path + "/checkouts"]
            }
        }
    }

    /// What was found of some modules.
    struct Findings {
        /// The folders with their sources, by their paths.
        var folders: [(path: String, folder: OpenFolder)] = []
        /// The paths of those by the modules.
        var places: [String: String] = [:]
        /// The descriptions of their packages.
        var manifests: [String] = []
    }

    /// Looks for the sources of some modules.
    ///
    /// A module is all of a pod of its name, else where its package's description says, else a folder of its name among the
    /// package's sources, else all the sources of a package of its name; behind that name may stand `Swift`.
    func search(for modules: Set<String>) -> Findings {
        guard !modules.isEmpty else { return Findings() }
        var found: [String: OpenFolder] = [:]
        var foundPlaces: [String: String] = [:]
        var manifests: [String] = []
        for shelf in shelves {
            guard let names = open(shelf)?.names() else { continue }
            for name in names.sorted() where !Self.notPackages.contains(name) {
                let package = "\(shelf)/\(name)"
                let declared = PackageTargets(root, in: package)
                let count = found.count
                for module in modules {
                    let isWhole = Self.isPackage(name.lowercased(), of: module.lowercased())
                    let inner = Self.sources.map { "\(package)/\($0)" }
                    // CocoaPods keeps nothing beside a pod's own sources.
                    let pod = isWhole && shelf.split(separator: "/").last == "Pods" ? [package] : []
                    let places =
                        pod
                        + [declared.path(of: module).map { $0.isEmpty ? package : "\(package)/\($0)" }].compactMap(
                            \.self)
                        + inner.map { "\($0)/\(module)" } + (isWhole ? inner : []) + ["\(package)/\(module)"]
                        + (isWhole ? [package] : [])
                    if let place = places.first(where: { open($0) != nil }) {
                        found[place] = open(place)
                        foundPlaces[module] = place
                    }
                }
                if found.count > count { manifests.append(declared.manifest) }
            }
        }
        return Findings(
            folders: found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, places: foundPlaces,
            manifests: manifests)
    }

    /// Whether a package of a name may be a module's, both in small letters: the pod ReachabilitySwift is the module Reachability.
    static func isPackage(_ name: String, of module: String) -> Bool {
        ["", "swift", "-swift"].contains { name == module + $0 }
    }

    private func open(_ path: String) -> OpenFolder? {
        path.split(separator: "/").reduce(root as OpenFolder?) { $0?.folder(String($1)) }
    }
}

extension Sequence<String> {
    /// Of sources' paths the names of modules, in small letters, by the folders of packages that are named otherwise, as a file of
    /// such a name tells.
    package var packageNames: [String: String] {
        var names: [String: String] = [:]
        for path in self {
            guard let package = ProjectFolder.package(of: path) else { continue }
            let folder = package.split(separator: "/").last?.lowercased() ?? ""
            let name = path.split(separator: "/").last?.dropLast(".swift".count).lowercased() ?? ""
            if folder != name, PackageFolders.isPackage(folder, of: name) { names[package] = name }
        }
        return names
    }
}

/// The targets whose folders a package's description names.
private struct PackageTargets {
    private let paths: [String: String]
    /// The description's text.
    let manifest: String

    init(_ root: OpenFolder, in package: String) {
        let bytes = (try? root.read(beneath: package + "/Package.swift", limit: ProjectFolder.sourceLimit)) ?? []
        manifest = String(decoding: bytes, as: UTF8.self)
        // A declaration ends at the next one, which may be of tests.
        let parts = manifest.components(separatedBy: "arget(")
        paths = zip(parts, parts.dropFirst()).reduce(into: [:]) { paths, pair in
            guard pair.0.hasSuffix(".t"), let name = pair.1.argument("name"), let path = pair.1.argument("path") else {
                return
            }
            let folders = path.split(separator: "/").filter { $0 != "." }
            if !folders.contains("..") { paths[name] = folders.joined(separator: "/") }
        }
    }

    /// Returns a module's folder, relative to its package's; nil if the description names none.
    func path(of module: String) -> String? { paths[module] }
}
