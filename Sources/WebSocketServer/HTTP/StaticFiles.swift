import Foundation

/// Finds the file for a path. Files are read anew for each request; a browser revalidates by ETag.
public struct StaticFiles: Sendable {
    /// Resolved, without a trailing slash.
    private let root: String
    private let images: String?

    /// - Parameters:
    ///   - page: the folder of `index.html` and what it needs.
    ///   - images: a folder that is served as `/images/`, if any.
    /// - Throws: ``WebSocketServerError`` if a folder, or the page's `index.html`, is missing.
    public init(page: String, images: String? = nil) throws {
        root = try Self.folder(page)
        self.images = try images.map(Self.folder)
        guard let index = Self.resolve(root + "/index.html"), ServedFile(path: index) != nil else {
            throw WebSocketServerError("the web folder \(page) has no index.html")
        }
    }

    /// The file that `path` names, or nil. O(length of the path), and what the file system needs.
    ///
    /// `/` and a room's name serve the page. Nothing outside the folders is served, wherever links in them lead, and
    /// nothing whose name begins with a dot.
    func file(at path: String) -> ServedFile? {
        guard path.hasPrefix("/"), !path.utf8.contains(0), !path.contains("\\") else { return nil }
        var segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard !segments.contains(where: { $0.hasPrefix(".") }) else { return nil }
        if path == "/" || (segments.count == 1 && Self.isRoomName(segments[0])) { segments = ["index.html"] }
        guard !segments.contains("") else { return nil }
        var folder = root
        if let images, segments[0] == "images" {
            folder = images
            segments.removeFirst()
        }
        guard let resolved = Self.resolve(folder + "/" + segments.joined(separator: "/")),
            resolved.hasPrefix(folder + "/")
        else { return nil }
        return ServedFile(path: resolved)
    }

    private static func isRoomName(_ segment: Substring) -> Bool {
        !segment.isEmpty && segment.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 }
    }

    private static func folder(_ path: String) throws -> String {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue,
            let resolved = resolve(path)
        else { throw WebSocketServerError("there is no folder \(path)") }
        return resolved
    }

    /// realpath(3).
    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
