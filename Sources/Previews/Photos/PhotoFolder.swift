import Foundation

/// The pictures in a folder.
public struct PhotoFolder: Sendable {
    /// The pictures, sorted by name.
    public let files: [PhotoFile]
    /// One line for each file that is no picture, a broken one, or a link.
    public let warnings: [String]
    /// The folder in which the pictures are opened.
    public let folder: OpenFolder

    /// Reads the header of every file of the folder whose name does not begin with a dot.
    ///
    /// Folders in it are left out.
    ///
    /// - Throws: ``PhotoFolderError``.
    public init(path: String) throws(PhotoFolderError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw PhotoFolderError("there is no folder \(path)")
        }
        guard let folder = OpenFolder(path: path),
            let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        else {
            throw PhotoFolderError("the folder \(path) can't be read")
        }
        var files: [PhotoFile] = []
        var warnings: [String] = []
        // By UTF-8: the same order everywhere.
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
            let file = (path as NSString).appendingPathComponent(name)
            guard !Self.isFolder(file) else { continue }
            do throws(PhotoFault) {
                guard !folder.isLink(name) else { throw PhotoFault("it is a link, and links are not followed") }
                let bytes = try FileBytes(descriptor: folder.open(name))
                files.append(PhotoFile(name: name, path: file, header: try PhotoHeader(bytes)))
            } catch {
                warnings.append("\(Self.printable(name)) is left out: \(error)")
            }
        }
        guard !files.isEmpty else {
            throw PhotoFolderError(
                (["there is no JPEG, PNG or WebP file in \(path)"] + warnings.prefix(3)).joined(separator: "; "))
        }
        self.folder = folder
        self.files = files
        self.warnings = warnings
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Returns a file's name without control characters, which could confuse a terminal.
    private static func printable(_ name: String) -> String {
        String(name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : Character($0) })
    }
}

/// A reason why a folder can't be used.
public struct PhotoFolderError: Error, Equatable, CustomStringConvertible {
    /// The reason in one line.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
