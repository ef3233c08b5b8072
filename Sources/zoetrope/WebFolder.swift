import Foundation
import WebSocketServer

/// Where the page is when nobody says.
enum WebFolder {
    /// `web` in the current folder, or in the nearest folder around the executable that has one (the package's, for
    /// one built there).
    static func find() throws -> String {
        var candidates = [FileManager.default.currentDirectoryPath]
        if var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() {
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                candidates.append(folder.path)
            }
        }
        for candidate in candidates where FileManager.default.fileExists(atPath: candidate + "/web/index.html") {
            return candidate + "/web"
        }
        throw WebSocketServerError("there is no folder web here or around the executable; name one with --web")
    }
}
