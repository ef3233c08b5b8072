import Foundation
import WebSocketServer

/// The folder of the page, if none is given.
enum WebFolder {
    /// `web` in the current folder, or in the nearest folder around the executable that has one (the package's, for
    /// one built there).
    static func find() throws -> String {
        if let folder = folder(with: "web") { return folder }
        throw WebSocketServerError("there is no folder web here or around the executable; name one with --web")
    }

    /// The page as `make page` has built it, if it has, else ``find()``.
    static func findBuilt() throws -> String {
        if let folder = folder(with: ".build/page") { return folder }
        return try find()
    }

    private static func folder(with page: String) -> String? {
        var candidates = [FileManager.default.currentDirectoryPath]
        if var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                candidates.append(folder.path)
            }
        }
        return candidates.lazy.map { "\($0)/\(page)" }
            .first { FileManager.default.fileExists(atPath: $0 + "/index.html") }
    }
}
