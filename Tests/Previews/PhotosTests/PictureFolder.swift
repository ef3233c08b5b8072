import Foundation
import Photos
import Testing

/// A folder of files of a test's own, removed with it.
final class PictureFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")

    init(_ files: [String: [UInt8]]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, bytes) in files { try Data(bytes).write(to: url.appendingPathComponent(name)) }
    }

    var path: String { url.path }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

extension PhotoFile {
    /// Of a folder that holds one good file and this one: nil if it is left out.
    static func only(_ bytes: [UInt8]) throws -> PhotoFile? {
        let folder = try PictureFolder(["a.jpg": TinyFiles.jpeg(1, 1), "b": bytes])
        let photos = try PhotoFolder(path: folder.path)
        #expect(photos.files.count + photos.warnings.count == 2)
        return photos.files.first { $0.name == "b" }
    }
}
