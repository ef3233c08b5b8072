import Foundation

/// The files that are served, by their paths.
///
/// They are read again for each request; a browser revalidates by ETag.
public struct StaticFiles: Sendable {
    /// The resolved path of the folder, without a trailing slash.
    private let root: String
    private let image: @Sendable (_ name: String) -> AddedFile?
    private let font: @Sendable (_ name: String) -> AddedFile?

    /// A file that may be anywhere.
    public struct AddedFile: Sendable {
        /// The media type.
        public var contentType: String
        /// Opens the file for reading, without waiting for anything.
        ///
        /// Returns a descriptor, which the server closes, or a negative number.
        public var open: @Sendable () -> Int32

        /// Makes a file of its attributes.
        public init(contentType: String, open: @escaping @Sendable () -> Int32) {
            self.contentType = contentType
            self.open = open
        }
    }

    /// Makes the files of a folder.
    ///
    /// If it has a `full.html`, that is the page for whom there is no room, with the reason in place of `{{reason}}`.
    ///
    /// - Parameters:
    ///   - page: the folder of `index.html` and what it needs.
    ///   - images: files that are served in `/images/` by these names, before those of the page's folder.
    /// - Throws: ``WebSocketServerError`` if the folder or its `index.html` is missing.
    public init(page: String, images: [String: AddedFile] = [:]) throws {
        try self.init(page: page) { images[$0] }
    }

    /// Makes the files of a folder.
    ///
    /// - Parameters:
    ///   - page: the folder of `index.html` and what it needs.
    ///   - image: finds a file that is served in `/images/` by a name, before those of the page's folder. Is called on
    ///     any of the server's threads.
    ///   - font: finds a file in `/fonts/` in the same way.
    /// - Throws: ``WebSocketServerError`` if the folder or its `index.html` is missing.
    public init(
        page: String, image: @escaping @Sendable (_ name: String) -> AddedFile?,
        font: @escaping @Sendable (_ name: String) -> AddedFile? = { _ in nil }
    ) throws {
        root = try Self.folder(page)
        self.image = image
        self.font = font
        guard let index = Self.resolve(root + "/index.html"), ServedFile(path: index) != nil else {
            throw WebSocketServerError("the web folder \(page) has no index.html")
        }
    }

    /// Opens the file that `path` names; nil if there is none.
    ///
    /// `/` and a path of one segment of letters, digits, `-` and `_` serve the page. Nothing outside the folder but the
    /// added files is served, wherever links in it lead, and nothing whose name begins with a dot. O(length of the
    /// path), and what the file system needs.
    func file(at path: String) -> ServedFile? {
        guard path.hasPrefix("/"), !path.utf8.contains(0), !path.contains("\\") else { return nil }
        var segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard !segments.contains(where: { $0.hasPrefix(".") }) else { return nil }
        if path == "/" || (segments.count == 1 && Self.isRoute(segments[0])) { segments = ["index.html"] }
        guard !segments.contains(""), segments != [Self.fullPage[...]] else { return nil }
        if segments.count == 2, let added = added(String(segments[1]), in: segments[0]) {
            return ServedFile(descriptor: added.open(), path: path, contentType: added.contentType)
        }
        guard let resolved = Self.resolve(root + "/" + segments.joined(separator: "/")),
            resolved.hasPrefix(root + "/")
        else { return nil }
        return ServedFile(path: resolved)
    }

    /// The page for whom there is no room, in the folder; it is served in others' places alone.
    private static let fullPage = "full.html"

    /// Returns the page that says that there is no room.
    ///
    /// - Parameter reason: why, as a clause without markup, which takes the place of `{{reason}}`.
    /// - Returns: the page; nil if the folder has none.
    func fullPage(_ reason: String) -> String? {
        guard let bytes = ServedFile(path: root + "/" + Self.fullPage)?.bytes(limit: 16_384) else { return nil }
        return String(decoding: bytes, as: UTF8.self).replacing("{{reason}}", with: reason)
    }

    private func added(_ name: String, in folder: Substring) -> AddedFile? {
        switch folder {
        case "images": image(name)
        case "fonts": font(name)
        default: nil
        }
    }

    /// Opens the same content compressed by gzip; nil if there is none, or one older than the file.
    ///
    /// It lies beside the file, with `.gz` after its name.
    func compressed(_ file: ServedFile) -> ServedFile? {
        guard file.path.hasPrefix(root + "/"),
            let resolved = Self.resolve(file.path + ".gz"), resolved.hasPrefix(root + "/"),
            let compressed = ServedFile(path: resolved, contentType: file.contentType),
            compressed.modified >= file.modified
        else { return nil }
        return compressed
    }

    /// Returns whether a path's only segment is one that the page itself understands, not a file's name.
    private static func isRoute(_ segment: Substring) -> Bool {
        !segment.isEmpty
            && segment.utf8.allSatisfy {
                97...122 ~= $0 || 65...90 ~= $0 || 48...57 ~= $0 || $0 == 45 || $0 == 95
            }
    }

    private static func folder(_ path: String) throws -> String {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue,
            let resolved = resolve(path)
        else { throw WebSocketServerError("there is no folder \(path)") }
        return resolved
    }

    /// Returns a path without links: realpath(3).
    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
