import Foundation
import WebSocketServer

/// The folder of the page, if none is given.
enum WebFolder {
    /// The page that was installed with the program, else `web` in the current folder or in the nearest folder around the
    /// executable that has one (the package's, for one built there).
    static func find() throws -> String {
        let around = foldersAroundExecutable
        let places = around.map { "\($0)/share/zoetrope/page" } + folders(around).map { "\($0)/web" }
        guard let folder = places.first(where: isPage) else {
            throw WebSocketServerError("there is no folder web here or around the executable; name one with --web")
        }
        return folder
    }

    /// The page as `make page` has built it, if it has, else ``find()``.
    static func findBuilt() throws -> String {
        try folders(foldersAroundExecutable).map { "\($0)/.build/page" }.first(where: isPage) ?? find()
    }

    private static func folders(_ around: [String]) -> [String] { [FileManager.default.currentDirectoryPath] + around }

    /// The folders around the executable, from the inside out.
    private static var foldersAroundExecutable: [String] {
        var folders: [String] = []
        guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            folders.append(folder.path)
        }
        return folders
    }

    private static func isPage(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/index.html")
    }
}
