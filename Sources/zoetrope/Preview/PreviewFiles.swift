import CoreGraphics
import Foundation
import Locks
import Photos
import PreviewProtocol
import ProjectFiles
import SceneContract
import WebSocketServer

/// The images and fonts of a previewed project, by the names under which viewers load them.
final class PreviewFiles: Sendable {
    private let images = LockedValue<[String: StaticFiles.AddedFile]>([:])
    private let fonts = LockedValue<[String: StaticFiles.AddedFile]>([:])
    /// The project's folder, beneath which all of them are opened.
    private let project: String

    /// What the names begin with, so that they are none of another version's.
    private let mark: String

    /// Makes a list without files.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - mark: letters and hyphens with which the names begin.
    init(of project: String, marked mark: String = "") {
        self.project = project
        self.mark = mark
    }

    /// Returns the image that is served below `/images/` by a name.
    ///
    /// Code makes images of pixels, too.
    func image(_ name: String) -> StaticFiles.AddedFile? {
        if let file = PixelImages.file(named: name) {
            return StaticFiles.AddedFile(contentType: "image/png") { Self.open(file) }
        }
        return images.withLock { $0[name] }
    }

    /// Returns the font that is served below `/fonts/` by a name.
    func font(_ name: String) -> StaticFiles.AddedFile? { fonts.withLock { $0[name] } }

    /// Serves images, besides those before.
    ///
    /// - Returns: of each image its name in the code, its file's name for viewers, and its size in points.
    func serve(_ found: [PreviewImage]) -> [SceneImage] {
        var named: [SceneImage] = []
        for image in found {
            guard let file = file(image.name), let added = added(image.path, Self.imageTypes) else {
                continue
            }
            images.withLock { $0[file] = added }
            named.append(SceneImage(image, file: file))
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
            guard let file = file("\(font.name)-\(Int(time * 1000))"),
                let added = added(font.path, Self.fontTypes)
            else { return nil }
            served[file] = added
            return (path, file)
        }
        fonts.withLock { $0 = served }
        return named
    }

    private func added(_ path: String, _ types: [String: String]) -> StaticFiles.AddedFile? {
        let type = URL(fileURLWithPath: path).pathExtension.lowercased()
        return types[type].map { contentType in
            StaticFiles.AddedFile(contentType: contentType) { [project] in
                guard let folder = OpenFolder(path: project) else { return -1 }
                return type == "pdf" ? Self.openDrawing(of: path, in: folder) : folder.open(beneath: path)
            }
        }
    }

    /// Opens a file of the SVG that a PDF file draws, which nobody else can open.
    ///
    /// - Returns: a descriptor, or -1 if the file is no longer there, or no PDF.
    private static func openDrawing(of path: String, in folder: OpenFolder) -> Int32 {
        guard let bytes = try? folder.read(beneath: path, limit: PDFDrawing.largest),
            let text = PDFDrawing.svg(of: bytes)
        else { return -1 }
        return open(Array(text.utf8))
    }

    /// Opens a file of some bytes, which nobody else can open.
    ///
    /// - Returns: a descriptor, or -1 if there is no room for one.
    private static func open(_ data: [UInt8]) -> Int32 {
        guard let file = tmpfile() else { return -1 }
        defer { fclose(file) }
        guard fwrite(data, 1, data.count, file) == data.count, fflush(file) == 0 else { return -1 }
        let descriptor = dup(fileno(file))
        lseek(descriptor, 0, SEEK_SET)
        return descriptor
    }

    /// A name that needs no escapes in an address, and is none of the page's own.
    private func file(_ name: String) -> String? {
        let text = name.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber || character == "-")
                ? String(character) : "_\(String(byte, radix: 16))"
        }
        return name.isEmpty ? nil : "preview_" + mark + text.joined()
    }

    private static let imageTypes = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml",
        "gif": "image/gif", "pdf": "image/svg+xml",
    ]
    private static let fontTypes = ["ttf": "font/ttf", "otf": "font/otf"]
}
