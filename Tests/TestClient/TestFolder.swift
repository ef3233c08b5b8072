import Foundation

/// A folder of a test's own, removed with it.
public final class TestFolder: Sendable {
    public let url: URL

    public init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    public var path: String { url.path }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
