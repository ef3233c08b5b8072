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

    /// Returns the folders with the sources of some modules, by their paths.
    ///
    /// A module is a folder of its name among a package's sources, or else a package of its name.
    func folders(of modules: Set<String>) -> [(path: String, folder: OpenFolder)] {
        guard !modules.isEmpty else { return [] }
        var found: [String: OpenFolder] = [:]
        for shelf in shelves {
            guard let names = open(shelf)?.names() else { continue }
            for name in names.sorted() where !Self.notPackages.contains(name) {
                let package = "\(shelf)/\(name)"
                let inner = Self.sources.map { "\(package)/\($0)" }
                for module in modules {
                    for path in (inner + [package]).map({ "\($0)/\(module)" }) {
                        if let folder = open(path) { found[path] = folder }
                    }
                }
                let isOfOne = modules.contains { $0.lowercased() == name.lowercased() }
                guard isOfOne, !found.keys.contains(where: { $0.hasPrefix(package + "/") }) else { continue }
                let path = inner.first { open($0) != nil } ?? package
                if let folder = open(path) { found[path] = folder }
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func open(_ path: String) -> OpenFolder? {
        path.split(separator: "/").reduce(root as OpenFolder?) { $0?.folder(String($1)) }
    }
}
