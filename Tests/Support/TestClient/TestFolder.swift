import Foundation

/// A folder of a test's own, removed with it.
public final class TestFolder: Sendable {
    /// The folder.
    public let url: URL

    /// Makes a folder of files with these names and texts.
    public init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// The folder's path.
    public var path: String { url.path }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
