import Foundation
import Photos
import PreviewProtocol

/// The files in a project's folder.
package struct ProjectFolder {
    /// The absolute path, without a slash at its end.
    package let path: String
    /// The one Swift file that is previewed, relative to the folder; nil for all.
    package let only: String?

    /// The project's folder of Swift files that only previews see.
    ///
    /// Xcode and Swift packages overlook it.
    package static let stubs = ".zoetrope"

    package static func isStub(_ path: String) -> Bool { path.hasPrefix(stubs + "/") }

    private static let skipped: Set<String> = ["Build", "DerivedData", "build", "node_modules", "xcuserdata"]
    /// The folders in which package managers keep the sources of what a project depends on.
    private static let packages: Set<String> = [".build", "Carthage", "Pods", "SourcePackages"]

    /// The names of folders of packages that no project compiles.
    package static var skippedOfPackages: Set<String> { PackageFolders.skipped.union(["*.docc"]) }

    /// Whether a file is of a package that the project depends on.
    package static func isDependency(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { packages.contains(String($0)) }
    }

    /// Returns the folder of the package that a file is of; nil for a file of the project itself.
    package static func package(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.firstIndex(where: { packages.contains(String($0)) }) else { return nil }
        let isWithin = folders.dropFirst(index + 1).first?.lowercased() == "checkouts"
        return folders.prefix(index + (isWithin ? 3 : 2)).joined(separator: "/")
    }

    /// Returns the folder of the module that a package's file is of: its package's, or one among the sources of that.
    package static func module(of path: String) -> String {
        guard let package = package(of: path) else { return "" }
        let rest = path.dropFirst(package.count).split(separator: "/").dropLast()
        guard let first = rest.first, ["Source", "Sources"].contains(first), rest.count > 1 else { return package }
        return "\(package)/\(first)/\(rest[rest.startIndex + 1])"
    }

    /// Opens a project's folder.
    ///
    /// - Parameter path: a Swift file or a folder.
    /// - Throws: ``PreviewFault``.
    package init(_ path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw PreviewFault(message: "there is nothing at \(path)")
        }
        if isFolder.boolValue {
            self.path = url.path
            only = nil
        } else if url.pathExtension == "swift" {
            self.path = url.deletingLastPathComponent().path
            only = url.lastPathComponent
        } else {
            throw PreviewFault(message: "\(path) is neither a folder nor a Swift file")
        }
    }

    /// A state of the folder: every file that matters with what tells its versions apart.
    package struct Listing: Equatable {
        package struct Version: Equatable {
            var size: Int
            var modified: Int
            var inode: UInt64
        }

        /// The files by their paths relative to the folder.
        package var files: [String: Version] = [:]
        /// The reasons why files are not read, by their paths.
        package var refused: [String: String] = [:]
        /// The absolute paths of the folders, without those of packages.
        package var folders: [String] = []
        /// The folders of packages, relative to the project's.
        fileprivate var packages: [String] = []
        /// The folders, relative to the project's, with the description of a package or a pod.
        package var manifests: Set<String> = []
        /// The descriptions of pods, without those of packages.
        package var pods: [String] = []
        /// The modules that the folder's pods and Xcode projects are named after, and those of its package.
        package var modules: Set<String> = []
        /// The names of the sources of Objective-C, without their ends, and of their folders.
        package var objectiveC: Set<String> = []

        /// Where the packages come from that the project depends on.
        package var origins = PackageOrigins()
        /// The folders with the sources of packages' modules, by the modules.
        package var packageModules: [String: String] = [:]
        /// Where those come from that these depend on.
        package var originsOfPackages = PackageOrigins()

        /// Makes an empty listing.
        package init() {}

        package var paths: [String] { files.keys.sorted() }

        /// The paths of the Xcode projects, without those of packages.
        package var projects: [String] {
            paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") && !ProjectFolder.isDependency($0) }
                .map { String($0.dropLast("/project.pbxproj".count)) }
        }

        /// Returns the files that are new, gone or changed since an earlier listing.
        package func changes(since earlier: Listing) -> [String] {
            let all = Set(files.keys).union(earlier.files.keys)
            return all.filter { files[$0] != earlier.files[$0] }.sorted()
        }
    }

    /// The greatest size of a source in bytes: many times what people write, and compiled in some seconds.
    package static let sourceLimit = 1 << 20

    /// The greatest size of an Interface Builder file in bytes.
    package static let interfaceLimit = 4 << 20

    /// The greatest size of all sources together in bytes: as much as the largest apps have, and read in some seconds.
    package static let sumLimit = 32 << 20

    /// The folder, opened; nil if it is not there any more.
    ///
    /// What leads out of it is not opened: see `OpenFolder.open(beneath:)`.
    package var root: OpenFolder? { OpenFolder(path: path) }

    /// Lists the Swift files and assets.
    ///
    /// O(files).
    ///
    /// - Parameters:
    ///   - modules: the modules that the project imports: the sources of those that a package manager has put into the
    ///     folder are listed, too.
    ///   - limit: the greatest size of all sources together in bytes. Those beyond it in the order of their paths are
    ///     refused; the project's stand-ins go first, and the packages last.
    /// - Returns: the files and folders.
    package func list(modules: Set<String> = [], limit: Int = sumLimit) -> Listing {
        var listing = Listing()
        if let root {
            list("", root, root, into: &listing)
            let folders = listing.folders
            let packages = PackageFolders(listing.packages, in: root).search(for: modules)
            for (path, inner) in packages.folders { list(path, inner, root, into: &listing) }
            listing.packageModules = packages.places
            for manifest in packages.manifests { listing.originsOfPackages.read(manifest, of: "Package.swift") }
            listing.folders = folders
        }
        let sources = listing.paths.filter { $0.hasSuffix(".swift") }
        let (packages, own) = (sources.filter(Self.isDependency), sources.filter { !Self.isDependency($0) })
        var sum = 0
        for path in own.filter(Self.isStub) + own.filter({ !Self.isStub($0) }) + packages {
            let size = listing.files[path]?.size ?? 0
            guard sum + size > limit else {
                sum += size
                continue
            }
            listing.files[path] = nil
            listing.refused[path] = "the sources before it have \(sum) bytes; all together have at most \(limit)"
        }
        return listing
    }

    private func list(_ path: String, _ folder: OpenFolder, _ root: OpenFolder, into listing: inout Listing) {
        guard let names = folder.names() else { return }
        listing.folders.append(path.isEmpty ? self.path : self.path + "/" + path)
        for name in names {
            let relative = path.isEmpty ? name : path + "/" + name
            if Self.packages.contains(name) {
                listing.packages.append(relative)
                continue
            }
            if !Self.isDependency(relative), let module = Self.module(of: name) { listing.modules.insert(module) }
            if name.hasSuffix(".m") || name.hasSuffix(".mm") {
                listing.objectiveC.formUnion([String(name.prefix { $0 != "." }), folderName(path)])
            }
            if name == "Package.swift" || name.hasSuffix(".podspec") { listing.manifests.insert(path) }
            if name.hasSuffix(".podspec"), !Self.isDependency(relative) { listing.pods.append(relative) }
            if name == "Package.swift", !Self.isDependency(relative) {
                listing.modules.formUnion(Self.modules(ofPackage: relative, in: root))
            }
            if PackageOrigins.reads(name), !Self.isDependency(relative),
                let bytes = try? root.read(beneath: relative, limit: Self.sourceLimit)
            {
                listing.origins.read(String(decoding: bytes, as: UTF8.self), of: name)
            }
            guard !name.hasPrefix(".") || name == Self.stubs && path.isEmpty, !Self.skipped.contains(name),
                // The sources in a documentation are parts of its text.
                !name.hasSuffix(".docc"),
                !Self.isDependency(relative) || !PackageFolders.skipped.contains(name),
                var status = folder.status(of: name)
            else { continue }
            if status.st_mode & S_IFMT == S_IFLNK, matters(relative) {
                let file = root.open(beneath: relative)
                defer { if file >= 0 { close(file) } }
                // A link to a folder could lead round in a circle.
                guard file >= 0, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                    if file < 0, errno == EXDEV {
                        listing.refused[relative] = "it is a link that leads out of the folder"
                    }
                    continue
                }
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                // A file alone has the assets beside it.
                let isIncluded =
                    only == nil || name.hasSuffix(".xcassets") || path.contains(".xcassets") || name == Self.stubs
                if isIncluded, let inner = folder.folder(name) { list(relative, inner, root, into: &listing) }
            case S_IFREG where matters(relative):
                guard status.st_size <= Self.sourceLimit || !relative.hasSuffix(".swift") else {
                    listing.refused[relative] =
                        "it has \(status.st_size) bytes; a source has at most \(Self.sourceLimit)"
                    continue
                }
                listing.files[relative] = Listing.Version(
                    size: Int(status.st_size),
                    modified: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec,
                    inode: UInt64(status.st_ino))
            default: break
            }
        }
    }

    private func folderName(_ path: String) -> String {
        String((path.isEmpty ? self.path : path).split(separator: "/").last ?? "")
    }

    /// The module that a pod's description or an Xcode project is named after; nil for any other file.
    private static func module(of name: String) -> String? {
        [".podspec", ".xcodeproj"].first(where: name.hasSuffix).map {
            String(name.dropLast($0.count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }

    /// The modules that a package's description names as its targets.
    private static func modules(ofPackage path: String, in root: OpenFolder) -> [String] {
        guard let bytes = try? root.read(beneath: path, limit: sourceLimit) else { return [] }
        return String(decoding: bytes, as: UTF8.self).matches(of: #/\.target\(\s*name:\s*"(\w+)"/#).map { String($0.1) }
    }

    private static let assets: Set<String> = [
        "gif", "heic", "jpeg", "jpg", "otf", "pdf", "png", "storyboard", "svg", "ttf", "webp", "xib",
    ]

    private func matters(_ relative: String) -> Bool {
        let name = relative.split(separator: "/").last.map(String.init) ?? relative
        if name.hasSuffix(".swift") {
            if name == "Package.swift" { return false }
            return only == nil || relative == only || relative.hasPrefix(Self.stubs + "/")
        }
        if name == "contents" { return relative.hasSuffix(".xcdatamodel/contents") }
        guard let type = name.split(separator: ".").last.map({ $0.lowercased() }), name.contains(".") else {
            return false
        }
        if type == "pbxproj" { return only == nil }
        if type == "plist" { return name.hasSuffix("Info.plist") }
        return Self.assets.contains(type) || name == "Contents.json" && relative.contains(".xcassets/")
    }
}
