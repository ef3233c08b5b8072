import Foundation
import Locks
import Photos
import PreviewProtocol
import WebSocketServer

/// The images and fonts of a previewed project, by the names under which viewers load them.
final class PreviewFiles: Sendable {
    private let images = LockedValue<[String: StaticFiles.AddedFile]>([:])
    private let fonts = LockedValue<[String: StaticFiles.AddedFile]>([:])
    /// The project's folder, beneath which all of them are opened.
    private let project: String

    /// Makes a list without files.
    ///
    /// - Parameter project: the project's folder.
    init(of project: String) {
        self.project = project
    }

    /// Returns the image that is served below `/images/` by a name.
    func image(_ name: String) -> StaticFiles.AddedFile? { images.withLock { $0[name] } }

    /// Returns the font that is served below `/fonts/` by a name.
    func font(_ name: String) -> StaticFiles.AddedFile? { fonts.withLock { $0[name] } }

    /// Serves images, besides those before.
    ///
    /// - Returns: of each image its name in the code, its file's name for viewers, and its size in points.
    func serve(_ found: [PreviewImage]) -> [(name: String, file: String, width: Double, height: Double)] {
        var named: [(name: String, file: String, width: Double, height: Double)] = []
        for image in found {
            guard let file = Self.file(image.name), let added = added(image.path, Self.imageTypes) else {
                continue
            }
            images.withLock { $0[file] = added }
            named.append((image.name, file, image.width, image.height))
        }
        return named
    }

    /// Serves fonts, and none of those before.
    ///
    /// A font that has changed has another name, as browsers keep those that they have.
    ///
    /// - Returns: of each font its absolute path, and its file's name for viewers.
    func serve(_ found: [PreviewFont]) -> [(path: String, file: String)] {
        var served: [String: StaticFiles.AddedFile] = [:]
        let named = found.compactMap { font -> (path: String, file: String)? in
            let path = "\(project)/\(font.path)"
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            guard let file = Self.file("\(font.name)-\(Int(time * 1000))"),
                let added = added(font.path, Self.fontTypes)
            else { return nil }
            served[file] = added
            return (path, file)
        }
        fonts.withLock { $0 = served }
        return named
    }

    private func added(_ path: String, _ types: [String: String]) -> StaticFiles.AddedFile? {
        types[URL(fileURLWithPath: path).pathExtension.lowercased()].map { type in
            StaticFiles.AddedFile(contentType: type) { [project] in
                OpenFolder(path: project)?.open(beneath: path) ?? -1
            }
        }
    }

    /// A name that needs no escapes in an address, and is none of the page's own.
    private static func file(_ name: String) -> String? {
        let text = name.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber || character == "-")
                ? String(character) : "_\(String(byte, radix: 16))"
        }
        return name.isEmpty ? nil : "preview_" + text.joined()
    }

    private static let imageTypes = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml",
        "gif": "image/gif",
    ]
    private static let fontTypes = ["ttf": "font/ttf", "otf": "font/otf"]
}
