import Foundation
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

    private static let skipped: Set<String> = [
        "Build", "Carthage", "DerivedData", "Pods", "build", "node_modules", "xcuserdata",
    ]

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
        /// The absolute paths of the folders.
        package var folders: [String] = []

        /// Makes an empty listing.
        package init() {}

        package var paths: [String] { files.keys.sorted() }

        /// Returns the files that are new, gone or changed since an earlier listing.
        package func changes(since earlier: Listing) -> [String] {
            let all = Set(files.keys).union(earlier.files.keys)
            return all.filter { files[$0] != earlier.files[$0] }.sorted()
        }
    }

    /// Lists the Swift files and assets.
    ///
    /// O(files).
    package func list() -> Listing {
        var listing = Listing()
        list("", into: &listing)
        return listing
    }

    private func list(_ folder: String, into listing: inout Listing) {
        let absolute = folder.isEmpty ? path : path + "/" + folder
        guard let stream = opendir(absolute) else { return }
        defer { closedir(stream) }
        listing.folders.append(absolute)
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") || name == Self.stubs && folder.isEmpty, !Self.skipped.contains(name) else {
                continue
            }
            let relative = folder.isEmpty ? name : folder + "/" + name
            var status = stat()
            // A link to a folder could lead round in a circle.
            guard lstat(path + "/" + relative, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFLNK {
                guard stat(path + "/" + relative, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                // A file alone has the assets beside it.
                if only == nil || name.hasSuffix(".xcassets") || folder.contains(".xcassets") || name == Self.stubs {
                    list(relative, into: &listing)
                }
            case S_IFREG where matters(relative):
                listing.files[relative] = Listing.Version(
                    size: Int(status.st_size),
                    modified: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec,
                    inode: UInt64(status.st_ino))
            default: break
            }
        }
    }

    private static let assets: Set<String> = ["gif", "heic", "jpeg", "jpg", "otf", "pdf", "png", "svg", "ttf", "webp"]

    private func matters(_ relative: String) -> Bool {
        let name = relative.split(separator: "/").last.map(String.init) ?? relative
        if name.hasSuffix(".swift") {
            if name == "Package.swift" { return false }
            return only == nil || relative == only || relative.hasPrefix(Self.stubs + "/")
        }
        guard let type = name.split(separator: ".").last.map({ $0.lowercased() }), name.contains(".") else {
            return false
        }
        return Self.assets.contains(type) || name == "Contents.json" && relative.contains(".xcassets/")
    }
}
