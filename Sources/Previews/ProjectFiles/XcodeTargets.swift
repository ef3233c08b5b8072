import Photos

/// The sources that the targets of a folder's Xcode projects compile, and the folder's pods.
///
/// An app's folder may hold sources which its project does not know any more, or which belong to another program.
package struct XcodeTargets {
    /// The greatest size of a project file in bytes.
    private static let limit = 16 << 20
    /// The greatest size of a pod's description in bytes.
    private static let podLimit = 1 << 18

    private var projects: [XcodeProject] = []
    /// The folders of packages and pods, whose sources no target need name.
    private var packages: Set<String> = []
    /// The folders in a package's that have its sources, by the package's folder, as far as they are known.
    private var packageSources: [String: [String]] = [:]
    /// The folders of the packages that isolate declarations to the main actor by default.
    private var isolatedPackages: Set<String> = []
    /// The sources of pods, which the projects of examples have by their names alone.
    private var pods: [PodSources] = []

    /// Makes the targets of nothing.
    package init() {}

    /// Reads the projects among some files.
    ///
    /// - Parameters:
    ///   - listing: all files of the folder.
    ///   - folder: the folder.
    package init(_ listing: ProjectFolder.Listing, in folder: ProjectFolder) {
        guard let root = folder.root else { return }
        packages = listing.manifests
        for package in packages {
            let path = package.isEmpty ? "Package.swift" : package + "/Package.swift"
            guard let bytes = try? root.read(beneath: path, limit: Self.podLimit) else { continue }
            let manifest = String(decoding: bytes, as: UTF8.self)
            packageSources[package] = Self.sourceFolders(of: manifest, in: package)
            if manifest.contains(#/\.defaultIsolation\(\s*MainActor\.self/#) { isolatedPackages.insert(package) }
        }
        pods = listing.pods.compactMap { path in
            (try? root.read(beneath: path, limit: Self.podLimit)).map { PodSources($0, of: path) }
        }
        for path in listing.paths where path.hasSuffix(".pbxproj") && !ProjectFolder.isDependency(path) {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 1, let bytes = try? root.read(beneath: path, limit: Self.limit) else { continue }
            let base = parts.dropLast(2).joined(separator: "/")
            if let project = XcodeProject(bytes, name: parts[parts.count - 2], in: base) { projects.append(project) }
        }
        // One whose paths lead nowhere was not read right, or its sources are elsewhere than it says.
        let sources = Set(listing.paths.filter { $0.hasSuffix(".swift") }.map { $0.lowercased() })
        projects.removeAll { !$0.isOf(sources) }
        for index in projects.indices { projects[index].findLost(among: sources) }
    }

    /// Returns why a source is none of the project's; nil if a target compiles it, or if no project is known to.
    package func reason(for path: String) -> String? {
        let around = Self.folders(around: path)
        let near = projects.filter { around.contains($0.folder) }
        guard let nearest = near.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }),
            !projects.contains(where: { $0.compiles(path.lowercased()) }), !pods.contains(where: { $0.contain(path) }),
            !around.contains(where: {
                packages.contains($0) && $0.utf8.count >= nearest.folder.utf8.count && mayContain(path, package: $0)
            })
        else { return nil }
        return "no target of \(nearest.name) compiles it"
    }

    /// Returns those of some files of one name that the projects' targets have, as a storyboard that no target has any more may lie
    /// in another folder; all of them if no target has any.
    package func resources(among paths: [String]) -> [String] {
        let own = paths.filter { path in projects.contains { $0.hasResource(path.lowercased()) } }
        return own.isEmpty ? paths : own
    }

    /// Whether a package may compile a source in its folder: not one that is in none of its targets' folders, beside sources
    /// that an Xcode project compiles, nor one beside another of its name that an Xcode project has in its place, as no module has
    /// two files of one name.
    private func mayContain(_ path: String, package: String) -> Bool {
        guard let sources = packageSources[package] else { return true }
        if let around = sources.first(where: path.hasPrefix) {
            var rest = path.dropFirst(around.count).split(separator: "/")
            let name = rest.removeLast().lowercased()
            // In the usual folders each one is of a module.
            let isShared = Self.usualFolders.contains { around.hasSuffix("\($0)/") }
            let module = around + (isShared ? rest.first.map { "\($0)/" } ?? "" : "")
            return !projects.contains { $0.compilesFile(named: name, in: module.lowercased()) }
        }
        let folder = path.lowercased().split(separator: "/").dropLast().joined(separator: "/")
        return !projects.contains { $0.compilesFile(in: folder) }
    }

    /// The folders in which a package has its targets, each in one of its own, unless its manifest says otherwise.
    private static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests"]

    /// The folders in which a package's manifest may have its targets: those that it names, and the usual ones.
    private static func sourceFolders(of manifest: String, in package: String) -> [String] {
        let named = manifest.matches(of: #/path:\s*"(?:\.\/)?([^"]*?)\/?"/#).map { String($0.1) }
        return (named + usualFolders).map { folder in
            [package, folder == "." ? "" : folder].filter { !$0.isEmpty }.map { $0 + "/" }.joined()
        }
    }

    /// The repositories of the Swift packages that the projects depend on.
    package var origins: PackageOrigins {
        projects.flatMap(\.packages).reduce(into: PackageOrigins()) { $0.add($1.source, product: $1.product) }
    }

    /// Whether only targets compile a source that make no app of their own, but a part of one or an app for a watch.
    package func isOfPart(_ path: String) -> Bool {
        let path = path.lowercased()
        return projects.contains { $0.compilesForPart(path) } && !projects.contains { $0.compilesForWhole(path) }
    }

    /// Whether declarations of a source are isolated to the main actor unless they say otherwise, as in the apps that Xcode
    /// has made since version 26.
    ///
    /// Source: Swift Evolution's SE-0466.
    package func isolatesToMainActor(_ path: String) -> Bool {
        // Asked of each source at each save, and true of none in most folders.
        guard !isolatedPackages.isEmpty || projects.contains(where: \.isolatesAny) else { return false }
        let inner = Self.folders(around: path).last { packages.contains($0) && packageSources[$0] != nil }
        if let inner, packageSources[inner]?.contains(where: path.hasPrefix) == true {
            return isolatedPackages.contains(inner)
        }
        return projects.contains { $0.isolatesToMainActor(path.lowercased()) }
    }

    /// The folders that a file is in, the outermost one first.
    private static func folders(around path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return (0...parts.count).map { parts.prefix($0).joined(separator: "/") }
    }
}

/// What an Xcode project compiles.
struct XcodeProject {
    /// The project's name with its suffix.
    let name: String
    /// The folder that the project is in, relative to the folder that is previewed.
    let folder: String
    /// The sources, in small letters, as file systems of Macs tell no more apart.
    private var files: Set<String> = []
    /// The names of those of them that are not where they are said to be: outside of the folder on the machine of whoever made the
    /// project, or moved since.
    private var lost: Set<Substring> = []
    /// The folders of which every source is compiled.
    private var folders: [String] = []
    /// The files that targets copy into their apps, with those of each translation, in small letters.
    private var resources: Set<String> = []
    /// Those of the targets that make a part of an app: a clip, an extension, or what runs on a watch.
    private var partFiles: Set<String> = []
    private var partFolders: [String] = []
    /// Those of all other targets.
    private var wholeFiles: Set<String> = []
    private var wholeFolders: [String] = []
    /// Those of the targets that isolate declarations to the main actor by default.
    private var isolatedFiles: Set<String> = []
    private var isolatedFolders: [String] = []
    /// The Swift packages that the project depends on, once for each of their modules that a target names.
    let packages: [(source: PackageSource, product: String?)]

    /// How the types of such products end.
    private static let parts = ["-extension", ".watchapp", ".watchapp2", ".on-demand-install-capable"]

    /// Reads a project; nil for what is none.
    init?(_ bytes: [UInt8], name: String, in folder: String) {
        guard let list = PropertyListText(bytes), case .table(let objects)? = list["objects"] else { return nil }
        (self.name, self.folder) = (name, folder)
        packages = Self.packages(in: objects)
        guard let project = list["rootObject"]?.text.flatMap({ objects[$0] }) else { return nil }
        var places = Places(objects: objects, root: Self.joined(folder, project["projectDirPath"]?.text ?? ""))
        if let main = project["mainGroup"]?.text { places.add(main, in: places.root) }
        let isolates = Self.isolation(of: project, in: objects)
        for target in project["targets"]?.texts.compactMap({ objects[$0] }) ?? [] {
            var (own, ownFolders): (Set<String>, [String]) = ([], [])
            for phase in target["buildPhases"]?.texts.compactMap({ objects[$0] }) ?? []
            where phase["isa"]?.text == "PBXSourcesBuildPhase" {
                for file in phase["files"]?.texts ?? [] {
                    guard let reference = objects[file]?["fileRef"]?.text, let path = places.paths[reference] else {
                        continue
                    }
                    own.insert(path.lowercased())
                }
            }
            resources.formUnion(Self.resources(of: target, in: objects, at: places))
            ownFolders += (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { places.paths[$0] }
                .map { $0.isEmpty ? "" : $0.lowercased() + "/" }
            files.formUnion(own)
            folders += ownFolders
            if Self.isolation(of: target, in: objects) ?? isolates ?? false {
                isolatedFiles.formUnion(own)
                isolatedFolders += ownFolders
            }
            let type = target["productType"]?.text ?? ""
            if Self.parts.contains(where: type.hasSuffix) {
                partFiles.formUnion(own)
                partFolders += ownFolders
            } else {
                wholeFiles.formUnion(own)
                wholeFolders += ownFolders
            }
        }
    }

    /// The files that a target copies; those in its folders are not among them.
    private static func resources(
        of target: PropertyListText, in objects: [String: PropertyListText], at places: Places
    ) -> [String] {
        let phases = target["buildPhases"]?.texts.compactMap { objects[$0] } ?? []
        return phases.filter { $0["isa"]?.text == "PBXResourcesBuildPhase" }.flatMap { phase in
            (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }.flatMap { reference in
                // One of several languages is a group of them.
                (objects[reference]?["children"]?.texts ?? [reference]).compactMap { places.paths[$0]?.lowercased() }
            }
        }
    }

    /// Whether the build settings of a target or a project isolate declarations to the main actor; nil if they don't say.
    private static func isolation(of target: PropertyListText, in objects: [String: PropertyListText]) -> Bool? {
        let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.texts ?? []).lazy
            .compactMap { objects[$0]?["buildSettings"]?["SWIFT_DEFAULT_ACTOR_ISOLATION"]?.text }
            .map { $0 == "MainActor" }.first
    }

    private static func packages(
        in objects: [String: PropertyListText]
    ) -> [(source: PackageSource, product: String?)] {
        let products = objects.values.filter { $0["isa"]?.text == "XCSwiftPackageProductDependency" }
        let sources = objects.filter { $0.value["isa"]?.text == "XCRemoteSwiftPackageReference" }.compactMap {
            id, reference in
            reference["repositoryURL"]?.text.flatMap { address in
                PackageSource(address, version: PackageVersion(ofXcode: reference["requirement"])).map { (id, $0) }
            }
        }.sorted { $0.1.address < $1.1.address }
        return sources.flatMap { id, source in
            [(source, nil)]
                + products.filter { $0["package"]?.text == id }.compactMap { $0["productName"]?.text }.sorted()
                .map { (source, $0) }
        }
    }

    /// Whether the sources that there are, whose paths are in small letters, are the project's: most of those that it names.
    func isOf(_ sources: Set<String>) -> Bool {
        if sources.contains(where: { path in folders.contains(where: path.hasPrefix) }) { return true }
        let named = files.filter { $0.hasSuffix(".swift") }
        let present = named.intersection(sources).count
        return present > 0 && present * 2 >= named.count
    }

    /// Notes which of the project's sources are not where it says, of those that there are, whose paths are in small letters.
    mutating func findLost(among sources: Set<String>) {
        lost = Set(
            files.filter { $0.hasSuffix(".swift") && !sources.contains($0) }.compactMap {
                $0.split(separator: "/").last
            })
    }

    /// Whether a target compiles a source, whose path is in small letters: one of the name of one that is not where it should be, too.
    func compiles(_ path: String) -> Bool {
        files.contains(path) || folders.contains(where: path.hasPrefix)
            || !lost.isEmpty && path.split(separator: "/").last.map(lost.contains) == true
    }

    /// Whether a target copies a file into its app, whose path is in small letters.
    func hasResource(_ path: String) -> Bool { resources.contains(path) || folders.contains(where: path.hasPrefix) }

    /// Whether a target compiles a source that is in a folder itself, whose path is in small letters.
    func compilesFile(in folder: String) -> Bool {
        files.contains { $0.split(separator: "/").dropLast().joined(separator: "/") == folder }
    }

    /// Whether a target compiles a source of a name somewhere in a folder, both in small letters.
    func compilesFile(named name: String, in folder: String) -> Bool {
        files.contains { $0.hasPrefix(folder) && $0.hasSuffix("/" + name) }
    }

    /// Whether a target compiles it that makes a part of an app.
    func compilesForPart(_ path: String) -> Bool {
        partFiles.contains(path) || partFolders.contains(where: path.hasPrefix)
    }

    /// Whether a target isolates declarations to the main actor by default.
    var isolatesAny: Bool { !isolatedFiles.isEmpty || !isolatedFolders.isEmpty }

    /// Whether a target compiles it that isolates declarations to the main actor by default.
    func isolatesToMainActor(_ path: String) -> Bool {
        isolatedFiles.contains(path) || isolatedFolders.contains(where: path.hasPrefix)
    }

    /// Whether another target compiles it.
    func compilesForWhole(_ path: String) -> Bool {
        wholeFiles.contains(path) || wholeFolders.contains(where: path.hasPrefix)
    }

    /// How deep groups may lie in each other.
    private static let depth = 64

    /// The paths of a project's files.
    private struct Places {
        let objects: [String: PropertyListText]
        let root: String
        var paths: [String: String] = [:]

        /// Adds a group or file with all that is in it.
        mutating func add(_ id: String, in parent: String, depth: Int = XcodeProject.depth) {
            guard depth > 0, paths[id] == nil, let object = objects[id] else { return }
            let own = object["path"]?.text ?? ""
            switch object["sourceTree"]?.text {
            case "<group>": paths[id] = XcodeProject.joined(parent, own)
            case "SOURCE_ROOT": paths[id] = XcodeProject.joined(root, own)
            // Somewhere else on the machine of whoever made it.
            default: return
            }
            for child in object["children"]?.texts ?? [] { add(child, in: paths[id] ?? parent, depth: depth - 1) }
        }
    }

    /// Joins paths, without dots.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (folder + "/" + path).split(separator: "/") where part != "." {
            if part == "..", !parts.isEmpty, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}

extension PackageVersion {
    /// Makes what a package's reference in an Xcode project asks for; any for what is not known.
    fileprivate init(ofXcode requirement: PropertyListText?) {
        let lower = requirement?["minimumVersion"]?.text.flatMap(VersionNumber.init)
        switch (requirement?["kind"]?.text, lower) {
        case ("upToNextMajorVersion", let lower?): self = .range(lower, below: lower.nextMajor)
        case ("upToNextMinorVersion", let lower?): self = .range(lower, below: lower.nextMinor)
        case ("versionRange", let lower?):
            self = .range(lower, below: requirement?["maximumVersion"]?.text.flatMap(VersionNumber.init))
        default:
            self.init(named: ["revision", "branch", "version"].lazy.compactMap { requirement?[$0]?.text }.first)
        }
    }
}
