import Foundation
import Photos
import PreviewProtocol
import ProjectFiles

/// The files of a project as they were read last.
final class ProjectReader {
    let folder: ProjectFolder
    private(set) var listing = ProjectFolder.Listing()
    /// The Swift files by their paths.
    private(set) var sources: [String: SourceFile] = [:]
    private(set) var assets = ProjectAssets()
    private(set) var interfaces = ProjectInterfaces()
    private(set) var models: [DataModel] = []
    private(set) var targets = XcodeTargets()
    private var former = SwiftTwo()
    /// The modules that the sources import and the engine has not.
    private(set) var modules: Set<String> = []

    /// What was read anew.
    struct Changes {
        /// The files that are new, gone or changed.
        var paths: [String] = []
        /// Whether a file is new, or a stand-in: it may be what others lacked.
        var mayMend = false
    }

    /// Opens a project.
    ///
    /// - Throws: `PreviewFault` for a project that is not there.
    init(_ path: String) throws {
        folder = try ProjectFolder(path)
    }

    /// How many packages may follow from one another.
    private static let importDepth = 8

    /// Reads what has changed since the last call.
    ///
    /// - Parameter isFirst: whether nothing has been made of the files yet, so that there is something to do in any case.
    /// - Returns: the changes; nil if there are none.
    func update(isFirst: Bool) -> Changes? {
        guard var changes = read(isFirst) else { return nil }
        // What the project imports may be among its packages, and import others of them.
        for _ in 0..<Self.importDepth {
            let imported = sources.values.reduce(into: Set<String>()) { $0.formUnion($1.summary.imports) }
                // What has the name of a framework may be among them, too.
                .subtracting(BuildConditions.modules.subtracting([OwnCharts.module]))
            guard imported != modules else { break }
            modules = imported
            guard let more = read(isFirst) else { continue }
            changes.paths += more.paths
            changes.mayMend = changes.mayMend || more.mayMend
        }
        return changes
    }

    private func read(_ isFirst: Bool) -> Changes? {
        let now = folder.list(modules: modules)
        let paths = now.changes(since: listing)
        let earlier = listing
        listing = now
        defer { listing.origins.merge(targets.origins) }
        guard isFirst || !paths.isEmpty else { return nil }
        var changes = Changes()
        let root = folder.root
        for path in paths {
            guard path.hasSuffix(".swift") else {
                changes.paths.append(path)
                continue
            }
            let text = listing.files[path] == nil ? nil : read(path, in: root)
            guard text != sources[path]?.stored else { continue }
            sources[path] = text.map { SourceFile(path: path, in: folder.path, text: $0).ofThisSystem }
            changes.paths.append(path)
        }
        for file in former.converted(sources, new: changes.paths) { sources[file.path] = file }
        if isFirst || changes.paths.contains(where: { !$0.hasSuffix(".swift") }) {
            assets = ProjectAssets(listing.paths, in: folder)
            targets = XcodeTargets(listing, in: folder)
            interfaces = ProjectInterfaces(listing.paths, in: folder).of(targets)
            models = DataModel.all(listing.paths, in: folder)
        }
        changes.mayMend = changes.paths.contains { ProjectFolder.isStub($0) || earlier.files[$0] == nil }
        return isFirst || !changes.paths.isEmpty ? changes : nil
    }

    /// The modules that sources import and nobody has, with where they may come from: what only tests import is not looked for.
    var missing: PackageFetcher.Wishes {
        let all = Array(sources.values)
        let folders = all.moduleFolders
        var modules: Set<String> = []
        for file in all where !file.isStub && reason(file) == nil {
            guard !FileExclusion.isTest(file), !FileExclusion.isForTests(file.path) else { continue }
            modules.formUnion(file.summary.imports)
        }
        modules.subtract(BuildConditions.modules(for: all))
        modules.subtract(listing.modules)
        modules.subtract(listing.modules(among: all))
        modules.subtract(StandInModules.names)
        modules = modules.filter { !AppleFrameworks.contains($0) && !folders.contains($0.lowercased()) }
        // What they load from a network or store nothing shows.
        modules = modules.filter { RemoteImages.libraries[$0] == nil && !FileExclusion.leavesOut($0) }
        var origins = listing.origins
        origins.merge(listing.originsOfPackages)
        return PackageFetcher.Wishes(modules: modules, origins: origins)
    }

    /// Returns why a source is none that the project's targets compile; nil if it may be needed.
    func reason(_ file: SourceFile) -> String? {
        file.isStub || file.isDependency ? nil : targets.reason(for: file.path)
    }

    /// Returns the paths of the sources whose targets isolate declarations to the main actor by default.
    func isolated(among files: [SourceFile]) -> Set<String> {
        Set(files.map(\.path).filter { !ProjectFolder.isStub($0) && targets.isolatesToMainActor($0) })
    }

    private func read(_ path: String, in root: OpenFolder?) -> [UInt8]? {
        try? root?.read(beneath: path, limit: ProjectFolder.sourceLimit)
    }
}
